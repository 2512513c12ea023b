import type { Forum } from '#domain/forum/forum.ts'
import { type LocalText, localText, localTitle } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { isPublishedIn } from '#domain/localisation/localised.ts'
import { statedEnd, stateOf } from '#domain/programme/event-state.ts'
import { roomsOf } from '#domain/programme/filter.ts'
import { dateAt } from '#domain/programme/kyiv-time.ts'
import { type Aside, hallsAt } from '#domain/programme/moment.ts'
import type { ProgrammeEvent, Room } from '#domain/programme/programme.ts'
import { inTimeOrder, isSession } from '#domain/programme/reading-order.ts'
import { eventKey, type SessionKey } from '#domain/programme/selection.ts'
import type { Instant } from '#domain/record.ts'
import { wordsIn } from '../../locale.ts'
import type { RoomView } from '../timetable/day-view.ts'

/** A session of the strip, a break or what was cancelled; `room` is an index into its halls, null: all of them. */
type StripSession = {
  slug: string
  /** What stands for it in a selection. */
  key: SessionKey
  title: LocalText
  start: Instant
  end: Instant | null
  room: number | null
  aside?: Aside | undefined
}

export type HallStripView = { year: number; rooms: RoomView[]; sessions: StripSession[] }

/** How many sessions a hall has ahead: a page that stays open for hours has enough, and none carries a day twice. */
const perHall = 3

/** What is on and next in the halls of an edition while its days last; null when nothing is. */
export function hallStripView(forum: Forum, now: Instant, locale: Locale): HallStripView | null {
  if (forum.isCancelled) return null
  const sessions = inTimeOrder(forum.events).flatMap((event) => {
    const { start } = event
    const isShown = isPublishedIn(event.title, locale) && start !== null && stateOf(event, now) !== 'past'
    return isShown ? [{ ...event, start, aside: asideOf(event) }] : []
  })
  const rooms = roomsOf(sessions.filter(({ aside }) => !aside))
  const placed = sessions.flatMap((session) => {
    const room = indexIn(rooms, session.room)
    if (room !== -1) return [{ session, ...session, room }]
    // Whoever has a break has it, wherever the coffee stands.
    return session.aside === 'break' ? [{ session, ...session, room: null }] : []
  })
  const views = rooms.length > 0 ? rooms.map(roomView(locale)) : [wholeVenue(forum, locale)]
  const indexes = [...views.keys()]
  if (hallsAt(placed, indexes, now) === null) return null
  const near = placed.filter((one, index) => {
    const before = placed.slice(0, index).filter(({ room, aside }) => !aside && (room === one.room || room === null))
    return before.length < perHall
  })
  return {
    year: forum.year,
    rooms: views,
    sessions: near.map(({ session, room }) => ({
      slug: session.slug,
      key: eventKey(session),
      title: localTitle(session.title, locale),
      start: session.start,
      end: statedEnd(session),
      room,
      ...(session.aside && { aside: session.aside }),
    })),
  }
}

function asideOf(event: ProgrammeEvent): Aside | undefined {
  if (event.isCancelled) return 'cancelled'
  return isSession(event) ? undefined : 'break'
}

const roomView =
  (locale: Locale) =>
  ({ title, number }: Room): RoomView => ({ name: localTitle(title, locale), number })

/** Where nothing that is left has a hall of its own all of it is in the house; it has no number. */
function wholeVenue({ venue }: Forum, locale: Locale): RoomView {
  return { name: localText(venue, locale) ?? wordsIn(locale).programme.wholeVenue, number: 0 }
}

/** Whether any of it runs or begins today, in Kyiv: late in the evening it may all be of tomorrow. */
export function isOfToday({ sessions }: HallStripView, now: Instant): boolean {
  return sessions.some(({ start }) => start <= now || dateAt(start) === dateAt(now))
}

function indexIn(rooms: readonly { number: number }[], room: { number: number } | null): number | null {
  return room === null ? null : rooms.findIndex(({ number }) => number === room.number)
}
