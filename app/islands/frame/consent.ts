// The visitor's answer about analytics, kept in one cookie of the site's own (product.md, 4.10). Pure rules.

export type Consent = 'accepted' | 'declined'

/** Another purpose or another service would be another question, with another number. */
const question = '1'
const cookieName = 'consent'
const halfYear = 15_768_000

/** The answer in `cookies` (as `document.cookie` gives them); null: none to the question as it stands now. */
export function consentIn(cookies: string): Consent | null {
  const [answered, answer] = cookieIn(cookies, cookieName)?.split('.') ?? []
  return answered === question && (answer === 'accepted' || answer === 'declined') ? answer : null
}

/** The cookie that keeps `answer`, given at `time` (ms since the epoch): which question, what, when. */
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
