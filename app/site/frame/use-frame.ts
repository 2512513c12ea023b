import { useRouteLoaderData } from 'react-router'
import type { FrameView } from './frame-view.ts'

/** What the language's layout loaded for every page. Throws outside of it. */
export function useFrame(): FrameView {
  const frame = useRouteLoaderData<FrameView>('language')
  if (!frame) throw new Error('useFrame is called outside of the language layout')
  return frame
}
