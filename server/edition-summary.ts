// Details of an edition for tickets and mails, from the current content.
import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { textIn } from '#domain/localisation/localised.ts'
import { assumedLength, statedEnd } from '#domain/programme/event-state.ts'
import { clockAt, dateAt, dateRange, dayAndMonth } from '#domain/programme/kyiv-time.ts'
import type { RecordId } from '#domain/record.ts'
import { everyTicket } from '#domain/ticket/every-ticket.ts'
import type { Ticket } from '#domain/ticket/ticket.ts'
import { ticketDays } from '#domain/ticket/ticket-days.ts'
import type { ContentStore } from './content-store/content-store.ts'
import { component, type Property, textValue, utcValue } from './feeds/calendar-format.ts'
import { zoneComponent, zonedProperty } from './feeds/calendar-zone.ts'
import type { EditionSummary } from './orders/order-documents.ts'

const day = 86_400_000

/**
 * For an edition without content only the year is known; a ticket (`ticketId`) has its own days. Cached per content: each order and ticket page needs
 * it, and the calendar alone takes longer than rendering the page.
 */
export function editionSummary(content: Pick<ContentStore, 'forumByYear'>, siteUrl: string) {
  const made = new WeakMap<Forum, Map<string, EditionSummary>>()
  return (year: number, locale: Locale, ticketId?: RecordId): EditionSummary => {
    const forum = content.forumByYear(year)
    if (!forum) return summaryOf(forum, { year, locale, siteUrl })
    const known = made.get(forum) ?? new Map<string, EditionSummary>()
    made.set(forum, known)
    const ticket = everyTicket(forum).find(({ id }) => id === ticketId)
    const key = `${locale} ${ticket?.id ?? ''}`
    const summary = known.get(key) ?? summaryOf(forum, { year, locale, siteUrl }, ticket)
    known.set(key, summary)
    return summary
  }
}

function summaryOf(
  forum: Forum | undefined,
  { year, locale, siteUrl }: { year: number; locale: Locale; siteUrl: string },
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
    calendar: forum && days ? calendarOf(forum, days, { locale, place, siteUrl }) : null,
  }
}

type Days = NonNullable<ReturnType<typeof ticketDays>>
type EntryOptions = { locale: Locale; place: string; siteUrl: string }

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
  const zone = zoneComponent(days.start, days.start)
  return component('VCALENDAR', head, zone + dates.map((date) => entryOf(forum, date, options)).join(''))
}

function entryOf(forum: Forum, date: string, { locale, place, siteUrl }: EntryOptions): string {
  const { title, year, isCancelled, changed } = forum
  const name = textIn(title, locale) || String(year)
  const properties: Property[] = [
    { name: 'UID', value: `forum-${year}-${date}@${new URL(siteUrl).hostname}` },
    { name: 'DTSTAMP', value: utcValue(changed ?? Date.UTC(year, 0, 1)) },
    ...hoursOf(forum, date),
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
  const starts = events.flatMap(({ start }) => (start !== null && dateAt(start) === dateAt(day) ? [start] : []))
  if (starts.length === 0) return ''
  const first = Math.min(...starts)
  return `${dayAndMonth(first, locale)}, ${clockAt(first)}`
}

/** From the start of the first item of the day to the end of the last one. */
function hoursOf({ events }: Forum, date: string): Property[] {
  const timed = events.flatMap((event) =>
    event.start !== null && dateAt(event.start) === date ? [{ ...event, start: event.start }] : [],
  )
  if (timed.length === 0) {
    return [
      { name: 'DTSTART', parameters: { VALUE: 'DATE' }, value: dateValue(date) },
      { name: 'DTEND', parameters: { VALUE: 'DATE' }, value: dateValue(date, 1) },
    ]
  }
  const ends = timed.map((event) => statedEnd(event) ?? event.start + assumedLength)
  return [zonedProperty('DTSTART', Math.min(...timed.map(({ start }) => start))), zonedProperty('DTEND', Math.max(...ends))]
}

/** `YYYYMMDD` of the day plus `later` days. */
function dateValue(date: string, later = 0): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + later * day).toISOString().slice(0, 10).replaceAll('-', '')
}
