// The support button: its place, and additions to its popover, which works without scripts (product.md, 4.8).
import type { DataAttribute, Drawn } from '@forum/design/attributes/attributes.ts'
import { find } from '@forum/design/attributes/find.ts'
import { whenIdle } from '../idle.ts'
import { restingLift } from './resting-place.ts'
import { onScroll } from './scroll-work.ts'
import { readBands, whiteShare } from './theme-bands.ts'

/** Px of scrolling that count as movement, and ms until it has ended. */
const movement = 4
const rest = 400

export function startSupport(): void {
  const support = find('[data-support]')
  const dialog = support?.querySelector<Drawn>('[popover]')
  const hasPopovers = 'popover' in HTMLElement.prototype
  // Without popovers a link stands in the button's place.
  const button = support?.querySelector<Drawn>(hasPopovers ? 'button' : 'a')
  if (!support || !button || !dialog) return
  let before = 0
  let resting: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    const isMovingDown = scrollY > before + movement
    before = scrollY
    place(support, button, isMovingDown)
    clearTimeout(resting)
    if (isMovingDown) resting = setTimeout(() => place(support, button, false), rest)
  }
  whenIdle(() => onScroll(settle))
  if (hasPopovers) attend(dialog)
}

/** Focus goes into the open popover, and the popover closes where the focus leaves it. */
function attend(dialog: Drawn): void {
  dialog.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') dialog.focus({ preventScroll: true })
  })
  // Tab out of the popover returns to the button, not to the top of the page.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || event.shiftKey || !document.activeElement?.matches('li:last-child a')) return
    event.preventDefault()
    dialog.hidePopover()
  })
  addEventListener('focusin', ({ target }) => {
    if (dialog.matches(':popover-open') && !dialog.contains(target as Node)) dialog.hidePopover()
  })
  addEventListener('pagehide', () => dialog.hidePopover())
}

/**
 * On the home page it appears after the first section. It hides while the visitor scrolls down and where it would cover text or controls, but not
 * while it has the focus. Inverted when at least half of it is over white.
 */
function place(support: Drawn, button: Drawn, isMovingDown: boolean): void {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const lifted = Number.parseFloat(button.style.getPropertyValue('--lift')) || 0
  const own = { left, right, top: top + lifted, bottom: bottom + lifted }
  const first = support.dataset.support === 'home' ? document.querySelector('main > section') : null
  const isPast = !first || first.getBoundingClientRect().bottom <= own.top
  const lift = isPast && !isMovingDown ? restingLift(own, button) : null
  const now = lift ?? lifted
  button.style.setProperty('--lift', `${now}px`)
  button.toggleAttribute('data-away' satisfies DataAttribute, lift === null && button !== document.activeElement)
  support.dataset.theme = whiteShare(readBands(), own.top - now, own.bottom - now) >= 0.5 ? 'white' : 'ink'
}
