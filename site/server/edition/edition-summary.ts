// Details of an edition for tickets and mails, from the current content.

import type { ContentStore } from '@forum/content/port.ts'
import type { EditionSummary } from '@forum/desk/port.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import { dayHours } from '@forum/domain/programme/day-hours.ts'
import type { Instant, RecordId } from '@forum/domain/record/record.ts'
import { everyTicket } from '@forum/domain/sale/every-ticket.ts'
import { ticketDays } from '@forum/domain/sale/ticket-days.ts'
import type { Ticket } from '@forum/domain/ticket/ticket.ts'
import { clockAt, dateAt, dateRange, dayAndMonth } from '@forum/domain/time/kyiv-time.ts'
import { daysCalendar } from '../feeds/days-calendar.ts'
import type { SiteNames } from '../feeds/names-of.ts'

/**
 * For an edition without content only the year is known; a ticket (`ticketId`) has its own days. Cached per content: each order and ticket page needs
 * it, and the calendar alone takes longer than rendering the page. `hoursAlteredAt`: when the site last saw the days of a year get other hours.
 */
export function editionSummary(
  content: Pick<ContentStore, 'forumByYear'>,
  names: SiteNames,
  hoursAlteredAt: (year: number) => Instant | null,
) {
  const made = new WeakMap<Forum, Map<string, EditionSummary>>()
  return (year: number, locale: Locale, ticketId?: RecordId): EditionSummary => {
    const forum = content.forumByYear(year)
    const asked = { year, locale, names, altered: hoursAlteredAt(year) }
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
  { year, locale, names, altered }: { year: number; locale: Locale; names: SiteNames; altered: Instant | null },
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
    calendar: forum && days ? daysCalendar(forum, days, { locale, place, ...names, altered }) : null,
  }
}

/** Start of the first item of the day, mostly the registration. */
function opensAt({ events }: Forum, day: number, locale: Locale): string {
  const first = dayHours(events).get(dateAt(day))?.start
  return first === undefined ? '' : `${dayAndMonth(first, locale)}, ${clockAt(first)}`
}
