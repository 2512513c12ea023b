// The visitor's answer about analytics as this page knows it.
import { type Consent, consentCookie, consentIn } from './consent.ts'

const listeners = new Set<() => void>()

/** The answer given on this page, for a browser that keeps no cookies. */
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

/** It may be given, changed or cleared in another tab, too. */
export function onConsent(listener: () => void): void {
  listeners.add(listener)
  document.addEventListener('visibilitychange', listener)
}
