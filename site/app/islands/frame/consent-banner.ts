// The consent banner for analytics: shown to visitors without an answer, and on request (product.md, 4.10).
import type { DataSelector, Drawn } from '@forum/design/attributes/attributes.ts'
import { all, find } from '@forum/design/attributes/find.ts'
import type { Consent } from './consent.ts'
import { answerConsent, onConsent, presentConsent } from './consent-state.ts'

export function startConsentBanner(): void {
  const banner = find('[data-consent]')
  if (!banner) return
  let isTime = false
  let isReopened = false
  let opener: Drawn | null = null
  const draw = () => {
    const answer = presentConsent()
    for (const present of all('[data-present]', banner)) present.hidden = present.dataset.present !== answer
    banner.hidden = !isReopened && (answer !== null || !isTime)
  }
  const close = () => {
    const hadFocus = banner.contains(document.activeElement)
    isReopened = false
    draw()
    const next = opener?.isConnected ? opener : document.getElementById('content')
    if (hadFocus && banner.hidden) next?.focus({ preventScroll: true })
    opener = null
  }
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const settings = target.closest<Drawn>('[data-consent-settings]' satisfies DataSelector)
    const answer = target.closest<Drawn>('[data-consent-answer]' satisfies DataSelector)?.dataset.consentAnswer
    if (answer) {
      answerConsent(answer as Consent)
      close()
    } else if (settings) {
      opener = settings
      isReopened = true
      draw()
      banner.focus()
    }
  })
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isReopened) close()
  })
  onConsent(draw)
  makeRoom(banner)
  whenTime(banner.dataset.consent === 'home', () => {
    isTime = true
    draw()
  })
}

/** Events after which a pressed control is released. */
const releases = ['pointerup', 'pointercancel', 'dragend', 'keyup', 'blur']

/**
 * Shows the banner at once; on the home page after the first scroll, or if nothing can be scrolled, so that date and place of the forum stay visible.
 * Never during a press: the banner could appear under the pointer and receive the release as an answer.
 */
function whenTime(isHome: boolean, ask: () => void): void {
  const events = ['scroll', ...releases]
  const check = () => {
    const { scrollHeight, clientHeight } = document.documentElement
    const isWaiting = isHome && scrollY === 0 && scrollHeight > clientHeight
    if (isWaiting || document.querySelector(':active')) return
    for (const event of events) removeEventListener(event, lookLater)
    ask()
  }
  // The click event follows the release.
  const lookLater = () => void setTimeout(check)
  for (const event of events) addEventListener(event, lookLater, { passive: true })
  check()
}

/**
 * Adds space for the banner at the end of the page and sets its height (`--consent-height`) for fixed elements above it. Not set on the root element:
 * the browser would restyle the whole page.
 */
function makeRoom(banner: Drawn): void {
  new ResizeObserver(() => {
    const height = banner.hidden ? '' : `${banner.offsetHeight}px`
    for (const above of document.querySelectorAll<Drawn>('body > :not(main, footer)'))
      above.style.setProperty('--consent-height', height)
    document.body.style.paddingBottom = height
    // In view only after the space was added.
    if (banner === document.activeElement) banner.scrollIntoView({ block: 'nearest' })
  }).observe(banner)
}
