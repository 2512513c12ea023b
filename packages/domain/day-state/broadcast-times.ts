// When broadcasts are on the air on a day whose sessions were moved: their pages, recordings and JSON-LD tell the true times.
import { runningIn } from '../programme/broadcast.ts'
import { assumedLength, statedEnd } from '../programme/event-state.ts'
import type { Broadcast, ProgrammeEvent } from '../programme/programme.ts'
import { isSession } from '../programme/reading-order.ts'
import type { Instant } from '../record/record.ts'

/**
 * A broadcast begins as much later as its first session and ends as much later, or earlier, as its last one; it lasts at least as long as a session
 * that came from another hall. `written`: the events as editors wrote them; `laid`: as they were moved. The same object where nothing changes.
 */
export function withTrueTimes(
  broadcast: Broadcast,
  written: readonly ProgrammeEvent[],
  laid: readonly ProgrammeEvent[],
): Broadcast {
  const { start, end } = broadcast
  const planned = heldIn(runningIn(broadcast, written))
  const ids = new Set(planned.map(({ id }) => id))
  const isStillHere = ({ id, room, broadcastId }: ProgrammeEvent) =>
    ids.has(id) && (broadcastId === broadcast.id || room === null || room.id === broadcast.room?.id)
  const kept = heldIn(laid.filter(isStillHere))
  const cameHere = heldIn(runningIn(broadcast, laid)).filter(({ id }) => !ids.has(id))
  if (start === null || kept.length === 0) return broadcast
  const trueStart = start + firstStart(kept) - firstStart(planned)
  const trueEnd = end === null ? null : Math.max(end + lastEnd(kept) - lastEnd(planned), ...cameHere.map(endOf))
  const isSame = trueStart === start && trueEnd === end
  return isSame || (trueEnd !== null && trueEnd <= trueStart) ? broadcast : { ...broadcast, start: trueStart, end: trueEnd }
}

const heldIn = (events: readonly ProgrammeEvent[]) =>
  events.filter((event) => isSession(event) && !event.isCancelled && event.start !== null)

const firstStart = (events: readonly ProgrammeEvent[]): Instant => Math.min(...events.map(({ start }) => start ?? 0))
const lastEnd = (events: readonly ProgrammeEvent[]): Instant => Math.max(...events.map(endOf))
const endOf = (event: ProgrammeEvent): Instant => statedEnd(event) ?? (event.start ?? 0) + assumedLength
