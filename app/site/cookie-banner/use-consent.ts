import { useSyncExternalStore } from 'react'
import { type Consent, consentCookie, consentIn } from './consent.ts'

const listeners = new Set<() => void>()

/** The answer given on this page, for a browser that keeps no cookies. */
let given: Consent | null = null

function present(): Consent | null {
  return consentIn(document.cookie) ?? given
}

/** It may have been given, changed or cleared in another tab. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** What the visitor has answered; null: not yet; undefined: not known, on the server and while its page is taken over. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore<Consent | null | undefined>(subscribe, present, () => undefined)
}

/** Keeps the visitor's answer. */
export function answerConsent(consent: Consent): void {
  given = consent
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = consentCookie(consent, Date.now(), location.protocol === 'https:')
  for (const listener of listeners) listener()
}
