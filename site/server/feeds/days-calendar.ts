// The days of an edition, or of a ticket, as iCalendar text: for tickets, orders and whoever subscribes to them. Pure.
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import { dayHours } from '@forum/domain/programme/day-hours.ts'
import { sessionTime } from '@forum/domain/programme/session-time.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import type { ticketDays } from '@forum/domain/sale/ticket-days.ts'
import { dateAt, dayAndMonth } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { component, origin, type Property, revision, textValue, utcValue } from './calendar-format.ts'

const day = 86_400_000

type Days = NonNullable<ReturnType<typeof ticketDays>>
/** `firstUrl`: the site's first origin, of which ids are made; missing: `siteUrl`. `altered`: when the site last saw the days get other hours; null: never. */
type EntryOptions = { locale: Locale; place: string; siteUrl: string; firstUrl?: string; altered: Instant | null }

/** A longer range means a mistyped end. */
const maxDays = 14
/** A reminder on the evening before the first morning. */
const remindBefore = '-PT15H'

/** A calendar entry for each of `days`, from the opening of the doors to the last session's end; all-day if no times are known. */
export function daysCalendar(forum: Forum, days: Days, options: EntryOptions): string {
  const dates: string[] = []
  const last = dateAt(Math.max(days.start, days.end ?? days.start))
  for (let at = days.start; dates.length < maxDays && (dates.at(-1) ?? '') < last; at += day) dates.push(dateAt(at))
  const head: Property[] = [
    { name: 'VERSION', value: '2.0' },
    { name: 'PRODID', value: '-//Forum//Tickets//UK' },
  ]
  return component('VCALENDAR', head, dates.map((date) => entryOf(forum, date, options)).join(''))
}

function entryOf(forum: Forum, date: string, { locale, place, siteUrl, firstUrl = siteUrl, altered }: EntryOptions): string {
  const { title, year, isCancelled, events } = forum
  const name = textIn(title, locale) || String(year)
  const properties: Property[] = [
    { name: 'UID', value: `forum-${year}-${date}@${new URL(firstUrl).hostname}` },
    ...revision(Math.max(origin, forum.changed ?? origin, altered ?? origin, ...events.map(({ changed }) => changed ?? origin))),
    ...hoursOf(forum, date, locale),
    { name: 'SUMMARY', value: textValue(name) },
    ...(place ? [{ name: 'LOCATION', value: textValue(place) }] : []),
    { name: 'URL', value: siteUrl + localePath(locale, pathWithin.programme(year)) },
    { name: 'STATUS', value: isCancelled ? 'CANCELLED' : 'CONFIRMED' },
  ]
  const alarm = component('VALARM', [
    { name: 'ACTION', value: 'DISPLAY' },
    { name: 'TRIGGER', value: remindBefore },
    { name: 'DESCRIPTION', value: textValue(name) },
  ])
  return component('VEVENT', properties, isCancelled ? '' : alarm)
}

/** From the start of the first item of the day to the end of the last one, in UTC and in the words of Kyiv's clock. */
function hoursOf({ events }: Forum, date: string, locale: Locale): Property[] {
  const hours = dayHours(events).get(date)
  if (!hours) {
    return [
      { name: 'DTSTART', parameters: { VALUE: 'DATE' }, value: dateValue(date) },
      { name: 'DTEND', parameters: { VALUE: 'DATE' }, value: dateValue(date, 1) },
    ]
  }
  const dateOf = (instant: Instant) => dayAndMonth(instant, locale)
  const words = catalogues[locale].programme.kyivTimeOf(sessionTime(hours, dateOf(hours.start), dateOf))
  return [
    { name: 'DTSTART', value: utcValue(hours.start) },
    { name: 'DTEND', value: utcValue(hours.end) },
    { name: 'DESCRIPTION', value: textValue(words) },
  ]
}

/** `YYYYMMDD` of the day plus `later` days. */
function dateValue(date: string, later = 0): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + later * day).toISOString().slice(0, 10).replaceAll('-', '')
}
