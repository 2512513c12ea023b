import { wordsIn } from '@forum/design/page/locale.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { publishedEvents } from '@forum/domain/forum/shown-programme.ts'
import { localTitle, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn, textIn } from '@forum/domain/localisation/localised.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import type { Person } from '@forum/domain/people/person.ts'
import { changedId } from '@forum/domain/programme/changes.ts'
import { shownTimes, stateOf } from '@forum/domain/programme/event-state.ts'
import { momentOf } from '@forum/domain/programme/moment.ts'
import type { ProgrammeEvent, SideEvent } from '@forum/domain/programme/programme.ts'
import { isSession } from '@forum/domain/programme/reading-order.ts'
import { eventKey } from '@forum/domain/programme/selection.ts'
import { hasPage, isSideEvent } from '@forum/domain/programme/side-event.ts'
import type { Instant, RecordId } from '@forum/domain/record/record.ts'
import { clockAt, clockText, dateAt, isoAt } from '@forum/domain/time/kyiv-time.ts'
import { knownPeople } from '../portrait/person-view.ts'
import type { MoveOf } from '../programme-change/change-view.ts'
import type { EventRow } from './event-rows.tsx'

type Find = (id: RecordId) => Person | undefined

/** Server time, and how sessions moved; without it rows show no state. */
export type RowState = { now: Instant; moveOf?: MoveOf }

/** A session, break or side event as a row; breaks have no page. With `state` it has times while they matter, and no star after its end. */
export function sessionRow(
  event: ProgrammeEvent | SideEvent,
  year: number,
  locale: Locale,
  aside: readonly string[],
  state?: RowState,
): EventRow {
  const isBreak = !hasPage(event)
  const path = isSideEvent(event) ? pathWithin.sideEvent : pathWithin.session
  return {
    key: changedId(event),
    time: event.start === null ? '' : clockText(event.start),
    dateTime: event.start === null ? undefined : isoAt(event.start),
    title: localTitle(event.title, locale),
    room: roomOf(event, locale),
    aside,
    isBreak,
    to: isBreak ? undefined : localePath(locale, path(year, event.slug)),
    ...(event.isCancelled ? { isCancelled: true } : timesAt(event, state)),
    star: isBreak || (state && stateOf(event, state.now) === 'past') ? undefined : { year, key: eventKey(event) },
  }
}

function roomOf(event: ProgrammeEvent | SideEvent, locale: Locale): EventRow['room'] {
  if (event.room) return { name: textIn(event.room.title, locale), number: event.room.number }
  return isSideEvent(event) ? { name: wordsIn(locale).myProgramme.elsewhereInKyiv } : undefined
}

function timesAt(event: ProgrammeEvent | SideEvent, state: RowState | undefined): Pick<EventRow, 'times' | 'moved'> {
  const { start } = event
  if (!state?.moveOf || start === null || !hasPage(event)) return {}
  if (start <= state.now && momentOf(event, state.now) === null) return {}
  const moved = state.moveOf(event)
  return { times: shownTimes({ ...event, start }), ...(moved && { moved }) }
}

/** The first two known names, for the last column. */
export function firstNames(ids: readonly RecordId[], find: Find, locale: Locale): string[] {
  return knownPeople(ids, find, locale)
    .slice(0, 2)
    .map((person) => textIn(person.name, locale))
}

/** Speakers, then moderators. */
function firstSpeakers({ speakerIds, moderatorIds }: ProgrammeEvent, find: Find, locale: Locale): string[] {
  return firstNames([...speakerIds, ...moderatorIds], find, locale)
}

/** The short programme; rows link to sessions of the first day with the same time and title. */
export function shortProgrammeRows(forum: Forum, find: Find, locale: Locale, state?: RowState): EventRow[] {
  return forum.shortProgramme
    .filter((row) => isPublishedIn(row.title, locale))
    .map((row) => {
      const title = localTitle(row.title, locale)
      const event = sessionUnder(row.time, wordsOf(title), forum, locale)
      const description = textIn(row.description, locale)
      const people = event ? firstSpeakers(event, find, locale) : []
      // People of the session; if there are none, the row's own text.
      const aside = people.length > 0 || !description ? people : description.split(/,\s+/).slice(0, 3)
      const own = { key: row.id, time: row.time, title, aside }
      return event ? { ...sessionRow(event, forum.year, locale, aside, state), ...own } : own
    })
}

/** Number of sessions shown without a short programme. */
const maxSessions = 10

type EditionRows = { rows: EventRow[] /** Total number, "36 подій"; null: none published. */; count: string | null }

/** The short programme by its editor, otherwise the first sessions of the first day. */
export function editionRows(forum: Forum, find: Find, locale: Locale, state?: RowState): EditionRows {
  const sessions = publishedEvents(forum, locale).filter(isSession)
  const number = sessions.length
  const count = number === 0 ? null : `${number}\u00a0${counted(locale, number, wordsIn(locale).programme.events)}`
  const short = shortProgrammeRows(forum, find, locale, state)
  if (short.length > 0) return { rows: short, count }
  const day = forum.start === null ? null : dateAt(forum.start)
  const onDay = sessions.filter((event) => event.start !== null && dateAt(event.start) === day)
  const first = (onDay.length > 0 ? onDay : sessions).slice(0, maxSessions)
  const rows = first.map((event) => sessionRow(event, forum.year, locale, firstSpeakers(event, find, locale), state))
  return { rows, count }
}

function sessionUnder(time: string, title: string, forum: Forum, locale: Locale): ProgrammeEvent | undefined {
  return forum.events.find(({ start, title: own }) => {
    if (start === null || !isPublishedIn(own, locale) || textIn(own, locale) !== title) return false
    return clockAt(start) === time && (forum.start === null || dateAt(start) === dateAt(forum.start))
  })
}
