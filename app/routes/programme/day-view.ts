import type { Instant } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { choose, type Localised } from '#domain/localisation/localised.ts'
import type { DayProgramme } from '#domain/programme/day.ts'
import { statedEnd } from '#domain/programme/event-state.ts'
import { dayAndMonth, parseMoment, weekday } from '#domain/programme/kyiv-time.ts'
import { isSession } from '#domain/programme/order.ts'
import type { ProgrammeEvent, Room } from '#domain/programme/programme.ts'
import { knownPeople } from '../../blocks/portrait/person-view.ts'
import type { Services } from '../../context.server.ts'
import { type Place, type TimeGrid, timeGrid } from './time-grid.ts'

/** A text, with its language when it is not the page's. */
export type Text = { text: string; lang?: Locale }

export type RoomView = { name: Text; number: number }

export type ItemView = {
  /** Where its page is; breaks have none. */
  slug?: string
  title: Text
  /** Minutes from the day's midnight; no `until`: the end is not known. */
  from: number
  until?: number
  /** Index into the rooms of the day. */
  room?: number
  /** Names, joined as far as they are in one language. */
  people: Text[]
  place: Place
}

export type DayView = {
  /** `YYYY-MM-DD`, and in words: "четвер, 16 жовтня". */
  date: string
  title: string
  /** Midnight in Kyiv: the times of the items count from here. */
  start: Instant
  rooms: RoomView[]
  /** What has a time, in reading order. */
  items: ItemView[]
  /** Rooms are in `columns` by index; null is the column of what happens outside of them. */
  grid: Pick<TimeGrid, 'height' | 'scale' | 'hours'> & { columns: (number | null)[] }
}

const minute = 60_000

/** What the grid and the list draw of one day. */
export function dayView({ day, events }: DayProgramme, content: Services['content'], locale: Locale): DayView {
  const start = parseMoment(day.date) ?? 0
  const timed = events.flatMap((event) => (event.start === null ? [] : [{ event, from: (event.start - start) / minute }]))
  const rooms = roomsOf(timed.map(({ event }) => event))
  const until = (event: ProgrammeEvent) => {
    const end = statedEnd(event)
    return end === null ? null : (end - start) / minute
  }
  const { places, columns, ...grid } = timeGrid(
    timed.map(({ event, from }) => ({
      from,
      until: until(event),
      room: event.room?.number ?? null,
      isBreak: !isSession(event),
      isCeremony: event.kind === 'ceremony',
    })),
  )
  return {
    date: day.date,
    title: `${weekday(start, locale)}, ${dayAndMonth(start, locale)}`,
    start,
    rooms: rooms.map(({ title, number }) => ({ name: textOf(title, locale), number })),
    items: timed.map(({ event, from }, index): ItemView => {
      const end = until(event)
      return {
        ...(isSession(event) && { slug: event.slug }),
        title: textOf(event.title, locale),
        from,
        ...(end !== null && { until: end }),
        ...(event.room && { room: rooms.findIndex(({ number }) => number === event.room?.number) }),
        people: isSession(event) ? namesOf(event, content, locale) : [],
        place: places[index] as Place,
      }
    }),
    grid: {
      ...grid,
      columns: columns.map((number) => (number === null ? null : rooms.findIndex((room) => room.number === number))),
    },
  }
}

function roomsOf(events: readonly ProgrammeEvent[]): Room[] {
  const rooms = new Map(events.flatMap(({ room }) => (room ? [[room.number, room] as const] : [])))
  return [...rooms.values()].toSorted((a, b) => a.number - b.number)
}

/** Who speaks; where nobody is named, who moderates. */
function namesOf(event: ProgrammeEvent, content: Services['content'], locale: Locale): Text[] {
  const speakers = knownPeople(event.speakerIds, content.person, locale)
  const people = speakers.length > 0 ? speakers : knownPeople(event.moderatorIds, content.person, locale)
  const names: Text[] = []
  for (const { name } of people) {
    const { text, lang } = textOf(name, locale)
    const last = names.at(-1)
    if (last && last.lang === lang) last.text += `, ${text}`
    else names.push({ text, ...(lang && { lang }) })
  }
  return names
}

/** The field in the page's language or, marked, in another; an empty text when nothing is filled in. */
export function textOf(field: Localised, locale: Locale): Text {
  const chosen = choose(field, locale)
  return { text: chosen?.value ?? '', ...(chosen && chosen.locale !== locale && { lang: chosen.locale }) }
}
