// The programme as c3voc schedule, version 1, before formatting as XML or JSON. Pure.
import { createHash } from 'node:crypto'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { isEditionShown } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { choose, isPublishedIn, textIn } from '@forum/domain/localisation/localised.ts'
import type { Person } from '@forum/domain/people/person.ts'
import { changedId } from '@forum/domain/programme/changes.ts'
import { assumedLength, statedEnd } from '@forum/domain/programme/event-state.ts'
import type { ProgrammeDay, ProgrammeEvent, SideEvent } from '@forum/domain/programme/programme.ts'
import { byDayWithSides, hasPage, isSideEvent, sideEventsOf } from '@forum/domain/programme/side-event.ts'
import type { Instant, RecordId } from '@forum/domain/record/record.ts'
import { plainText } from '@forum/domain/rich-text/rich-text.ts'
import { clockAt, isoAt, parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import type { SiteNames } from './names-of.ts'
import { stableNumbers, stableUuid } from './stable-id.ts'

type Link = { url: string; title: string }

export type ScheduleEvent = {
  guid: string
  id: number
  slug: string
  url: string
  /** Kyiv time with offset. */
  date: string
  end: string
  /** `HH:MM`, Kyiv. */
  start: string
  /** `HH:MM`. */
  duration: string
  room: string
  title: string
  /** The topic, otherwise the kind of session, as text; null: neither is known. */
  track: string | null
  type: string
  language: string | null
  abstract: string
  /** `id`: a whole number, by which ConfClerk and confy know people. */
  persons: readonly { guid: string; id: number; name: string; url: string }[]
  links: readonly Link[]
  attachments: readonly Link[]
}

type ScheduleRoom = { name: string; guid: string; events: readonly ScheduleEvent[] }

export type ScheduleDay = { index: number; date: string; start: string; end: string; rooms: readonly ScheduleRoom[] }

export type Schedule = {
  /** Changes exactly when something else changes. */
  version: string
  generator: string
  title: string
  acronym: string
  /** First and last day. */
  start: string
  end: string
  url: string
  logo: string
  days: readonly ScheduleDay[]
}

export type ScheduleOptions = SiteNames & {
  forum: Forum
  /** Of all editions. */
  sideEvents: readonly SideEvent[]
  locale: Locale
  person(id: RecordId): Person | undefined
}

/** Published sessions with times, and side events; undefined: no session, or the edition is cancelled. */
export function scheduleOf(options: ScheduleOptions): Schedule | undefined {
  const { forum, sideEvents, locale, siteUrl } = options
  if (forum.isCancelled || !isEditionShown(forum, locale)) return undefined
  const all: readonly Entry[] = [...forum.events, ...sideEventsOf(sideEvents, forum.year)]
  const isShown = (event: Entry) => isTimed(event) && isPublishedIn(event.title, locale)
  if (!forum.events.some(isShown)) return undefined
  const numbers = stableNumbers(all.map(changedId))
  const personNumbers = stableNumbers([...new Set(all.flatMap(peopleIds))])
  const shown = { ...options, numbers, personNumbers, places: new Map() }
  // Day numbers are the same in every language.
  const days = byDayWithSides(forum.days, forum.events, all.filter(isSideEvent)).days.flatMap(({ day, events }, index) => {
    const own = events.filter((event): event is Timed & (typeof events)[number] => isShown(event))
    return own.length > 0 ? [dayOf(day, index + 1, own, shown)] : []
  })
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return undefined
  const schedule = {
    generator: new URL(siteUrl).host,
    title: textIn(forum.title, locale) || `${new URL(siteUrl).host} ${forum.year}`,
    acronym: acronymOf(forum),
    start: first.date,
    end: last.date,
    url: siteUrl + localePath(locale, pathWithin.programme(forum.year)),
    logo: `${siteUrl}/icon-512.png`,
    days,
  }
  return { version: createHash('sha256').update(JSON.stringify(schedule)).digest('hex').slice(0, 12), ...schedule }
}

/** Letters and digits only: the schemas allow no hyphen. */
const acronymOf = ({ year }: Forum) => `forum${year}`

/** A session, or an event around the forum. */
type Entry = ProgrammeEvent | SideEvent
type Timed = Entry & { start: Instant }
type ScheduleShown = ScheduleOptions & {
  numbers: ReadonlyMap<RecordId, number>
  personNumbers: ReadonlyMap<RecordId, number>
  /** First event at each place outside the halls, by name. */
  places: Map<string, string>
}

const isTimed = (event: Entry): event is Timed => event.start !== null && hasPage(event)
const peopleIds = ({ moderatorIds, speakerIds }: Entry) => [...moderatorIds, ...speakerIds]
const endOf = (event: Timed) => statedEnd(event) ?? event.start + assumedLength

function dayOf({ date }: ProgrammeDay, index: number, events: readonly Timed[], shown: ScheduleShown): ScheduleDay {
  // Apps identify halls by name: equal names are one hall.
  const rooms = Map.groupBy(
    events.toSorted((a, b) => orderOf(a) - orderOf(b)),
    (event) => placeOf(event, shown),
  )
  return {
    index,
    date,
    start: isoAt(Math.min(...events.map(({ start }) => start))),
    end: dayChangeAfter(date),
    rooms: [...rooms].map(([name, own]) => ({
      name,
      guid: guidOfPlace(name, own[0], shown),
      events: own.map((event) => eventOf(event, name, shown)),
    })),
  }
}

/** 03:59 of the next morning, like pretalx: EventFahrplan uses the end's time of day as change of day, and would move earlier events to the next day. */
function dayChangeAfter(date: string): string {
  const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
  return isoAt(parseMoment(`${next}T03:59`) ?? 0)
}

/** Halls in the editors' order, then other places. */
function orderOf(event: Timed): number {
  return event.room?.number ?? (isSideEvent(event) ? Number.MAX_SAFE_INTEGER : 0)
}

/** Venue of a session without hall; the editor's place of a side event. */
function placeOf(event: Entry, { forum, locale }: ScheduleOptions): string {
  if (event.room) return textIn(event.room.title, locale) || String(forum.year)
  if (isSideEvent(event)) return textIn(event.location, locale) || catalogues[locale].myProgramme.elsewhereInKyiv
  return textIn(forum.venue, locale) || String(forum.year)
}

function guidOfPlace(name: string, event: Timed | undefined, { siteUrl, firstUrl = siteUrl, places }: ScheduleShown): string {
  if (!event || event.room || !isSideEvent(event)) return stableUuid(firstUrl, 'room', event?.room?.id ?? '')
  const first = places.get(name) ?? event.id
  places.set(name, first)
  return stableUuid(firstUrl, 'place', first)
}

function eventOf(event: Timed, room: string, shown: ScheduleShown): ScheduleEvent {
  const { forum, locale, siteUrl, firstUrl = siteUrl, person, numbers, personNumbers } = shown
  const isSide = isSideEvent(event)
  const guid = stableUuid(firstUrl, isSide ? 'side-event' : 'event', event.id)
  const address = (path: string) => siteUrl + localePath(locale, path)
  const people = [...new Set(peopleIds(event))].flatMap((one) => person(one) ?? [])
  return {
    guid,
    id: numbers.get(changedId(event)) ?? 1,
    slug: slugOf(event, forum, guid),
    url: address((isSide ? pathWithin.sideEvent : pathWithin.session)(forum.year, event.slug)),
    date: isoAt(event.start),
    end: isoAt(endOf(event)),
    start: clockAt(event.start),
    duration: durationOf(endOf(event) - event.start),
    room,
    // The format has no status.
    title: `${event.isCancelled ? `${catalogues[locale].changes.cancelled}: ` : ''}${textIn(event.title, locale)}`,
    track: trackOf(event, locale),
    type: event.kind ?? 'other',
    language: event.language,
    abstract: (choose(event.description, locale)?.value ?? [])
      .map((node) => plainText([node]))
      .filter(Boolean)
      .join('\n\n'),
    persons: people
      .filter(({ name }) => isPublishedIn(name, locale))
      .map(({ id: own, name, slug }) => ({
        guid: stableUuid(firstUrl, 'person', own),
        id: personNumbers.get(own) ?? 1,
        name: textIn(name, locale),
        url: address(pathWithin.speaker(slug)),
      })),
    links: isSide ? registrationOf(event, locale) : linksOf(event, shown),
    attachments: event.presentation
      ? [
          {
            url: `${siteUrl}/assets/${event.presentation}/asset.${event.presentationFormat ?? 'pdf'}`,
            title: textIn(event.title, locale),
          },
        ]
      : [],
  }
}

function trackOf({ topic, kind }: Entry, locale: Locale): string | null {
  if (topic && isPublishedIn(topic.title, locale)) return textIn(topic.title, locale)
  return kind && catalogues[locale].programme.kinds[kind]
}

function linksOf({ broadcastId }: ProgrammeEvent, { forum, locale, siteUrl }: ScheduleOptions): Link[] {
  const broadcast = forum.broadcasts.find(({ id }) => id === broadcastId)
  if (!broadcast || !isPublishedIn(broadcast.title, locale)) return []
  const url = siteUrl + localePath(locale, pathWithin.broadcast(forum.year, broadcast.slug))
  return [{ url, title: textIn(broadcast.title, locale) }]
}

function registrationOf({ registrationUrl }: SideEvent, locale: Locale): Link[] {
  return registrationUrl === null ? [] : [{ url: registrationUrl, title: catalogues[locale].programme.register }]
}

/** The schemas require at least four Latin characters; a side event may have a session's slug. */
function slugOf(event: Entry, forum: Forum, guid: string): string {
  const { slug } = event
  const own = /^[a-z0-9][a-z0-9_-]{2,}[a-z0-9]$/.test(slug) ? slug : guid
  return `${acronymOf(forum)}-${isSideEvent(event) ? 'side_' : ''}${own}`
}

/** Giggity reads durations as time of day and rejects larger values. Longer events have `end`. */
const longest = 23 * 60 + 59

function durationOf(milliseconds: number): string {
  const minutes = Math.min(Math.max(Math.round(milliseconds / 60_000), 1), longest)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
