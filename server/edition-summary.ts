// What tickets and mails say of an edition, from the content that the site has at that moment.
import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { textIn } from '#domain/localisation/localised.ts'
import { dateAt, dateRange } from '#domain/programme/kyiv-time.ts'
import type { Instant, RecordId } from '#domain/record.ts'
import { ticketDays } from '#domain/ticket/ticket-days.ts'
import type { ContentStore } from './content-store/content-store.ts'
import { component, type Property, textValue, utcValue } from './feeds/calendar-format.ts'
import type { EditionSummary } from './orders/order-mail.ts'

const day = 86_400_000

/** Of an edition that is not in the content (any more) only its year is known; of a ticket (`ticketId`) its own days are said. */
export function editionSummary(content: Pick<ContentStore, 'forumByYear'>, siteUrl: string) {
  return (year: number, locale: Locale, ticketId?: RecordId): EditionSummary => {
    const forum = content.forumByYear(year)
    const ticket = forum?.ticketGroups.flatMap(({ tickets }) => tickets).find(({ id }) => id === ticketId)
    const days = forum ? ticketDays(ticket, forum) : null
    const place = forum ? [textIn(forum.venue, locale), textIn(forum.address, locale)].filter(Boolean).join(', ') : ''
    return {
      forum: (forum && textIn(forum.title, locale)) || String(year),
      date: days ? dateRange(days.start, days.end, locale) : '',
      place,
      calendar: forum && days ? calendarOf(forum, days, { locale, place, siteUrl }) : null,
    }
  }
}

type Days = NonNullable<ReturnType<typeof ticketDays>>
type EntryOptions = { locale: Locale; place: string; siteUrl: string }

/** One entry for `days` of the forum: all-day, because the hours of a day stand in the programme's own calendar (RFC 5545 §3.6.1). */
function calendarOf({ title, year, isCancelled }: Forum, { start, end }: Days, { locale, place, siteUrl }: EntryOptions): string {
  const properties: Property[] = [
    { name: 'UID', value: `forum-${year}@${new URL(siteUrl).hostname}` },
    { name: 'DTSTAMP', value: utcValue(start) },
    { name: 'DTSTART', parameters: { VALUE: 'DATE' }, value: dateValue(start) },
    { name: 'DTEND', parameters: { VALUE: 'DATE' }, value: dateValue(Math.max(start, end ?? start), 1) },
    { name: 'SUMMARY', value: textValue(textIn(title, locale) || String(year)) },
    ...(place ? [{ name: 'LOCATION', value: textValue(place) }] : []),
    { name: 'URL', value: siteUrl + localePath(locale, pathWithin.programme(year)) },
    { name: 'STATUS', value: isCancelled ? 'CANCELLED' : 'CONFIRMED' },
  ]
  const head: Property[] = [
    { name: 'VERSION', value: '2.0' },
    { name: 'PRODID', value: '-//Forum//Tickets//UK' },
  ]
  return component('VCALENDAR', head, component('VEVENT', properties))
}

/** `YYYYMMDD` of the Kyiv day, or of one some days later. */
function dateValue(instant: Instant, later = 0): string {
  const date = new Date(Date.parse(`${dateAt(instant)}T00:00:00Z`) + later * day)
  return date.toISOString().slice(0, 10).replaceAll('-', '')
}
