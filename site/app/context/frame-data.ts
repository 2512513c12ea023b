// Data of the language layout's loader (site/app/context/frame-view.ts), used by blocks, pages and the frame.
import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { FrameView } from './frame-view.ts'

/** Route id of the layout. */
export const layoutRoute = 'language'

const GivenFrame = createContext<FrameView | null>(null)

/** For the frame around an error of the layout itself. */
export const FrameDataProvider = GivenFrame.Provider

/** Throws outside the language layout, or if it failed to load. */
export function useFrameData(): FrameView {
  const given = useContext(GivenFrame)
  const loaded = useRouteLoaderData<FrameView>(layoutRoute)
  const frame = given ?? loaded
  if (!frame) throw new Error('useFrameData is called outside of the language layout')
  return frame
}

/** The same for `meta`, which is no component; undefined: the layout failed to load. */
export function frameDataOf(matches: readonly ({ id?: string; loaderData?: unknown } | undefined)[]): FrameView | undefined {
  // The router's data are untyped.
  return matches.find((match) => match?.id === layoutRoute)?.loaderData as FrameView | undefined
}
