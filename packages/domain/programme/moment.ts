// Time-dependent note of a session: begins soon, runs, has ended.
import type { Instant } from '../record/record.ts'
import { assumedLength, type EventState, holdIn, isHeldAt, statedEnd, stateOf } from './event-state.ts'
import type { Held } from './programme.ts'

/** `left`: milliseconds to the start (`soon`) or end (`now`; null: unknown). `held`: interrupted `since`. */
export type SessionMoment =
  | { is: 'soon'; left: number }
  | { is: 'now'; left: number | null }
  | { is: 'ended' }
  | { is: 'held'; since: Instant }

type Timed = { start: Instant | null; end: Instant | null; held?: Held }

const hour = 3_600_000

/** Show the time to the start from this long before, milliseconds. */
const soonWithin = hour
/** Show that it has ended for this long, milliseconds: the length of any forum. Archives show nothing. */
const endedWithin = 7 * 24 * hour

/** null: nothing to show. */
export function momentOf(session: Timed, now: Instant): SessionMoment | null {
  const { start } = session
  if (start === null) return null
  if (isHeldAt(session.held, now) && stateOf(session, session.held.since) !== 'past' && start - now <= soonWithin)
    return { is: 'held', since: session.held.since }
  const state = stateOf(session, now)
  const end = statedEnd(session)
  if (state === 'next') return start - now <= soonWithin ? { is: 'soon', left: start - now } : null
  if (state === 'now') return { is: 'now', left: end === null ? null : end - now }
  return now - (end ?? start + assumedLength) < endedWithin ? { is: 'ended' } : null
}

/** What a page shows of a session: while it is interrupted, it neither runs nor comes. */
export function shownState(session: Timed, now: Instant): EventState | 'held' {
  return momentOf(session, now)?.is === 'held' ? 'held' : stateOf(session, now)
}

/** An event with times and hall; `room` null: all halls. */
type InHall = { start: Instant; end: Instant | null; held?: Held; room: number | null; kind: 'session' | 'break' | 'cancelled' }

/** How long before a day's first session the hall strip is shown, milliseconds. */
const stripAhead = 12 * hour

/** What is on: sessions first, then cancelled ones, then breaks, which may last all day. */
const onFirst = ['session', 'cancelled', 'break'] as const
/** What is next: the next session, even after several breaks. */
const nextFirst = ['session', 'break', 'cancelled'] as const

/**
 * Current and next event of each of `rooms` at `now`. Of several running sessions the hall's own comes before a venue-wide one, then the latest
 * start. An event more than twelve hours ahead is not next. In a hall that is interrupted the time stands still. Null: nothing in any hall (before
 * the first day, between days, after the last).
 */
export function hallsAt<T extends InHall>(
  events: readonly T[],
  rooms: readonly number[],
  now: Instant,
): { room: number; now: T | null; next: T | null }[] | null {
  const halls = rooms.map((room) => {
    const own = events.filter((one) => one.room === room || one.room === null).sort((a, b) => a.start - b.start)
    const time = holdIn(own, now)?.since ?? now
    const on = own.filter((one) => stateOf(one, time) === 'now')
    const coming = own.filter((one) => one.start > time && one.start - time <= stripAhead)
    return {
      room,
      now: firstOf(
        onFirst,
        (kind) =>
          ofKind(on, kind)
            .filter((one) => one.room === room)
            .at(-1) ?? ofKind(on, kind).at(-1),
      ),
      next: firstOf(nextFirst, (kind) => ofKind(coming, kind)[0]),
    }
  })
  return halls.some((hall) => hall.now || hall.next) ? halls : null
}

function ofKind<T extends InHall>(events: readonly T[], kind: InHall['kind']): T[] {
  return events.filter((one) => one.kind === kind)
}

function firstOf<T>(kinds: readonly InHall['kind'][], find: (kind: InHall['kind']) => T | undefined): T | null {
  for (const kind of kinds) {
    const found = find(kind)
    if (found) return found
  }
  return null
}
