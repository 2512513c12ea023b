import type { Instant } from '../record/record.ts'
import { dateAt } from '../time/kyiv-time.ts'
import { endOnLaterDay, shownTimes } from './event-state.ts'
import { shownState } from './moment.ts'
import type { Broadcast, ProgrammeEvent } from './programme.ts'
import { isSession } from './reading-order.ts'

export type BroadcastState = 'soon' | 'live' | 'ended'

/** Fields that decide a broadcast's state. */
export type BroadcastTimes = Pick<Broadcast, 'status' | 'start' | 'end'>

/**
 * State of a broadcast at `now` (ms): the editor's status, otherwise by its times. A forgotten status expires: a started broadcast is not "soon", and
 * it is not "live" on later days.
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

/** What is on the air: `pause`: the broadcast is open, but none of its sessions runs; `held`: its session is interrupted. */
export type AirState = BroadcastState | 'pause' | 'held'

/** Times of a broadcast and of its sessions. */
export type AirTimes = BroadcastTimes & { sessions: readonly Pick<ProgrammeEvent, 'start' | 'end' | 'held'>[] }

/**
 * Live while one of its own sessions runs: at lunch there is nothing to watch. Without sessions its own state counts; before the first and after the
 * last one the editors' "live" does.
 */
export function airState(times: AirTimes, now: Instant): AirState {
  const { sessions } = times
  const state = broadcastState(times, now)
  if (state !== 'live' || sessions.length === 0) return state
  const states = sessions.map((session) => shownState(session, now))
  if (states.includes('held')) return 'held'
  if (states.includes('now')) return 'live'
  if (times.status === 'live' && new Set(states).size === 1) return 'live'
  return states.includes('past') ? 'pause' : 'soon'
}

/** Times of the sessions of a broadcast, without breaks and cancelled ones. */
export function sessionsOn(broadcast: Broadcast, events: readonly ProgrammeEvent[]): AirTimes['sessions'] {
  return runningIn(broadcast, events)
    .filter((event) => isSession(event) && !event.isCancelled && event.start !== null)
    .map(shownTimes)
}

/** How long after a broadcast its recording may still come, milliseconds: two months for editing. */
const awaitedFor = 60 * 24 * 3_600_000

/** Whether an ended broadcast without a recording may still get one. */
export function awaitsRecording({ start, end }: Pick<Broadcast, 'start' | 'end'>, now: Instant): boolean {
  const last = end ?? start
  return last !== null && now - last < awaitedFor
}

/**
 * Sessions of a broadcast: those that editors assigned, those of its room on its days, and within its hours those for the whole venue. In the order
 * of `events`.
 */
export function runningIn(broadcast: Broadcast, events: readonly ProgrammeEvent[]): ProgrammeEvent[] {
  const { id, room, start, end } = broadcast
  const linked = events.filter((event) => event.broadcastId === id)
  const days = new Set(daysOf(start, end) ?? linked.flatMap((event) => (event.start === null ? [] : [dateAt(event.start)])))
  const isIn = (event: ProgrammeEvent) => {
    if (event.broadcastId === id) return true
    if (event.start === null) return false
    const isInHours = start !== null && event.start >= start && (end === null || event.start < end)
    if (event.room) return event.room.id === room?.id && (days.has(dateAt(event.start)) || (isInHours && end !== null))
    return room !== null && isInHours && days.has(dateAt(event.start))
  }
  return events.filter(isIn)
}

/** Kyiv days from `start` to `end`, without a day of which only the night is in it; null: no start. */
function daysOf(start: Instant | null, end: Instant | null): string[] | null {
  if (start === null) return null
  const days = [dateAt(start)]
  const last = dateAt(endOnLaterDay({ start, end }) ?? start)
  for (let at = start; (days.at(-1) ?? last) < last && days.length < maxDays; ) {
    at += 24 * 3_600_000
    days.push(dateAt(at))
  }
  return days
}

/** A longer broadcast has a mistyped end. */
const maxDays = 14
