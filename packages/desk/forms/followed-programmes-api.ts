// `POST /my-calendar`: a browser updates its subscribed calendar, or ends it.
import type { IncomingMessage } from 'node:http'
import { readSelection, writeSelection } from '@forum/domain/programme/selection.ts'
import { bodyLimitAt, wholeBody } from '@forum/ground/http/body-limit.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { Handler } from 'hono'
import * as v from 'valibot'
import { StorageFault } from '../storage/database.ts'
import { type FollowedProgrammes, isFollowingKey } from './followed-programmes.ts'

const told = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    key: v.pipe(v.string(), v.check(isFollowingKey)),
    year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2200)),
    /** null: end the subscription and delete its data. */
    selection: v.nullable(v.pipe(v.string(), v.maxLength(1000))),
  }),
)

/** Answers 204 when it is stored; otherwise 400, 429 or 503, and the browser retries on its next page. */
export function followedProgrammesApi(
  programmes: () => FollowedProgrammes,
  wait: (budget: 'calendars' | 'newCalendars') => (incoming: IncomingMessage) => number | null,
): Handler<SiteEnv> {
  return async (context) => {
    const { incoming } = context.env
    const tooMany = (seconds: number) => context.body(null, 429, { 'retry-after': String(seconds) })
    const seconds = wait('calendars')(incoming)
    if (seconds !== null) return tooMany(seconds)
    const body = await wholeBody(context.req.raw.body, bodyLimitAt('site', context.req.path).bytes)
    const { success, output } = v.safeParse(told, body ? new TextDecoder().decode(body) : '')
    if (!success) return context.body(null, 400)
    const { key, year, selection } = output
    try {
      if (selection === null) await programmes().end(key)
      else {
        const kept = writeSelection(readSelection(selection).keys)
        const pause = await programmes().keep(key, year, kept, () => wait('newCalendars')(incoming))
        if (pause !== null) return tooMany(pause)
      }
    } catch (error) {
      if (error instanceof StorageFault) return context.body(null, 503, { 'retry-after': '60' })
      throw error
    }
    return context.body(null, 204)
  }
}
