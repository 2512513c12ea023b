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

/** What is no session to go to. */
export type Aside = 'break' | 'cancelled'

/** An event with a time and the hall in which it is; `room` null: in all of them. */
type InHall = { start: Instant; end: Instant | null; room: number | null; aside?: Aside | undefined }

/** How far before the first session of a day the strip of the halls stands already, in milliseconds. */
const stripAhead = 12 * hour

/**
 * What is on and what comes next in each of `rooms` at `now`, in their order: of sessions that run at once
 * the hall's own goes before one that is held everywhere, then the one that began last is on. Where none runs, what was cancelled is said, or the
 * break. What begins more than twelve hours later is not next: a night lies between. Null where nothing is on or next in any hall: before the first day, between
 * the days, after the last.
 */
export function hallsAt<T extends InHall>(
  sessions: readonly T[],
  rooms: readonly number[],
  now: Instant,
): { room: number; now: T | null; next: T | null }[] | null {
  const halls = rooms.map((room) => {
    const own = sessions.filter((one) => one.room === room || one.room === null).toSorted((a, b) => a.start - b.start)
    const on = own.filter((one) => stateOf(one, now) === 'now')
    const last = (aside: Aside | undefined) =>
      on.findLast((one) => one.aside === aside && one.room === room) ?? on.findLast((one) => one.aside === aside)
    const running = last(undefined) ?? last('cancelled') ?? last('break')
    const next = own.find((one) => !one.aside && one.start > now && one.start - now <= stripAhead)
    return { room, now: running ?? null, next: next ?? null }
  })
  return halls.some((hall) => hall.now || hall.next) ? halls : null
}
