import { useState } from 'react'
import type { PageKind } from '../frame/page-kind.ts'
import { readBands, whiteShare } from '../frame/theme-bands.ts'
import { useScrollWork } from '../frame/use-scroll-work.ts'
import { type HeaderState, headerState } from './header-state.ts'

/** How the header stands over the page now; at the top until the scripts run. */
export function useHeaderState(page: PageKind): HeaderState {
  const [state, setState] = useState<HeaderState>('top')
  useScrollWork(() => {
    const bar = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-bar'))
    setState(
      headerState({
        page,
        scrollY: window.scrollY,
        screenHeight: window.innerHeight,
        whiteShare: whiteShare(readBands(), 0, bar),
      }),
    )
  })
  return state
}
