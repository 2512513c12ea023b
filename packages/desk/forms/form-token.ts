// Form tokens prove that the site drew the form recently. They are the same for everybody on a day, because pages with forms are cached.
import { createHmac, timingSafeEqual } from 'node:crypto'

const day = 24 * 60 * 60_000

/** How long a form can stay open or cached; then it is drawn again with the typed text. */
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
      // Another machine may already be in the next day.
      return isOurs && age <= lifetime && age > -day
    },
  }
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
