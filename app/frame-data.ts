// What the language's layout loads once for every page (site/frame/frame-view.ts): blocks, pages and the frame take it from here.
import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { FrameView } from './site/frame/frame-view.ts'

/** Route id of the layout, whose loader promises a FrameView. */
export const layoutRoute = 'language'

const GivenFrame = createContext<FrameView | null>(null)

/** For the frame around an error that was thrown in the place of the layout's own data. */
export const FrameDataProvider = GivenFrame.Provider

/** Throws outside of the language's layout, and where that layout could not be loaded. */
export function useFrameData(): FrameView {
  const given = useContext(GivenFrame)
  const loaded = useRouteLoaderData<FrameView>(layoutRoute)
  const frame = given ?? loaded
  if (!frame) throw new Error('useFrameData is called outside of the language layout')
  return frame
}

/** The same for `meta`, which is no component; undefined where the layout could not be loaded. */
export function frameDataOf(matches: readonly ({ id?: string; loaderData?: unknown } | undefined)[]): FrameView | undefined {
  // The router gives data without its type.
  return matches.find((match) => match?.id === layoutRoute)?.loaderData as FrameView | undefined
}
