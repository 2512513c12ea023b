// Details of an edition for tickets and mails, from the current content.
import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { textIn } from '#domain/localisation/localised.ts'
import { dayHours } from '#domain/programme/day-hours.ts'
import { clockAt, dateAt, dateRange, dayAndMonth } from '#domain/programme/kyiv-time.ts'
import { sessionTime } from '#domain/programme/session-time.ts'
import type { Instant, RecordId } from '#domain/record.ts'
import { everyTicket } from '#domain/ticket/every-ticket.ts'
import type { Ticket } from '#domain/ticket/ticket.ts'
import { ticketDays } from '#domain/ticket/ticket-days.ts'
import { catalogues } from '#messages/catalogues.ts'
import type { ContentStore } from './content-store/content-store.ts'
import { component, origin, type Property, revision, textValue, utcValue } from './feeds/calendar-format.ts'
import type { EditionSummary } from './orders/order-documents.ts'

const day = 86_400_000

/**
 * For an edition without content only the year is known; a ticket (`ticketId`) has its own days. Cached per content: each order and ticket page needs
 * it, and the calendar alone takes longer than rendering the page. `hoursAlteredAt`: when the site last saw the days of a year get other hours.
 */
export function editionSummary(
  content: Pick<ContentStore, 'forumByYear'>,
  siteUrl: string,
  hoursAlteredAt: (year: number) => Instant | null,
) {
  const made = new WeakMap<Forum, Map<string, EditionSummary>>()
  return (year: number, locale: Locale, ticketId?: RecordId): EditionSummary => {
    const forum = content.forumByYear(year)
    const asked = { year, locale, siteUrl, altered: hoursAlteredAt(year) }
    if (!forum) return summaryOf(forum, asked)
    const known = made.get(forum) ?? new Map<string, EditionSummary>()
    made.set(forum, known)
    const ticket = everyTicket(forum).find(({ id }) => id === ticketId)
    const key = `${locale} ${asked.altered} ${ticket?.id ?? ''}`
    const summary = known.get(key) ?? summaryOf(forum, asked, ticket)
    known.set(key, summary)
    return summary
  }
}

function summaryOf(
  forum: Forum | undefined,
  { year, locale, siteUrl, altered }: { year: number; locale: Locale; siteUrl: string; altered: Instant | null },
  ticket?: Ticket,
): EditionSummary {
  const days = forum ? ticketDays(ticket, forum) : null
  const place = forum ? [textIn(forum.venue, locale), textIn(forum.address, locale)].filter(Boolean).join(', ') : ''
  return {
    forum: (forum && textIn(forum.title, locale)) || String(year),
    ...(ticket && { ticket: textIn(ticket.title, locale) }),
    date: days ? dateRange(days.start, days.end, locale) : '',
    place,
    opens: forum && days ? opensAt(forum, days.start, locale) : '',
    isOnline: ticket?.isOnline ?? false,
    calendar: forum && days ? calendarOf(forum, days, { locale, place, siteUrl, altered }) : null,
  }
}

type Days = NonNullable<ReturnType<typeof ticketDays>>
type EntryOptions = { locale: Locale; place: string; siteUrl: string; altered: Instant | null }

/** A longer range means a mistyped end. */
const maxDays = 14
/** A reminder on the evening before the first morning. */
const remindBefore = '-PT15H'

/** A calendar entry for each of `days`, from the opening of the doors to the last session's end; all-day if no times are known. */
function calendarOf(forum: Forum, days: Days, options: EntryOptions): string {
  const dates: string[] = []
  const last = dateAt(Math.max(days.start, days.end ?? days.start))
  for (let at = days.start; dates.length < maxDays && (dates.at(-1) ?? '') < last; at += day) dates.push(dateAt(at))
  const head: Property[] = [
    { name: 'VERSION', value: '2.0' },
    { name: 'PRODID', value: '-//Forum//Tickets//UK' },
  ]
  return component('VCALENDAR', head, dates.map((date) => entryOf(forum, date, options)).join(''))
}

function entryOf(forum: Forum, date: string, { locale, place, siteUrl, altered }: EntryOptions): string {
  const { title, year, isCancelled, events } = forum
  const name = textIn(title, locale) || String(year)
  const properties: Property[] = [
    { name: 'UID', value: `forum-${year}-${date}@${new URL(siteUrl).hostname}` },
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

/** Start of the first item of the day, mostly the registration. */
function opensAt({ events }: Forum, day: number, locale: Locale): string {
  const first = dayHours(events).get(dateAt(day))?.start
  return first === undefined ? '' : `${dayAndMonth(first, locale)}, ${clockAt(first)}`
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
