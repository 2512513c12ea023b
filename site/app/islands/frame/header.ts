// Changes the header while the page scrolls (product.md, 4.2). Without scripts it stays at the top of the page.
import type { DataAttribute } from '@forum/design/attributes/attributes.ts'
import { find } from '@forum/design/attributes/find.ts'
import { headerState } from './header-state.ts'
import { onScroll } from './scroll-work.ts'
import { readBands, whiteShare } from './theme-bands.ts'

export function startHeader(): void {
  const header = find('[data-header]')
  if (!header) return
  const whiteBelow = () => {
    const bar = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-bar'))
    return whiteShare(readBands(), 0, bar)
  }
  const stand = () => {
    const state = headerState({
      isHome: header.dataset.header === 'home',
      scrollY,
      screenHeight: innerHeight,
      whiteBelow,
    })
    header.toggleAttribute('data-fixed' satisfies DataAttribute, state !== 'top')
    // An open menu is dark, so the header above it is dark, too.
    header.dataset.theme = state === 'inverted' && !find('[data-menu=sheet][open]', header) ? 'white' : 'ink'
    // Only one primary button in view: while the home page's own one is visible, the header's is secondary.
    const tickets = find('[data-quiet]', header)
    if (tickets?.dataset.quiet) tickets.classList.toggle(tickets.dataset.quiet, state === 'top')
  }
  onScroll(stand)
  header.addEventListener('toggle', stand, true)
}
