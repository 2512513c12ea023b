// The consent for analytics, in one first-party cookie (product.md, 4.10). Pure rules.

export type Consent = 'accepted' | 'declined'

/** The number is the question's: increase it in both for a new purpose or service; then visitors are asked again. */
const begin = 'consent=1.'
const answered = /(?:^|; *)consent=1\.(accepted|declined)(?![^.;])/
const halfYear = 15_768_000

/** The answer in `cookies` (as in `document.cookie`); null: none to the current question. */
export function consentIn(cookies: string): Consent | null {
  return (answered.exec(cookies)?.[1] as Consent | undefined) ?? null
}

/** The cookie for `answer`, given at `time` (ms since 1970): question, answer, time. */
export function consentCookie(answer: Consent, time: number, isSecure: boolean): string {
  return `${begin}${answer}.${Math.floor(time / 1000)}; Path=/; Max-Age=${halfYear}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
