// The programme of an edition as conference applications know it (c3voc's schedule, version 1), before it is written as XML or JSON. Pure.
import { createHash } from 'node:crypto'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { isEditionShown } from '#domain/forum/edition.ts'
import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { choose, isPublishedIn, textIn } from '#domain/localisation/localised.ts'
import type { Person } from '#domain/people/person.ts'
import { assumedLength, statedEnd } from '#domain/programme/event-state.ts'
import { clockAt, isoAt } from '#domain/programme/kyiv-time.ts'
import type { ProgrammeDay, ProgrammeEvent, Room } from '#domain/programme/programme.ts'
import { inTimeOrder, isSession } from '#domain/programme/reading-order.ts'
import type { Instant, RecordId } from '#domain/record.ts'
import { plainText } from '#domain/rich-text/rich-text.ts'
import { feedWords } from '#messages/feed-words.ts'
import { stableNumbers, stableUuid } from './stable-id.ts'

type Link = { url: string; title: string }

export type ScheduleEvent = {
  guid: string
  id: number
  slug: string
  url: string
  /** Kyiv, with its offset. */
  date: string
  end: string
  /** `HH:MM`, Kyiv. */
  start: string
  /** `HH:MM`. */
  duration: string
  room: string
  title: string
  type: string
  language: string | null
  abstract: string
  persons: readonly { guid: string; name: string; url: string }[]
  links: readonly Link[]
  attachments: readonly Link[]
}

type ScheduleRoom = { name: string; guid: string; events: readonly ScheduleEvent[] }

export type ScheduleDay = { index: number; date: string; start: string; end: string; rooms: readonly ScheduleRoom[] }

export type Schedule = {
  /** Changes when, and only when, anything else of it does. */
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

export type ScheduleOptions = {
  forum: Forum
  locale: Locale
  /** Canonical origin without a trailing slash. */
  siteUrl: string
  person(id: RecordId): Person | undefined
}

/** The sessions that have a time and are published in the language; undefined where there is none, or the edition does not take place. */
export function scheduleOf(options: ScheduleOptions): Schedule | undefined {
  const { forum, locale, siteUrl } = options
  if (forum.isCancelled || !isEditionShown(forum, locale)) return undefined
  const sessions = inTimeOrder(forum.events)
    .filter(isTimedSession)
    .filter(({ title }) => isPublishedIn(title, locale))
  const numbers = stableNumbers(forum.events.map(({ id }) => id))
  const days = forum.days.flatMap((day, index) => {
    const own = sessions.filter(({ dayId }) => dayId === day.id)
    return own.length > 0 ? [dayOf(day, index + 1, own, numbers, options)] : []
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

/** Letters and digits only: with a hyphen neither schema takes it. */
const acronymOf = ({ year }: Forum) => `forum${year}`

type Timed = ProgrammeEvent & { start: Instant }

const isTimedSession = (event: ProgrammeEvent): event is Timed => event.start !== null && isSession(event)
const endOf = (event: Timed) => statedEnd(event) ?? event.start + assumedLength

function dayOf(
  { date }: ProgrammeDay,
  index: number,
  sessions: readonly Timed[],
  numbers: ReadonlyMap<RecordId, number>,
  options: ScheduleOptions,
): ScheduleDay {
  // Applications know halls by their names: what is called alike is one.
  const rooms = Map.groupBy(
    sessions.toSorted((a, b) => (a.room?.number ?? 0) - (b.room?.number ?? 0)),
    ({ room }) => nameOf(room, options),
  )
  return {
    index,
    date,
    start: isoAt(Math.min(...sessions.map(({ start }) => start))),
    end: isoAt(Math.max(...sessions.map(endOf))),
    rooms: [...rooms].map(([name, own]) => ({
      name,
      guid: stableUuid(options.siteUrl, 'room', own[0]?.room?.id ?? ''),
      events: own.map((event) => eventOf(event, name, numbers.get(event.id) ?? 1, options)),
    })),
  }
}

/** A session without a hall takes the whole venue. */
function nameOf(room: Room | null, { forum, locale }: ScheduleOptions): string {
  return (room && textIn(room.title, locale)) || textIn(forum.venue, locale) || String(forum.year)
}

function eventOf(event: Timed, room: string, id: number, options: ScheduleOptions): ScheduleEvent {
  const { forum, locale, siteUrl, person } = options
  const guid = stableUuid(siteUrl, 'event', event.id)
  const address = (path: string) => siteUrl + localePath(locale, path)
  const people = [...new Set([...event.moderatorIds, ...event.speakerIds])].flatMap((one) => person(one) ?? [])
  return {
    guid,
    id,
    slug: slugOf(event, forum, guid),
    url: address(pathWithin.session(forum.year, event.slug)),
    date: isoAt(event.start),
    end: isoAt(endOf(event)),
    start: clockAt(event.start),
    duration: durationOf(endOf(event) - event.start),
    room,
    // The format has no state of an event.
    title: `${event.isCancelled ? `${feedWords[locale].changes.cancelled}: ` : ''}${textIn(event.title, locale)}`,
    type: event.kind,
    language: event.language,
    abstract: (choose(event.description, locale)?.value ?? [])
      .map((node) => plainText([node]))
      .filter(Boolean)
      .join('\n\n'),
    persons: people
      .filter(({ name }) => isPublishedIn(name, locale))
      .map(({ id: own, name, slug }) => ({
        guid: stableUuid(siteUrl, 'person', own),
        name: textIn(name, locale),
        url: address(pathWithin.speaker(slug)),
      })),
    links: linksOf(event, options),
    attachments: event.presentation
      ? [{ url: `${siteUrl}/assets/${event.presentation}/asset.pdf`, title: textIn(event.title, locale) }]
      : [],
  }
}

function linksOf({ broadcastId }: ProgrammeEvent, { forum, locale, siteUrl }: ScheduleOptions): Link[] {
  const broadcast = forum.broadcasts.find(({ id }) => id === broadcastId)
  if (!broadcast || !isPublishedIn(broadcast.title, locale)) return []
  const url = siteUrl + localePath(locale, pathWithin.broadcast(forum.year, broadcast.slug))
  return [{ url, title: textIn(broadcast.title, locale) }]
}

/** Both schemas take Latin letters only, four at least. */
function slugOf({ slug }: ProgrammeEvent, forum: Forum, guid: string): string {
  return `${acronymOf(forum)}-${/^[a-z0-9][a-z0-9_-]{2,}[a-z0-9]$/.test(slug) ? slug : guid}`
}

const longest = 99 * 60 + 59

function durationOf(milliseconds: number): string {
  const minutes = Math.min(Math.max(Math.round(milliseconds / 60_000), 1), longest)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
