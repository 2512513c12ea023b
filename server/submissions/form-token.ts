// Tokens in forms: they say that the site itself drew the form, and when, without anything kept about the visitor.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const minute = 60_000
const hour = 60 * minute

/** How long a form may lie open before it is drawn anew, with what was typed, to be sent once more. */
const lifetime = 24 * hour
/** Nobody reads and fills a form faster; who does (autofill) is asked to press the button again. */
const quickest = 1500
/** Forms of pages that are kept in memory and shared: equal for everybody within the hour. */
const step = hour

type TokenState =
  | { isGood: true /** The same for the same drawn form; null when many visitors share it. */; key: string | null }
  | { isGood: false; reason: 'unknown' | 'tooOld' | 'tooQuick' }

export type FormTokens = {
  /** For a page that only this visitor gets: usable once, because it carries the key of its sending. */
  personal(form: string, now: number): string
  /** As `personal`, for a form that is to be sent once more as it stands: at once, too. */
  onceMore(form: string, now: number): string
  /** For a page that everybody shares. */
  shared(form: string, now: number): string
  read(token: string, form: string, now: number): TokenState
}

/** @param secret of this site; whoever knows it can make tokens. `former`: its earlier ones, whose tokens are taken, too */
export function createFormTokens(secret: Uint8Array, ...former: readonly Uint8Array[]): FormTokens {
  const sign = (text: string, by = secret) => createHmac('sha256', by).update(`form:${text}`).digest('base64url').slice(0, 32)
  const isSigned = (text: string, given: string) =>
    [secret, ...former].some((key) => timingSafeEqual(Buffer.from(sign(text, key)), Buffer.from(given)))
  const sealed = (form: string, body: string) => `${body}.${sign(`${form}.${body}`)}`
  const personal = (form: string, now: number) => sealed(form, `p${now.toString(36)}-${randomBytes(12).toString('base64url')}`)
  return {
    personal,
    onceMore: (form, now) => personal(form, now - quickest),
    shared: (form, now) => sealed(form, `s${(Math.floor(now / step) * step).toString(36)}`),
    read(token, form, now) {
      const match = /^(([ps])([0-9a-z]{1,12})(?:-[\w-]{16})?)\.([\w-]{32})$/.exec(token)
      if (!match) return { isGood: false, reason: 'unknown' }
      const [, body = '', kind, stamp = '', given = ''] = match
      if (!isSigned(`${form}.${body}`, given)) return { isGood: false, reason: 'unknown' }
      const age = now - Number.parseInt(stamp, 36)
      if (age > lifetime || age < -minute) return { isGood: false, reason: 'tooOld' }
      if (kind === 'p' && age < quickest) return { isGood: false, reason: 'tooQuick' }
      return { isGood: true, key: kind === 'p' ? body : null }
    },
  }
}
