// Reading order of a programme; previous, next and parallel sessions.
import { assumedLength, statedEnd } from './event-state.ts'
import type { ProgrammeEvent } from './programme.ts'

type Placed = Pick<ProgrammeEvent, 'start' | 'room'>

/** Reading order: by start, then whole venue before rooms, then the editor's order. Events without a start come last. */
export function inTimeOrder<T extends Placed>(events: readonly T[]): T[] {
  return [...events].sort((a, b) => startOf(a) - startOf(b) || (a.room?.number ?? 0) - (b.room?.number ?? 0) || 0)
}

/** Breaks are not sessions: they are not counted, and are not announced as next. */
export function isSession(event: Pick<ProgrammeEvent, 'kind'>): boolean {
  return event.kind !== 'break'
}

/** At most `count` later sessions in its room on its day; if there are none, or it has no room, the next ones of the whole programme. Empty without a start. */
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

/** Sessions in other rooms at the same time, in reading order; empty without a start. */
export function parallelTo(event: ProgrammeEvent, events: readonly ProgrammeEvent[]): ProgrammeEvent[] {
  const own = spanOf(event)
  if (!own) return []
  return inTimeOrder(events).filter((other) => {
    const span = spanOf(other)
    return other.id !== event.id && isSession(other) && span !== null && span.from < own.until && own.from < span.until
  })
}

/** Previous and next session of the day, by time; null at its ends. */
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

/** Infinity minus Infinity is NaN, so a large number is used. */
function startOf(event: Placed): number {
  return event.start ?? Number.MAX_SAFE_INTEGER
}
