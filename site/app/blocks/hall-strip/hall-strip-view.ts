import { wordsIn } from '@forum/design/page/locale.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { type LocalText, localText, localTitle } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn } from '@forum/domain/localisation/localised.ts'
import { shownTimes } from '@forum/domain/programme/event-state.ts'
import { roomsOf } from '@forum/domain/programme/filter.ts'
import { isElsewhere } from '@forum/domain/programme/hall.ts'
import { hallsAt, shownState } from '@forum/domain/programme/moment.ts'
import type { Held, ProgrammeEvent, Room } from '@forum/domain/programme/programme.ts'
import { inTimeOrder, isSession } from '@forum/domain/programme/reading-order.ts'
import { eventKey, type SessionKey } from '@forum/domain/programme/selection.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import type { RoomView } from '../timetable/day-view.ts'

/** A session or break of the strip, possibly cancelled; `room`: index of its hall, null: all halls. */
export type StripSession = {
  kind: 'session' | 'break' | 'cancelled'
  slug: string
  /** Its key in a selection. */
  key: SessionKey
  title: LocalText
  start: Instant
  end: Instant | null
  held?: Held
  room: number | null
}

export type HallStripView = { year: number; rooms: RoomView[]; sessions: StripSession[] }

/** Sessions of each kind per hall: enough for a page that stays open for hours. */
const perHall = 3

/** Current and next sessions in the halls during an edition; null: none. */
export function hallStripView(forum: Forum, now: Instant, locale: Locale): HallStripView | null {
  if (forum.isCancelled) return null
  const left = inTimeOrder(forum.events).flatMap((event) => {
    const { start } = event
    const isShown = isPublishedIn(event.title, locale) && start !== null && shownState(event, now) !== 'past'
    return isShown ? [{ ...event, start }] : []
  })
  const inHalls = left.filter((event) => !isElsewhere(event, forum.events))
  // When the halls have had their last session, the whole venue stands for what is left.
  const events = inHalls.some(isSession) ? inHalls : left
  const rooms = roomsOf(events.filter(isSession))
  const placed = events.map((event) => ({ event, ...event, kind: kindOf(event), room: placeOf(event, rooms, forum) }))
  const views = rooms.length > 0 ? rooms.map(roomView(locale)) : [wholeVenue(forum, locale)]
  if (hallsAt(placed, [...views.keys()], now) === null) return null
  const near = placed.filter((one, index) => {
    const before = placed.slice(0, index).filter(({ kind, room }) => kind === one.kind && (room === one.room || room === null))
    return before.length < perHall
  })
  return {
    year: forum.year,
    rooms: views,
    sessions: near.map(({ event, kind, room }) => ({
      kind,
      slug: event.slug,
      key: eventKey(event),
      title: localTitle(event.title, locale),
      ...shownTimes(event),
      room,
    })),
  }
}

function kindOf(event: ProgrammeEvent): StripSession['kind'] {
  if (event.isCancelled) return 'cancelled'
  return isSession(event) ? 'session' : 'break'
}

/** A break in a place without sessions, such as the foyer, counts for all halls. */
function placeOf(event: ProgrammeEvent, rooms: readonly Room[], forum: Forum): number | null {
  const isHall = roomsOf(forum.events.filter(isSession)).some(({ number }) => number === event.room?.number)
  return isHall ? indexIn(rooms, event.room) : null
}

const roomView =
  (locale: Locale) =>
  ({ title, number }: Room): RoomView => ({ name: localTitle(title, locale), number })

/** If no remaining event has a hall, everything is in the venue, without a number. */
function wholeVenue({ venue }: Forum, locale: Locale): RoomView {
  return { name: localText(venue, locale) ?? wordsIn(locale).programme.wholeVenue, number: 0 }
}

/** Whether any of it runs or begins today in Kyiv; late in the evening all may be tomorrow. */
export function isOfToday({ sessions }: HallStripView, now: Instant): boolean {
  return sessions.some(({ start }) => start <= now || dateAt(start) === dateAt(now))
}

function indexIn(rooms: readonly { number: number }[], room: { number: number } | null): number | null {
  return room === null ? null : rooms.findIndex(({ number }) => number === room.number)
}
