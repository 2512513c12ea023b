// Tokens in forms: they say that this site drew the form not long ago. Everybody has the same one on a day: pages with forms are kept and shared.
import { createHmac, timingSafeEqual } from 'node:crypto'

const day = 24 * 60 * 60_000

/** How long a form may lie open, or be kept by a browser, before it is drawn anew, with what was typed, to be sent once more. */
const lifetime = 7 * day

export type FormTokens = {
  /** The token of this form, the same to the end of the day. */
  of(form: string, now: number): string
  isGood(token: string, form: string, now: number): boolean
}

/** @param secret of this site; whoever knows it can make tokens. `former`: its earlier ones, whose tokens are taken, too */
export function createFormTokens(secret: Uint8Array, ...former: readonly Uint8Array[]): FormTokens {
  const sign = (text: string, by: Uint8Array) => createHmac('sha256', by).update(`form:${text}`).digest('base64url').slice(0, 32)
  return {
    of(form, now) {
      const drawn = Math.floor(now / day).toString(36)
      return `${drawn}.${sign(`${form}.${drawn}`, secret)}`
    },
    isGood(token, form, now) {
      const [, drawn = '', given = ''] = /^([0-9a-z]{1,8})\.([\w-]{32})$/.exec(token) ?? []
      const isOurs = [secret, ...former].some((key) => isSame(sign(`${form}.${drawn}`, key), given))
      const age = now - Number.parseInt(drawn, 36) * day
      // Of two machines one may be in the next day already.
      return isOurs && age <= lifetime && age > -day
    },
  }
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
