// Structured data (schema.org Event) of the forum and its sessions, as Google's rich results require.

import { wordsIn } from '@forum/design/page/locale.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { isPublishedIn, textIn } from '@forum/domain/localisation/localised.ts'
import { changedId, previousStart } from '@forum/domain/programme/changes.ts'
import { statedEnd } from '@forum/domain/programme/event-state.ts'
import type { ProgrammeEvent, SideEvent } from '@forum/domain/programme/programme.ts'
import { inTimeOrder, isSession } from '@forum/domain/programme/reading-order.ts'
import type { Buying } from '@forum/domain/sale/buying.ts'
import { isoAt } from '@forum/domain/time/kyiv-time.ts'
import type { PersonView } from '../blocks/portrait/person-view.ts'
import type { Services } from '../context/context.server.ts'
import type { Thing } from './graph.server.ts'
import { imageOf } from './image.server.ts'
import { organiser, type SiteWords } from './site-data.server.ts'

export type OfForum = SiteWords & { forum: Forum }

/** With announced changes. */
export type OfEvents = OfForum & { changes: Pick<Services['changes'], 'ofSession'> }

/** An edition; undefined without start or place, which search engines require. */
export function editionEvent(of: OfForum, description: string, buying: Buying | null = null): Thing | undefined {
  const { forum } = of
  const place = placeOf(of, null)
  if (forum.start === null || !place) return undefined
  const offers = buying ? offersOf(of, buying) : []
  return {
    ...editionCore(of, place),
    description,
    ...(offers.length > 0 && { offers }),
  }
}

/** The edition on the home page, with the cheapest ticket only. */
export function leadingEvent(of: OfForum, description: string, buying: Buying): Thing | undefined {
  const [event, offer] = [editionEvent(of, description), lowestOffer(of, buying)]
  return event && offer ? { ...event, offers: offer } : event
}

/** The edition with its sessions, or those of one day (`YYYY-MM-DD`), and `around` (side events). */
export function programmeEvent(
  of: OfEvents,
  description: string,
  date: string | undefined,
  around: readonly Thing[],
): Thing | undefined {
  const edition = editionEvent(of, description)
  const { forum, locale } = of
  const shownDay = forum.days.find((day) => day.date === date)
  const isOnPage = (event: ProgrammeEvent) =>
    isSession(event) && isPublishedIn(event.title, locale) && (!shownDay || event.dayId === shownDay.id)
  const sessions = forum.isCancelled ? [] : inTimeOrder(forum.events).filter(isOnPage)
  const parts: Thing[] = [...sessions.flatMap((event) => sessionPart(of, event) ?? []), ...around]
  return edition && parts.length > 0 ? { ...edition, subEvent: parts } : edition
}

type OfSession = OfEvents & {
  event: ProgrammeEvent
  people: readonly PersonView[]
  description: string
  isOnAir: boolean
  buying: Buying
}

/** A session as part of its edition; undefined without start or place. */
export function sessionEvent(of: OfSession): Thing | undefined {
  const { forum, event, people, description, isOnAir, buying } = of
  const core = sessionCore(of, event)
  const venue = placeOf(of, null)
  if (!core || !venue) return undefined
  const offer = lowestOffer(of, buying)
  return {
    ...core,
    description,
    eventAttendanceMode: isOnAir
      ? 'https://schema.org/MixedEventAttendanceMode'
      : 'https://schema.org/OfflineEventAttendanceMode',
    image: [imageOf(of, null, pathWithin.session(forum.year, event.slug))],
    organizer: organiser(of),
    superEvent: editionNamed(of, venue),
    ...(event.language && { inLanguage: event.language }),
    ...(people.length > 0 && { performer: people.map((person) => personNamed(of, person)) }),
    ...(offer && { offers: offer }),
  }
}

/** A person, by name and address. */
export function personNamed({ siteUrl, locale }: SiteWords, { name, slug }: PersonView): Thing {
  return { '@type': 'Person', name: wordsOf(name), url: siteUrl + localePath(locale, pathWithin.speaker(slug)) }
}

/** The edition as named by its sessions: only what search engines require. */
export function editionNamed({ forum, siteUrl, locale }: OfForum, location: Thing) {
  return {
    '@type': 'Event',
    '@id': `${siteUrl}/forum/${forum.year}#event`,
    name: textIn(forum.title, locale) || wordsIn(locale).site.edition(forum.year),
    url: siteUrl + localePath(locale, pathWithin.forum(forum.year)),
    startDate: isoAt(forum.start ?? 0),
    location,
  } as const
}

function editionCore(of: OfForum, place: Thing) {
  const { forum } = of
  return {
    ...editionNamed(of, place),
    ...(forum.start !== null && forum.end !== null && forum.end > forum.start && { endDate: isoAt(forum.end) }),
    eventStatus: statusOf(forum.isCancelled),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: [imageOf(of, forum.cover, pathWithin.forum(forum.year))],
    organizer: organiser(of),
  } as const
}

/** Common fields of a session. Without dates of the edition it uses its own. */
function sessionCore(of: OfEvents, event: ProgrammeEvent) {
  const { forum, siteUrl, locale } = of
  const location = placeOf(of, event)
  if (event.start === null || !location) return undefined
  const end = statedEnd(event)
  return {
    '@type': 'Event',
    '@id': `${siteUrl}/forum/${forum.year}/event/${encodeURIComponent(event.id)}`,
    name: textIn(event.title, locale),
    url: siteUrl + localePath(locale, pathWithin.session(forum.year, event.slug)),
    startDate: isoAt(event.start),
    ...(end !== null && { endDate: isoAt(end) }),
    ...statusNow(of, event),
    location,
  } as const
}

/** A session within its programme: without end, and without an unchanged status. */
function sessionPart(of: OfEvents, event: ProgrammeEvent): Thing | undefined {
  const core = sessionCore(of, event)
  if (!core) return undefined
  const { endDate: _, eventStatus, ...part } = core
  return { ...part, ...(eventStatus !== scheduled && { eventStatus }) }
}

/** Status, and the start before it was moved. */
export function statusNow({ forum, changes }: OfEvents, event: ProgrammeEvent | SideEvent) {
  const isCancelled = forum.isCancelled || event.isCancelled
  const previous = isCancelled ? null : previousStart(event, changes.ofSession(forum.year, changedId(event)))
  if (previous === null) return { eventStatus: statusOf(isCancelled) }
  return { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: isoAt(previous) }
}

/** The default status. */
const scheduled = 'https://schema.org/EventScheduled'

function statusOf(isCancelled: boolean): string {
  return isCancelled ? 'https://schema.org/EventCancelled' : scheduled
}

export function placeOf({ forum, locale }: OfForum, event: Pick<ProgrammeEvent, 'room'> | null): Thing | undefined {
  const [venue, street] = [textIn(forum.venue, locale), textIn(forum.address, locale)]
  if (!venue && !street) return undefined
  const room = event?.room ? textIn(event.room.title, locale) : ''
  return {
    '@type': 'Place',
    name: [room, venue || street].filter(Boolean).join(', '),
    address: { '@type': 'PostalAddress', streetAddress: street || venue, addressCountry: 'UA' },
  }
}

/** The lowest price of a session (Google's Event), of available tickets if there are any. */
function lowestOffer(of: OfForum, buying: Buying): Thing | undefined {
  const free = buying.onSale.filter(({ max }) => max > 0)
  const [first, ...others] = free.length > 0 ? free : buying.onSale
  if (!first) return undefined
  const comparable = others.filter(({ ticket }) => ticket.currency === first.ticket.currency)
  const lowest = comparable.reduce((low, next) => (next.ticket.price < low.ticket.price ? next : low), first)
  return offersOf(of, { ...buying, onSale: [lowest] })[0]
}

/** Tickets that are on sale, including sold-out ones. */
function offersOf({ forum, siteUrl, locale }: OfForum, { onSale, isSellable }: Buying): Thing[] {
  if (!isSellable) return []
  return onSale.map(({ ticket, title, max }) => ({
    '@type': 'Offer',
    name: wordsOf(title),
    url: siteUrl + localePath(locale, pathWithin.tickets(forum.year)),
    price: ticket.price,
    priceCurrency: ticket.currency,
    availability: max > 0 ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    ...(ticket.saleStart !== null && { validFrom: isoAt(ticket.saleStart) }),
    ...(ticket.saleEnd !== null && { validThrough: isoAt(ticket.saleEnd) }),
  }))
}
