import type { Instant } from '../record.ts'
import { dateAt } from './kyiv-time.ts'
import type { Broadcast, ProgrammeEvent } from './programme.ts'

export type BroadcastState = 'soon' | 'live' | 'ended'

/** What the state of a broadcast follows from. */
export type BroadcastTimes = Pick<Broadcast, 'status' | 'start' | 'end'>

/**
 * Where a broadcast stands at `now` (ms): as its editor says, else by its times. An editor's word that was left standing does not
 * outlive its time: nothing is still to come once it has begun (one that is late is given another start), or live on the days after it.
 */
export function broadcastState({ status, start, end }: BroadcastTimes, now: Instant): BroadcastState {
  const last = end ?? start
  const isDayOver = last !== null && now > last && dateAt(now) !== dateAt(last)
  if (status === 'ended') return 'ended'
  if (status === 'live') return isDayOver ? 'ended' : 'live'
  const isOver = end === null ? isDayOver : now >= end
  if (isOver) return 'ended'
  return start !== null && now >= start ? 'live' : 'soon'
}

/** For how long after a broadcast its recording may still come, in milliseconds: two months, which editing may take. */
const awaitedFor = 60 * 24 * 3_600_000

/** Whether a broadcast that has ended and has no recording may get one still. */
export function awaitsRecording({ start, end }: Pick<Broadcast, 'start' | 'end'>, now: Instant): boolean {
  const last = end ?? start
  return last !== null && now - last < awaitedFor
}

/**
 * What runs in a broadcast: the sessions that editors put into it, all of its room on its days, and, within its hours, what is held
 * for the whole venue. In the order of `events`.
 */
export function runningIn(broadcast: Broadcast, events: readonly ProgrammeEvent[]): ProgrammeEvent[] {
  const { id, room, start, end } = broadcast
  const linked = events.filter((event) => event.broadcastId === id)
  const days = new Set(daysOf(start, end) ?? linked.flatMap((event) => (event.start === null ? [] : [dateAt(event.start)])))
  const isIn = (event: ProgrammeEvent) => {
    if (event.broadcastId === id) return true
    if (event.start === null || !days.has(dateAt(event.start))) return false
    if (event.room) return event.room.id === room?.id
    return room !== null && start !== null && event.start >= start && (end === null || event.start < end)
  }
  return events.filter(isIn)
}

/** The Kyiv days from `start` to `end`; null when the broadcast has no start. */
function daysOf(start: Instant | null, end: Instant | null): string[] | null {
  if (start === null) return null
  const days = [dateAt(start)]
  const last = dateAt(end ?? start)
  for (let at = start; (days.at(-1) ?? last) < last && days.length < maxDays; ) {
    at += 24 * 3_600_000
    days.push(dateAt(at))
  }
  return days
}

/** A broadcast that claims to be longer has an end that was mistyped. */
const maxDays = 14
