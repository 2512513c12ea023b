// `POST /desk/check-in`: an online scanner checks a ticket with the operator's key.

import { StorageFault } from '@forum/desk/storage/database.ts'
import { bodyLimitAt, wholeBody } from '@forum/ground/http/body-limit.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { Handler } from 'hono'
import * as v from 'valibot'
import type { CheckIn, CheckInWish } from './check-in.ts'

/** Maximum length of a scanner's text: a token has 118 characters. */
const maxLength = 2000

/**
 * Body: the token or the printed number, as `text/plain` or as JSON `{"token": …}`. `"anyDay": true` also admits outside the ticket's days; `"undo":
 * true` undoes its last entry. Returns JSON with `state` (valid; used and `usedAt`; cancelled; online; not-yet, other-day and over with `days`;
 * undone; not-in; unknown) and the holder without addresses. Used behind `bearerKey`.
 */
export function checkInApi(checkIn: (shown: string, wish: CheckInWish) => Promise<CheckIn>): Handler<SiteEnv> {
  return async (context) => {
    const body = await wholeBody(context.req.raw.body, bodyLimitAt('site', context.req.path).bytes)
    const asked = body && wishIn(new TextDecoder().decode(body))
    if (!asked?.token || asked.token.length > maxLength) return context.json({ error: 'no token' }, 400)
    try {
      return context.json(answerOf(await checkIn(asked.token, asked.wish)))
    } catch (error) {
      if (error instanceof StorageFault) return context.json({ error: 'try again' }, 503)
      throw error
    }
  }
}

/** What door staff may know of a ticket. */
function answerOf(result: CheckIn) {
  if (result.state === 'unknown') return { state: result.state }
  const { title, attendee, seat } = result.ticket
  const { name, company, position } = attendee
  return {
    state: result.state,
    ...('usedAt' in result && { usedAt: new Date(result.usedAt).toISOString() }),
    ...('days' in result && { days: result.days }),
    ticket: { title, attendee: { name, company, position }, seat: seat + 1 },
  }
}

const wished = v.object({ token: v.string(), anyDay: v.optional(v.boolean()), undo: v.optional(v.boolean()) })

function wishIn(text: string): { token: string; wish: CheckInWish } | null {
  if (!text.trimStart().startsWith('{')) return { token: text.trim(), wish: {} }
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), wished), text)
  if (!read.success) return null
  const { token, ...wish } = read.output
  return { token: token.trim(), wish }
}
