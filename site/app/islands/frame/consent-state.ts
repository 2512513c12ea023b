// The current consent for analytics on this page.
import { type Consent, consentCookie, consentIn } from './consent.ts'

const listeners = new Set<() => void>()

/** The answer on this page, for browsers without cookies. */
let given: Consent | null = null

/** null: not answered yet. */
export function presentConsent(): Consent | null {
  return consentIn(document.cookie) ?? given
}

export function answerConsent(consent: Consent): void {
  given = consent
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = consentCookie(consent, Date.now(), location.protocol === 'https:')
  for (const listener of listeners) listener()
}

/** It can also change in another tab. */
export function onConsent(listener: () => void): void {
  listeners.add(listener)
  document.addEventListener('visibilitychange', listener)
}
