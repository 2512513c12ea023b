// Time of a session or side event, for its page and for sharing.

import { wordsIn } from '@forum/design/page/locale.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { endOnLaterDay, statedEnd } from '@forum/domain/programme/event-state.ts'
import type { Held } from '@forum/domain/programme/programme.ts'
import { sessionTime } from '@forum/domain/programme/session-time.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { clockText, dayAndMonth, fullDate, isoAt, weekday } from '@forum/domain/time/kyiv-time.ts'

type Moment = { text: string; iso: string }

export type WhenView = { start: Moment; end: Moment | null; date: string; held?: Held }

type Timed = { start: Instant | null; end: Instant | null; held?: Held }

/** Time and day, "четвер, 16 жовтня, час київський", with the year unless `isCurrent`; an event of several days includes its last day. */
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
    ...(event.held && { held: event.held }),
  }
}

/** For sharing: "16 жовтня, 11:00–12:15, час київський"; null: no start. */
export function sharedTimeOf({ start, end }: Timed, isCurrent: boolean, locale: Locale): string | null {
  if (start === null) return null
  const dateOf = (at: Instant) => (isCurrent ? dayAndMonth(at, locale) : fullDate(at, locale))
  return wordsIn(locale).programme.kyivTimeOf(sessionTime({ start, end }, dateOf(start), dateOf))
}

function momentOf(at: Instant): Moment {
  return { text: clockText(at), iso: isoAt(at) }
}
