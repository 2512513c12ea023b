// The question about analytics: shown to whom has not answered, and to whoever asks for it (product.md, 4.10).
import type { Consent } from './consent.ts'
import { answerConsent, onConsent, presentConsent } from './consent-state.ts'

export function startConsentBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]')
  if (!banner) return
  let isTime = false
  let isReopened = false
  let opener: HTMLElement | null = null
  const draw = () => {
    const answer = presentConsent()
    for (const present of banner.querySelectorAll<HTMLElement>('[data-present]'))
      present.hidden = present.dataset.present !== answer
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
    const settings = target.closest<HTMLElement>('[data-consent-settings]')
    const answer = target.closest<HTMLElement>('[data-consent-answer]')?.dataset.consentAnswer
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

/** With each of them something may be let go that was pressed. */
const releases = ['pointerup', 'pointercancel', 'dragend', 'keyup', 'blur']

/**
 * Asks on every page at once, but on home, whose first screen says when and where the forum meets, with the visitor's first scroll, or where
 * nothing can be scrolled. Never while something is pressed: who let go of a link at the foot of the screen would do so on the question that came
 * over it, which follows no link, or is an answer nobody gave.
 */
function whenTime(isHome: boolean, ask: () => void): void {
  const events = ['scroll', ...releases]
  const look = () => {
    const { scrollHeight, clientHeight } = document.documentElement
    const isWaiting = isHome && scrollY === 0 && scrollHeight > clientHeight
    if (isWaiting || document.querySelector(':active')) return
    for (const event of events) removeEventListener(event, lookLater)
    ask()
  }
  // The click of a press comes after it was let go.
  const lookLater = () => void setTimeout(look)
  for (const event of events) addEventListener(event, lookLater, { passive: true })
  look()
}

/** Room at the page's end for the banner, and its height (`--consent-height`) for what stands fixed above it: not for the page itself, all of which a browser would style anew. */
function makeRoom(banner: HTMLElement): void {
  new ResizeObserver(() => {
    const height = banner.hidden ? '' : `${banner.offsetHeight}px`
    for (const above of document.querySelectorAll<HTMLElement>('body > :not(main, footer)'))
      above.style.setProperty('--consent-height', height)
    document.body.style.paddingBottom = height
    // At the page's foot it is in view only once the page has made room.
    if (banner === document.activeElement) banner.scrollIntoView({ block: 'nearest' })
  }).observe(banner)
}
