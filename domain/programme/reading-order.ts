// What comes before, after and beside a session when the programme is read.
import { assumedLength, statedEnd } from './event-state.ts'
import type { ProgrammeEvent } from './programme.ts'

type Placed = Pick<ProgrammeEvent, 'start' | 'room'>

/**
 * The order in which a programme is read: by start, at one time by room with the whole venue first, then as the editor gave
 * them. What has no start yet comes last.
 */
export function inTimeOrder<T extends Placed>(events: readonly T[]): T[] {
  return events.toSorted((a, b) => startOf(a) - startOf(b) || (a.room?.number ?? 0) - (b.room?.number ?? 0) || 0)
}

/** Breaks are of the programme, but no sessions: they are not counted and have no place among what comes next. */
export function isSession(event: Pick<ProgrammeEvent, 'kind'>): boolean {
  return event.kind !== 'break'
}

/**
 * Sessions that begin after `event` does: at most `count`, in its room on its day. When there is none, or the event has no room,
 * those that come next in the whole programme. Empty for an event without a start.
 */
export function sessionsAfter(
  event: ProgrammeEvent,
  events: readonly ProgrammeEvent[],
  count: number,
): { inRoom: boolean; events: ProgrammeEvent[] } {
  const { start, room, dayId } = event
  if (start === null) return { inRoom: false, events: [] }
  const later = inTimeOrder(events).filter(
    (other) => other.id !== event.id && isSession(other) && other.start !== null && other.start > start,
  )
  const here = room ? later.filter((other) => other.room?.id === room.id && other.dayId === dayId) : []
  return { inRoom: here.length > 0, events: (here.length > 0 ? here : later).slice(0, count) }
}

/** Sessions elsewhere that run while `event` does, in reading order; empty for an event without a start. */
export function parallelTo(event: ProgrammeEvent, events: readonly ProgrammeEvent[]): ProgrammeEvent[] {
  const own = spanOf(event)
  if (!own) return []
  return inTimeOrder(events).filter((other) => {
    const span = spanOf(other)
    return other.id !== event.id && isSession(other) && span !== null && span.from < own.until && own.from < span.until
  })
}

/** What stands before and after `event` among the sessions of its day that have a time; null at its ends. */
export function neighboursOf(
  event: ProgrammeEvent,
  events: readonly ProgrammeEvent[],
): { previous: ProgrammeEvent | null; next: ProgrammeEvent | null } {
  const day = inTimeOrder(events).filter((other) => isSession(other) && other.start !== null && other.dayId === event.dayId)
  const place = day.findIndex(({ id }) => id === event.id)
  if (place < 0) return { previous: null, next: null }
  return { previous: day[place - 1] ?? null, next: day[place + 1] ?? null }
}

function spanOf(event: ProgrammeEvent): { from: number; until: number } | null {
  return event.start === null ? null : { from: event.start, until: statedEnd(event) ?? event.start + assumedLength }
}

/** Infinity would make a difference of two events without a start no number. */
function startOf(event: Placed): number {
  return event.start ?? Number.MAX_SAFE_INTEGER
}
