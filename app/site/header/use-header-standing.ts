import { useState } from 'react'
import type { PageKind } from '../frame/page-kind.ts'
import { readBands, whiteShare } from '../frame/theme-bands.ts'
import { useScrollWork } from '../frame/use-scroll-work.ts'
import { type HeaderStanding, headerStanding } from './header-standing.ts'

/** How the header stands over the page now; at the top until the scripts run. */
export function useHeaderStanding(page: PageKind): HeaderStanding {
  const [standing, setStanding] = useState<HeaderStanding>('top')
  useScrollWork(() => {
    const bar = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-bar'))
    setStanding(
      headerStanding({
        page,
        scrollY: window.scrollY,
        screenHeight: window.innerHeight,
        whiteShare: whiteShare(readBands(), 0, bar),
      }),
    )
  })
  return standing
}
