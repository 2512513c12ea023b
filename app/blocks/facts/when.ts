// The time of a session or a side event, as its page and what is shared of it say it.
import type { Locale } from '#domain/localisation/locale.ts'
import { endOnLaterDay, statedEnd } from '#domain/programme/event-state.ts'
import { clockText, dayAndMonth, fullDate, isoAt, weekday } from '#domain/programme/kyiv-time.ts'
import type { Instant } from '#domain/record.ts'
import { wordsIn } from '../../locale.ts'
import { sessionTime } from '../share/session-time.ts'

type Moment = { text: string; iso: string }

export type WhenView = { start: Moment; end: Moment | null; date: string }

type Timed = { start: Instant | null; end: Instant | null }

/** Its clock and its day, "четвер, 16 жовтня, час київський". The year is said when `isCurrent` is false; an event of several days names its last one too. */
export function whenOf(event: Timed, isCurrent: boolean, locale: Locale): WhenView | null {
  if (event.start === null) return null
  const { programme: words } = wordsIn(locale)
  const end = statedEnd(event)
  const last = endOnLaterDay(event)
  const day = (at: Instant, hasYear: boolean) =>
    `${weekday(at, locale)}, ${hasYear ? fullDate(at, locale) : dayAndMonth(at, locale)}`
  const date = last === null ? day(event.start, !isCurrent) : words.severalDays(day(event.start, false), day(last, !isCurrent))
  return {
    start: momentOf(event.start),
    end: end === null ? null : momentOf(end),
    date: words.kyivTimeOf(date),
  }
}

/** When, as it is shared: "16 жовтня, 11:00–12:15, час київський"; null without a start. */
export function sharedTimeOf({ start, end }: Timed, isCurrent: boolean, locale: Locale): string | null {
  if (start === null) return null
  const dateOf = (at: Instant) => (isCurrent ? dayAndMonth(at, locale) : fullDate(at, locale))
  return wordsIn(locale).programme.kyivTimeOf(sessionTime({ start, end }, dateOf(start), dateOf))
}

function momentOf(at: Instant): Moment {
  return { text: clockText(at), iso: isoAt(at) }
}
