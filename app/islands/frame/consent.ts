// The consent for analytics, in one first-party cookie (product.md, 4.10). Pure rules.

export type Consent = 'accepted' | 'declined'

/** Increase it for a new purpose or service: then visitors are asked again. */
const question = '1'
const cookieName = 'consent'
const halfYear = 15_768_000

/** The answer in `cookies` (as in `document.cookie`); null: none to the current question. */
export function consentIn(cookies: string): Consent | null {
  const [answered, answer] = cookieIn(cookies, cookieName)?.split('.') ?? []
  return answered === question && (answer === 'accepted' || answer === 'declined') ? answer : null
}

/** The cookie for `answer`, given at `time` (ms since 1970): question, answer, time. */
export function consentCookie(answer: Consent, time: number, isSecure: boolean): string {
  const value = [question, answer, Math.floor(time / 1000)].join('.')
  return `${cookieName}=${value}; Path=/; Max-Age=${halfYear}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

function cookieIn(cookies: string, wanted: string): string | undefined {
  return pairsOf(cookies).find(([name]) => name === wanted)?.[1]
}

function pairsOf(cookies: string): (readonly [name: string, value: string])[] {
  return cookies.split(';').flatMap((pair) => {
    const mark = pair.indexOf('=')
    return mark === -1 ? [] : [[pair.slice(0, mark).trim(), pair.slice(mark + 1).trim()] as const]
  })
}
