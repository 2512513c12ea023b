// An event around the forum as schema.org's Event.
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import { statedEnd } from '@forum/domain/programme/event-state.ts'
import type { SideEvent } from '@forum/domain/programme/programme.ts'
import { isoAt } from '@forum/domain/time/kyiv-time.ts'
import type { PersonView } from '../blocks/portrait/person-view.ts'
import { editionNamed, type OfEvents, type OfForum, personNamed, placeOf, statusNow } from './event-data.server.ts'
import type { Thing } from './graph.server.ts'
import { imageOf } from './image.server.ts'
import { organiser } from './site-data.server.ts'

type OfSideEvent = OfEvents & { event: SideEvent; people: readonly PersonView[]; description: string }

/** A side event beside its edition; undefined when its start or its place is not known. */
export function sideEvent(of: OfSideEvent): Thing | undefined {
  const { forum, event, people, description } = of
  const core = sideEventCore(of, event)
  const venue = placeOf(of, null)
  if (!core) return undefined
  return {
    ...core,
    description,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: [imageOf(of, event.image, pathWithin.sideEvent(forum.year, event.slug))],
    organizer: organiser(of),
    ...(forum.start !== null && venue && { superEvent: editionNamed(of, venue) }),
    ...(event.language && { inLanguage: event.language }),
    ...(people.length > 0 && { performer: people.map((person) => personNamed(of, person)) }),
  }
}

/** What every mention of a side event has. */
export function sideEventCore(of: OfEvents, event: SideEvent) {
  const { forum, siteUrl, locale } = of
  const location = locationOf(of, event)
  if (event.start === null || !location) return undefined
  const end = statedEnd(event)
  return {
    '@type': 'Event',
    '@id': `${siteUrl}/forum/${forum.year}/side-event/${encodeURIComponent(event.id)}`,
    name: textIn(event.title, locale),
    url: siteUrl + localePath(locale, pathWithin.sideEvent(forum.year, event.slug)),
    startDate: isoAt(event.start),
    ...(end !== null && { endDate: isoAt(end) }),
    ...statusNow(of, event),
    location,
  } as const
}

/** In a hall of the forum, else where its editor said. */
function locationOf(of: OfForum, event: SideEvent): Thing | undefined {
  const named = textIn(event.location, of.locale)
  if (event.room) return placeOf(of, { room: event.room })
  if (!named) return undefined
  return {
    '@type': 'Place',
    name: named,
    address: { '@type': 'PostalAddress', streetAddress: named, addressCountry: 'UA' },
  }
}
