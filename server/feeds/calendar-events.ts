// The programme as a calendar: an edition or one of its sessions → the text of an .ics file in one language. Pure.
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { isEditionShown } from '#domain/forum/edition.ts'
import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { choose, isPublishedIn, type Localised, textIn } from '#domain/localisation/localised.ts'
import type { Person } from '#domain/people/person.ts'
import { statedEnd } from '#domain/programme/event-state.ts'
import type { ProgrammeEvent } from '#domain/programme/programme.ts'
import { inTimeOrder, isSession } from '#domain/programme/reading-order.ts'
import type { RecordId } from '#domain/record.ts'
import { plainText } from '#domain/rich-text/rich-text.ts'
import { component, type Property, textValue, utcValue } from './calendar-format.ts'

export type CalendarOptions = {
  forum: Forum
  locale: Locale
  /** Canonical origin without a trailing slash. */
  siteUrl: string
  person(id: RecordId): Person | undefined
}

/** How often a subscribed calendar should look again. */
const refreshInterval = 'PT1H'

/** All sessions of the edition that have a time and are published in the language; undefined when there is none. */
export function editionCalendar(options: CalendarOptions): string | undefined {
  return calendar(options, inTimeOrder(sessionsIn(options)), pathWithin.calendar(options.forum.year))
}

/** One session by its slug; undefined when it has no time, or no page in the language. */
export function sessionCalendar(options: CalendarOptions, slug: string): string | undefined {
  const { forum } = options
  const session = forum.isCancelled ? undefined : sessionsIn(options).find((event) => event.slug === slug)
  return session && calendar(options, [session], pathWithin.sessionCalendar(forum.year, slug))
}

function sessionsIn({ forum, locale }: CalendarOptions): ProgrammeEvent[] {
  if (!isEditionShown(forum, locale)) return []
  return forum.events.filter((event) => isSession(event) && event.start !== null && isPublishedIn(event.title, locale))
}

function calendar(options: CalendarOptions, sessions: readonly ProgrammeEvent[], path: string): string | undefined {
  if (sessions.length === 0) return undefined
  const { forum, locale, siteUrl } = options
  const host = new URL(siteUrl).host
  const name = textIn(forum.title, locale) || `${host} ${forum.year}`
  const head: Property[] = [
    { name: 'VERSION', value: '2.0' },
    { name: 'PRODID', value: `-//${textValue(host)}//Programme//${locale.toUpperCase()}` },
    { name: 'UID', value: `forum-${forum.year}@${host}` },
    localisedText('NAME', forum.title, locale) ?? { name: 'NAME', value: textValue(name) },
    // Those who came before RFC 7986 know its NAME and REFRESH-INTERVAL by these names.
    { name: 'X-WR-CALNAME', value: textValue(name) },
    { name: 'URL', parameters: { VALUE: 'URI' }, value: siteUrl + localePath(locale, pathWithin.programme(forum.year)) },
    { name: 'SOURCE', parameters: { VALUE: 'URI' }, value: siteUrl + localePath(locale, path) },
    { name: 'REFRESH-INTERVAL', parameters: { VALUE: 'DURATION' }, value: refreshInterval },
    { name: 'X-PUBLISHED-TTL', value: refreshInterval },
  ]
  return component('VCALENDAR', head, sessions.map((session) => vevent(session, options, host)).join(''))
}

function vevent(event: ProgrammeEvent, options: CalendarOptions, host: string): string {
  const { forum, locale, siteUrl } = options
  const end = statedEnd(event)
  const { programme, session } = pathWithin
  const url = siteUrl + localePath(locale, forum.isCancelled ? programme(forum.year) : session(forum.year, event.slug))
  const properties: (Property | null)[] = [
    // One session is the same in every language, and stays so when its address changes.
    { name: 'UID', value: `event-${encodeURIComponent(event.id)}@${host}` },
    { name: 'DTSTAMP', value: utcValue(revisedAt(forum)) },
    { name: 'DTSTART', value: utcValue(event.start ?? 0) },
    end === null ? null : { name: 'DTEND', value: utcValue(end) },
    localisedText('SUMMARY', event.title, locale),
    locationOf(event, forum, locale),
    { name: 'DESCRIPTION', value: textValue(descriptionOf(event, options, url)) },
    { name: 'URL', parameters: { VALUE: 'URI' }, value: url },
    { name: 'STATUS', value: forum.isCancelled ? 'CANCELLED' : 'CONFIRMED' },
  ]
  return component(
    'VEVENT',
    properties.filter((property) => property !== null),
  )
}

/**
 * Editors' content carries no date of its last change, and the time of the download would tell every reader that every session has
 * changed: the first instant of the edition's year is the same at each download, in each language and on each server.
 */
function revisedAt({ year }: Forum): number {
  return Date.UTC(year, 0, 1)
}

/** The field with its language, which differs from the calendar's when it fell back. */
function localisedText(name: string, field: Localised, locale: Locale): Property | null {
  const chosen = choose(field, locale)
  return chosen ? { name, parameters: { LANGUAGE: chosen.locale }, value: textValue(chosen.value) } : null
}

function locationOf(event: ProgrammeEvent, forum: Forum, locale: Locale): Property | null {
  const parts = [event.room && textIn(event.room.title, locale), textIn(forum.venue, locale), textIn(forum.address, locale)]
  const place = [...new Set(parts.filter(Boolean))].join(', ')
  return place === '' ? null : { name: 'LOCATION', value: textValue(place) }
}

/** What it is about, a paragraph a line; who is on stage; where to read on. */
function descriptionOf(event: ProgrammeEvent, { locale, person }: CalendarOptions, url: string): string {
  const text = choose(event.description, locale)?.value ?? []
  const paragraphs = text.map((node) => plainText([node])).filter(Boolean)
  const people = [...new Set([...event.moderatorIds, ...event.speakerIds])]
    .flatMap((id) => person(id) ?? [])
    .filter(({ name }) => isPublishedIn(name, locale))
    .map(({ name }) => textIn(name, locale))
  return [paragraphs.join('\n'), people.join(', '), url].filter(Boolean).join('\n\n')
}
