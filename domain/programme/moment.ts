// What a session says of itself at a moment: how soon it begins, how long it still runs, that it has ended.
import type { Instant } from '../record.ts'
import { assumedLength, statedEnd, stateOf } from './event-state.ts'

/** `left`: milliseconds to its beginning (`soon`) or to its end (`now`; null: nobody knows the end). */
export type SessionMoment = { is: 'soon'; left: number } | { is: 'now'; left: number | null } | { is: 'ended' }

type Timed = { start: Instant | null; end: Instant | null }

const hour = 3_600_000

/** From when on a session says how soon it begins, in milliseconds. */
const soonWithin = hour
/** For how long it says that it has ended: as long as any forum runs. An archive says nothing of it. */
const endedWithin = 7 * 24 * hour

/** null: a session long before or long after its time, or without one, says nothing. */
export function momentOf(session: Timed, now: Instant): SessionMoment | null {
  const { start } = session
  if (start === null) return null
  const state = stateOf(session, now)
  const end = statedEnd(session)
  if (state === 'next') return start - now <= soonWithin ? { is: 'soon', left: start - now } : null
  if (state === 'now') return { is: 'now', left: end === null ? null : end - now }
  return now - (end ?? start + assumedLength) < endedWithin ? { is: 'ended' } : null
}

/** An event with a time and the hall in which it is; `room` null: in all of them. `cancelled`: it was to be held. */
type InHall = { start: Instant; end: Instant | null; room: number | null; kind: 'session' | 'break' | 'cancelled' }

/** How far before the first session of a day the strip of the halls stands already, in milliseconds. */
const stripAhead = 12 * hour

/** What a hall says is on: a session before what was to be one, and that before a break, which may last all day. */
const onFirst = ['session', 'cancelled', 'break'] as const
/** What it says comes next: the next session, however many breaks lie before it. */
const nextFirst = ['session', 'break', 'cancelled'] as const

/**
 * What is on and what comes next in each of `rooms` at `now`, in their order: of sessions that run at once
 * the hall's own goes before one that is held everywhere, then the one that began last is on. What begins
 * more than twelve hours later is not next: a night lies between. Null where nothing is on or next in any hall: before the first day, between
 * the days, after the last.
 */
export function hallsAt<T extends InHall>(
  events: readonly T[],
  rooms: readonly number[],
  now: Instant,
): { room: number; now: T | null; next: T | null }[] | null {
  const halls = rooms.map((room) => {
    const own = events.filter((one) => one.room === room || one.room === null).toSorted((a, b) => a.start - b.start)
    const on = own.filter((one) => stateOf(one, now) === 'now')
    const coming = own.filter((one) => one.start > now && one.start - now <= stripAhead)
    return {
      room,
      now: firstOf(onFirst, (kind) => ofKind(on, kind).findLast((one) => one.room === room) ?? ofKind(on, kind).at(-1)),
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
