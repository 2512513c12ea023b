// Programme as iCalendar text in one language: an edition, a part, a session, or a selection. Pure.
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { isEditionShown } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { choose, isPublishedIn, type Localised, textIn } from '@forum/domain/localisation/localised.ts'
import type { Person } from '@forum/domain/people/person.ts'
import { statedEnd } from '@forum/domain/programme/event-state.ts'
import type { ProgrammeEvent, SideEvent } from '@forum/domain/programme/programme.ts'
import { inTimeOrder } from '@forum/domain/programme/reading-order.ts'
import { type SessionKey, selectedOf, writeSelection } from '@forum/domain/programme/selection.ts'
import { sessionTime } from '@forum/domain/programme/session-time.ts'
import { hasPage, isSideEvent, sideEventsOf } from '@forum/domain/programme/side-event.ts'
import type { Instant, RecordId } from '@forum/domain/record/record.ts'
import { plainText } from '@forum/domain/rich-text/rich-text.ts'
import { dateAt, dayAndMonth, forumZone } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { component, origin, type Property, revision, textValue, utcValue } from './calendar-format.ts'
import type { SiteNames } from './names-of.ts'

/** A session or side event. */
type Entry = ProgrammeEvent | SideEvent

export type CalendarOptions = SiteNames & {
  forum: Forum
  /** Of all editions. */
  sideEvents: readonly SideEvent[]
  locale: Locale
  person(id: RecordId): Person | undefined
  /** When the site last saw the event change; null: unchanged. */
  alteredAt(event: Entry): Instant | null
  /** Minutes of the reminder before each event; null: none. */
  alarm?: number | null
}

/** A part of an edition: by slug of a day, hall or person. */
export type CalendarPart = { kind: 'day' | 'room' | 'speaker'; slug: string }

/** Refresh interval for subscribers. */
const refreshInterval = 'PT1H'

/** All published sessions and side events with times; undefined: none. */
export function editionCalendar(options: CalendarOptions): string | undefined {
  const { year } = options.forum
  return unlessEmpty(options, sessionsIn(options), { path: pathWithin.calendar(year), name: '' })
}

/** One session, also of a cancelled edition; undefined: no time, or not published in the language. */
export function sessionCalendar(options: CalendarOptions, slug: string): string | undefined {
  const { year } = options.forum
  const sessions = sessionsIn(options).filter((event) => event.slug === slug && !isSideEvent(event))
  return unlessEmpty(options, sessions, { path: pathWithin.sessionCalendar(year, slug), name: '' })
}

/** One side event, also of a cancelled edition; undefined: no time, or not published in the language. */
export function sideEventCalendar(options: CalendarOptions, slug: string): string | undefined {
  const { year } = options.forum
  const events = sessionsIn(options).filter((event) => event.slug === slug && isSideEvent(event))
  return unlessEmpty(options, events, { path: pathWithin.sideEventCalendar(year, slug), name: '' })
}

/** Sessions and side events of a day, sessions of a hall, or those of a person; undefined: none. */
export function partCalendar(options: CalendarOptions, { kind, slug }: CalendarPart): string | undefined {
  const { forum, locale } = options
  const { name, holds } = partOf(options, kind, slug)
  const sessions = sessionsIn(options).filter(holds)
  const path = partPath[kind](forum.year, slug)
  return unlessEmpty(options, sessions, { path, name: name(sessions, locale) })
}

type Part = {
  holds(event: Entry): boolean
  /** Name of the part, from its sessions. */
  name(sessions: readonly Entry[], locale: Locale): string
}

function partOf({ forum, person, locale }: CalendarOptions, kind: CalendarPart['kind'], slug: string): Part {
  if (kind === 'day') {
    const day = forum.days.find((one) => one.slug === slug)
    return {
      holds: (event) =>
        day !== undefined && (isSideEvent(event) ? dateAt(event.start ?? 0) === day.date : event.dayId === day.id),
      name: () => (day ? dayAndMonth(Date.parse(`${day.date}T12:00:00Z`), locale) : ''),
    }
  }
  if (kind === 'room') {
    return {
      holds: ({ room }) => room?.slug === slug,
      name: ([first]) => (first?.room ? textIn(first.room.title, locale) : ''),
    }
  }
  const isMeant = (one: Person | undefined) => one?.slug === slug && isPublishedIn(one.name, locale)
  const peopleOf = ({ moderatorIds, speakerIds }: Entry) => [...moderatorIds, ...speakerIds].map(person)
  return {
    holds: (event) => peopleOf(event).some(isMeant),
    name: ([first]) => textIn((first && peopleOf(first).find(isMeant)?.name) ?? forum.title, locale),
  }
}

/**
 * Selected events (keys of packages/domain/programme/selection.ts); may be empty, so that subscriptions continue. `followed`: key of a browser's subscribed
 * calendar.
 */
export function selectionCalendar(options: CalendarOptions, keys: readonly SessionKey[], followed?: string): string {
  const { year } = options.forum
  const selection = writeSelection(keys)
  const { alarm = null } = options
  const sessions = selectedOf(sessionsIn(options), keys).events
  return calendar(options, sessions, {
    path:
      followed === undefined ? pathWithin.myCalendar(year, selection, alarm) : pathWithin.followedCalendar(year, followed, alarm),
    name: '★',
  })
}

const partPath = {
  day: pathWithin.dayCalendar,
  room: pathWithin.roomCalendar,
  speaker: pathWithin.speakerCalendar,
} as const

/** In reading order, with cancelled events, so that subscribers learn about it. */
function sessionsIn({ forum, sideEvents, locale }: CalendarOptions): Entry[] {
  if (!isEditionShown(forum, locale)) return []
  return inTimeOrder(
    [...forum.events, ...sideEventsOf(sideEvents, forum.year)].filter(
      (event) => hasPage(event) && event.start !== null && isPublishedIn(event.title, locale),
    ),
  )
}

/** `path`: its own address; `name`: what it holds of the edition, in words. */
type Kept = { path: string; name: string }

function unlessEmpty(options: CalendarOptions, sessions: readonly Entry[], kept: Kept): string | undefined {
  return sessions.length === 0 ? undefined : calendar(options, sessions, kept)
}

function calendar(options: CalendarOptions, sessions: readonly Entry[], { path, name: part }: Kept): string {
  const { forum, locale, siteUrl } = options
  const host = new URL(siteUrl).host
  const title = choose(forum.title, locale) ?? { value: `${host} ${forum.year}`, locale }
  const name = [title.value, part].filter(Boolean).join(' · ')
  const head: Property[] = [
    { name: 'VERSION', value: '2.0' },
    { name: 'PRODID', value: `-//${textValue(host)}//Programme//${locale.toUpperCase()}` },
    // No UID (RFC 7986): vdirsyncer takes it for that of the only event.
    { name: 'NAME', parameters: languageOf(title.locale, locale), value: textValue(name) },
    // Older names of NAME and REFRESH-INTERVAL, before RFC 7986.
    { name: 'X-WR-CALNAME', value: textValue(name) },
    { name: 'X-WR-TIMEZONE', value: forumZone },
    { name: 'URL', value: siteUrl + localePath(locale, pathWithin.programme(forum.year)) },
    { name: 'SOURCE', value: siteUrl + localePath(locale, path) },
    { name: 'LAST-MODIFIED', value: utcValue(Math.max(origin, ...sessions.map((event) => changedAt(event, options)))) },
    { name: 'REFRESH-INTERVAL', parameters: { VALUE: 'DURATION' }, value: refreshInterval },
    { name: 'X-PUBLISHED-TTL', value: refreshInterval },
  ]
  return component('VCALENDAR', head, sessions.map((session) => vevent(session, options)).join(''))
}

function vevent(event: Entry, options: CalendarOptions): string {
  const { forum, locale, siteUrl, firstUrl = siteUrl } = options
  const end = statedEnd(event)
  const page = isSideEvent(event) ? pathWithin.sideEvent : pathWithin.session
  const url = siteUrl + localePath(locale, forum.isCancelled ? pathWithin.programme(forum.year) : page(forum.year, event.slug))
  const properties: (Property | null)[] = [
    // The same in every language and under every name of the site.
    {
      name: 'UID',
      value: `${isSideEvent(event) ? 'side-event' : 'event'}-${encodeURIComponent(event.id)}@${new URL(firstUrl).host}`,
    },
    ...revision(changedAt(event, options)),
    // In UTC: many programs misread a time zone's block (docs/interoperability.md).
    { name: 'DTSTART', value: utcValue(event.start ?? 0) },
    end === null ? null : { name: 'DTEND', value: utcValue(end) },
    summaryOf(event, forum, locale),
    locationOf(event, forum, locale),
    { name: 'DESCRIPTION', value: textValue(descriptionOf(event, options, url)) },
    { name: 'URL', value: url },
    { name: 'STATUS', value: isCalledOff(event, forum) ? 'CANCELLED' : 'CONFIRMED' },
  ]
  return component(
    'VEVENT',
    properties.filter((property) => property !== null),
    options.alarm && !isCalledOff(event, forum) ? reminder(event, options.alarm, locale) : '',
  )
}

/** The title says that an event is cancelled: Google silently removes cancelled events, and Outlook shows them as normal. */
function summaryOf(event: Entry, forum: Forum, locale: Locale): Property | null {
  const summary = localisedText('SUMMARY', event.title, locale)
  if (!summary || !isCalledOff(event, forum)) return summary
  return { ...summary, value: `${textValue(catalogues[locale].changes.cancelled)}: ${summary.value}` }
}

function reminder({ title }: Entry, minutes: number, locale: Locale): string {
  return component('VALARM', [
    { name: 'ACTION', value: 'DISPLAY' },
    { name: 'TRIGGER', value: `-PT${minutes}M` },
    { name: 'DESCRIPTION', value: textValue(textIn(title, locale)) },
  ])
}

/** Cancelled itself, or with its edition. */
function isCalledOff({ isCancelled }: Entry, forum: Forum): boolean {
  return isCancelled || forum.isCancelled
}

/** Last change of a session or its edition (which has the venue). If the service does not store changes, the time when the site noticed. */
function changedAt(event: Entry, { forum, alteredAt }: CalendarOptions): number {
  const seen = alteredAt(event) ?? origin
  const said = event.changed ?? origin
  return Math.max(said, seen - said > saidAtOnce ? seen : origin, forum.changed ?? origin)
}

/** A change noticed within this time after the record's change is the same one, ms; all processes know the record's time. */
const saidAtOnce = 10 * 60_000

/** The field with its language, if it fell back. */
function localisedText(name: string, field: Localised, locale: Locale): Property | null {
  const chosen = choose(field, locale)
  return chosen ? { name, parameters: languageOf(chosen.locale, locale), value: textValue(chosen.value) } : null
}

/** Only where a text is not in the calendar's language: many programs make an object of a property with parameters. */
function languageOf(text: Locale, calendar: Locale): Readonly<Record<string, string>> {
  return text === calendar ? {} : { LANGUAGE: text }
}

/** Hall and venue; for a side event the editor's place, without venue if it is elsewhere. */
function locationOf(event: Entry, forum: Forum, locale: Locale): Property | null {
  const named = isSideEvent(event) ? textIn(event.location, locale) : ''
  const house = isSideEvent(event) && !event.room ? [] : [textIn(forum.venue, locale), textIn(forum.address, locale)]
  const parts = [event.room && textIn(event.room.title, locale), named, ...house]
  const place = [...new Set(parts.filter(Boolean))].join(', ')
  return place === '' ? null : { name: 'LOCATION', value: textValue(place) }
}

/** Why it is cancelled, Kyiv time, description, people, link. */
function descriptionOf(event: Entry, { locale, person }: CalendarOptions, url: string): string {
  const text = choose(event.description, locale)?.value ?? []
  const paragraphs = text.map((node) => plainText([node])).filter(Boolean)
  const people = [...new Set([...event.moderatorIds, ...event.speakerIds])]
    .flatMap((id) => person(id) ?? [])
    .filter(({ name }) => isPublishedIn(name, locale))
    .map(({ name }) => textIn(name, locale))
  const note = event.isCancelled ? textIn(event.statusNote, locale) : ''
  const dateOf = (instant: Instant) => dayAndMonth(instant, locale)
  const { start, end } = event
  const when = start === null ? '' : catalogues[locale].programme.kyivTimeOf(sessionTime({ start, end }, dateOf(start), dateOf))
  return [note, when, paragraphs.join('\n'), people.join(', '), url].filter(Boolean).join('\n\n')
}
