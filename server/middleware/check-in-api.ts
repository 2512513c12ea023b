// `POST /desk/check-in`: a scanner at the entrance asks about a ticket, with the operator's key.
import type { Handler } from 'hono'
import type { CheckIn } from '../orders/check-in.ts'
import type { SiteEnv } from '../site-env.ts'
import { StorageFault } from '../storage/database.ts'
import { wholeBody } from './body-limit.ts'

/** Longest text that a scanner may send: a token has 118 characters. */
const maxLength = 2000

/**
 * Body: the token, as `text/plain` or as JSON `{"token": …}`. Answers JSON with `state` valid, used (and `usedAt`), cancelled or unknown,
 * and whose ticket it is. Behind `bearerKey`.
 */
export function checkInApi(checkIn: (token: string) => Promise<CheckIn>): Handler<SiteEnv> {
  return async (context) => {
    const body = await wholeBody(context.req.raw.body)
    const token = body && tokenIn(new TextDecoder().decode(body))
    if (!token || token.length > maxLength) return context.json({ error: 'no token' }, 400)
    try {
      const result = await checkIn(token)
      if (result.state === 'unknown') return context.json({ state: result.state })
      const { title, attendee, seat } = result.ticket
      const usedAt = result.state === 'used' ? { usedAt: new Date(result.usedAt).toISOString() } : {}
      return context.json({ state: result.state, ...usedAt, ticket: { title, attendee, seat: seat + 1 } })
    } catch (error) {
      if (error instanceof StorageFault) return context.json({ error: 'try again' }, 503)
      throw error
    }
  }
}

function tokenIn(text: string): string | null {
  if (!text.trimStart().startsWith('{')) return text.trim() || null
  try {
    const { token } = JSON.parse(text) as { token?: unknown }
    return typeof token === 'string' ? token.trim() : null
  } catch {
    return null
  }
}
