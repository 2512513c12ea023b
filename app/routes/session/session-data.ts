// The session for search engines: schema.org Event.

import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { Forum } from '#domain/forum/forum.ts'
import { wordsOf } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { choose, textIn } from '#domain/localisation/localised.ts'
import { statedEnd } from '#domain/programme/event-state.ts'
import { isoAt } from '#domain/programme/kyiv-time.ts'
import type { ProgrammeEvent } from '#domain/programme/programme.ts'
import type { PersonView } from '../../blocks/portrait/person-view.ts'

type Given = {
  forum: Forum
  event: ProgrammeEvent
  people: readonly PersonView[]
  description: string
  isOnAir: boolean
  siteUrl: string
  siteName: string
  locale: Locale
}

/** Undefined when the start or the place is not known: an event without either is none to a search engine. */
export function sessionData(given: Given): Record<string, unknown> | undefined {
  const { forum, event, people, description, isOnAir, siteUrl, siteName, locale } = given
  const location = locationOf(forum, event, locale)
  if (event.start === null || !location) return undefined
  const end = statedEnd(event)
  const title = choose(event.title, locale)
  const address = (path: string) => siteUrl + localePath(locale, path)
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title?.value ?? '',
    description,
    url: address(pathWithin.session(forum.year, event.slug)),
    startDate: isoAt(event.start),
    ...(end !== null && { endDate: isoAt(end) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnAir ? 'Mixed' : 'Offline'}EventAttendanceMode`,
    location,
    ...(event.language && { localePath: event.language }),
    ...(forum.cover && { image: [`${siteUrl}/assets/${forum.cover}/1280.webp`] }),
    organizer: { '@type': 'Organization', name: siteName, url: address(pathWithin.home()) },
    superEvent: {
      '@type': 'Event',
      name: textIn(forum.title, locale) || `${siteName} ${forum.year}`,
      url: address(pathWithin.forum(forum.year)),
      startDate: isoAt(forum.start ?? event.start),
      location: locationOf(forum, null, locale),
    },
    ...(people.length > 0 && {
      performer: people.map(({ name, slug }) => ({
        '@type': 'Person',
        name: wordsOf(name),
        url: address(pathWithin.speaker(slug)),
      })),
    }),
  }
}

function locationOf(forum: Forum, event: ProgrammeEvent | null, locale: Locale): Record<string, unknown> | null {
  const [venue, street] = [textIn(forum.venue, locale), textIn(forum.address, locale)]
  if (!venue && !street) return null
  const room = event?.room ? textIn(event.room.title, locale) : ''
  return {
    '@type': 'Place',
    name: [room, venue || street].filter(Boolean).join(', '),
    address: { '@type': 'PostalAddress', streetAddress: street || venue, addressCountry: 'UA' },
  }
}
