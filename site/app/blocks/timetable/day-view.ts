import { pathWithin } from '@forum/domain/address/paths.ts'
import { type LocalText, langOf, localText, localTitle, withWords, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Person } from '@forum/domain/people/person.ts'
import type { Moved } from '@forum/domain/programme/changes.ts'
import type { DayProgramme } from '@forum/domain/programme/day.ts'
import { statedEnd } from '@forum/domain/programme/event-state.ts'
import { roomsOf } from '@forum/domain/programme/filter.ts'
import type { Held, ProgrammeEvent, Room } from '@forum/domain/programme/programme.ts'
import { eventKey, type SessionKey } from '@forum/domain/programme/selection.ts'
import { type DatedSideEvent, hasPage, isSideEvent } from '@forum/domain/programme/side-event.ts'
import type { Instant, RecordId } from '@forum/domain/record/record.ts'
import { dayAndMonth, parseMoment, weekday } from '@forum/domain/time/kyiv-time.ts'
import { speakersOf } from '../portrait/person-view.ts'
import type { MoveOf } from '../programme-change/change-view.ts'
import { type KindView, kindView } from '../session-kind/kind-view.ts'
import type { SessionTimes } from '../session-moment/moment-text.ts'

export type RoomView = { name: LocalText; number: number }

export type ItemView = {
  /** Its page; breaks have none. */
  slug?: string
  /** Its key in a selection; breaks have none. */
  key?: SessionKey
  title: LocalText
  /** Minutes since the day's midnight; `until` missing: unknown. */
  from: number
  until?: number
  /** Index of its room in the day. */
  room?: number
  /** Kind and topic, if known. */
  what?: KindView
  /** A side event; outside the halls `location` is the editor's place. */
  isSide?: true
  location?: LocalText
  isCancelled?: true
  /** Moved to another time or hall. */
  moved?: Moved
  /** Names, joined if in one language. */
  people?: LocalText[]
  held?: Held
}

export type DayView = ReturnType<typeof dayView>

type People = { person(id: RecordId): Person | undefined }

const minute = 60_000

/** Start and end of an item. */
export function timesOf({ from, until, held }: ItemView, { start }: Pick<DayView, 'start'>): SessionTimes {
  return { start: start + from * minute, end: until === undefined ? null : start + until * minute, ...(held && { held }) }
}

/** Whether it is outside the venue. */
export function isAway({ isSide, room }: ItemView): boolean {
  return isSide === true && room === undefined
}

/** Page and calendar of an item, without language. */
export function itemPaths(
  { slug = '', isSide }: Pick<ItemView, 'slug' | 'isSide'>,
  year: number,
): { page: string; calendar: string } {
  if (isSide) return { page: pathWithin.sideEvent(year, slug), calendar: pathWithin.sideEventCalendar(year, slug) }
  return { page: pathWithin.session(year, slug), calendar: pathWithin.sessionCalendar(year, slug) }
}

/** Sessions and breaks, and in one's own programme side events. */
type DayEvent = ProgrammeEvent | DatedSideEvent

/** Data of grid and list of a day; grid positions are computed when rendered. */
export function dayView({ day, events }: DayProgramme<DayEvent>, content: People, locale: Locale, moveOf: MoveOf = () => null) {
  const start = parseMoment(day.date) ?? 0
  const timed = events.filter((event) => event.start !== null)
  const rooms = roomsOf(timed)
  return {
    /** `YYYY-MM-DD`, and as text: "четвер, 16 жовтня" and "16 жовтня". */
    date: day.date,
    title: `${weekday(start, locale)}, ${dayAndMonth(start, locale)}`,
    dateText: dayAndMonth(start, locale),
    /** Midnight in Kyiv: times of the items count from it. */
    start,
    rooms: rooms.map(({ title, number }) => ({ name: localTitle(title, locale), number })),
    /** Items with times, in reading order. */
    items: timed.map((event) => {
      const moved = hasPage(event) ? moveOf(event) : null
      return { ...itemOf(event, start, rooms, content, locale), ...(moved && { moved }) }
    }),
  }
}

function itemOf(event: DayEvent, midnight: Instant, rooms: readonly Room[], content: People, locale: Locale): ItemView {
  const end = statedEnd(event)
  const what = kindView(event, locale)
  const people = hasPage(event) ? namesOf(event, content, locale) : []
  return {
    ...(hasPage(event) && { slug: event.slug, key: eventKey(event) }),
    title: localTitle(event.title, locale),
    from: ((event.start ?? midnight) - midnight) / minute,
    ...(end !== null && { until: (end - midnight) / minute }),
    ...(event.room && { room: rooms.findIndex(({ number }) => number === event.room?.number) }),
    ...(what && { what }),
    ...(isSideEvent(event) && { isSide: true, ...sideOf(event, locale) }),
    ...(event.isCancelled && { isCancelled: true }),
    ...(people.length > 0 && { people }),
    ...(event.held && { held: event.held }),
  }
}

function sideOf({ location }: DatedSideEvent, locale: Locale): Pick<ItemView, 'location'> {
  const named = localText(location, locale)
  return named ? { location: named } : {}
}

function namesOf(event: DayEvent, content: People, locale: Locale): LocalText[] {
  const names: LocalText[] = []
  for (const person of speakersOf(event, content.person, locale)) {
    const name = localTitle(person.name, locale)
    const last = names.at(-1)
    if (last && langOf(last) === langOf(name))
      names.splice(
        -1,
        1,
        withWords(last, (before) => `${before}, ${wordsOf(name)}`),
      )
    else names.push(name)
  }
  return names
}
