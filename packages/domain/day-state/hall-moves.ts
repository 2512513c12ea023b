// What "running late" and "moved to another hall" make of a hall's sessions of today.
import { assumedLength, statedEnd } from '../programme/event-state.ts'
import type { ProgrammeEvent } from '../programme/programme.ts'
import type { Instant, RecordId } from '../record/record.ts'
import { dateAt } from '../time/kyiv-time.ts'
import { holds, type Move, type Place, placeOf } from './moves.ts'

/** A move as it is stored. `lateStart`, `lateEnd`: milliseconds of its times that come from the hall's running late, so that a press is no sum. */
export type StoredMove = Move & { lateStart: number; lateEnd: number }

/** A session with its place as it is now, and the move that holds. */
export type Laid = { event: ProgrammeEvent; place: Place; move: StoredMove | null }

const minute = 60_000

/** A move that leaves a session where the content has it. */
export const inItsPlace = (event: ProgrammeEvent, at: Instant): StoredMove => ({
  ...{ eventId: event.id, ...placeOf(event), isCut: false },
  ...{ written: placeOf(event), at, lateStart: 0, lateEnd: 0 },
})

/** The list with these moves instead of those of the same sessions. */
export function withNew(moves: readonly StoredMove[], changed: readonly StoredMove[]): StoredMove[] {
  const ids = new Set(changed.map(({ eventId }) => eventId))
  return [...moves.filter(({ eventId }) => !ids.has(eventId)), ...changed]
}

/** What a move must say anew to be announced. */
export const saysTheSame = (one: Move, other: Move): boolean =>
  one.start === other.start && one.end === other.end && one.roomId === other.roomId && one.isCut === other.isCut

/**
 * A hall runs late by `minutes` in all (0: on time again; earlier presses are not added to): its running session ends so much later, its later
 * sessions of today begin and end so much later. A session that was to end just now counts as running while no other one does. Returns the new
 * list; the same one where nothing changes.
 */
export function runLate(
  events: readonly ProgrammeEvent[],
  moves: readonly StoredMove[],
  { roomId, minutes }: { roomId: RecordId; minutes: number },
  now: Instant,
): readonly StoredMove[] {
  const late = minutes * minute
  const here = hallToday(events, moves, roomId, now)
  const isRunning = ({ place }: Laid) => (place.start ?? now) <= now && now < endOf(place)
  const hasRunning = here.some(isRunning)
  const concerned = here.filter(
    (laid) => isRunning(laid) || (laid.place.start ?? 0) > now || (!hasRunning && isLast(laid, here, now, late)),
  )
  return renewed(moves, concerned, now, ({ place, move }) => {
    const [lateStart, lateEnd] = [move?.lateStart ?? 0, move?.lateEnd ?? 0]
    const startsLate = (place.start ?? 0) > now ? late : lateStart
    const start = place.start === null ? null : place.start - lateStart + startsLate
    const end = place.end === null ? null : Math.max(place.end - lateEnd + late, start ?? 0)
    return { start, end, lateStart: startsLate, lateEnd: late }
  })
}

/** The running and later sessions of a hall go on in another one today. */
export function moveHall(
  events: readonly ProgrammeEvent[],
  moves: readonly StoredMove[],
  { from, to }: { from: RecordId; to: RecordId },
  now: Instant,
): readonly StoredMove[] {
  const concerned = hallToday(events, moves, from, now).filter(({ place }) => endOf(place) > now)
  return renewed(moves, concerned, now, () => ({ roomId: to }))
}

/** Whether a session of today that is not over is in this hall, or is written there. */
export function hasSessionsLeft(
  events: readonly ProgrammeEvent[],
  moves: readonly StoredMove[],
  roomId: RecordId,
  now: Instant,
): boolean {
  const isLeft = ({ place }: Laid) => endOf(place) > now
  return hallToday(events, moves, roomId, now).some(isLeft) || hallToday(events, [], roomId, now).some(isLeft)
}

/** All events with their places as they are now. */
export function laidOut(events: readonly ProgrammeEvent[], moves: readonly StoredMove[]): Laid[] {
  const byId = new Map(moves.map((move) => [move.eventId, move]))
  return events.map((event) => {
    const found = byId.get(event.id)
    const move = found && holds(found, event) ? found : null
    return { event, place: move ?? placeOf(event), move }
  })
}

/** The hall's sessions of today, without cancelled and cut ones. */
const hallToday = (events: readonly ProgrammeEvent[], moves: readonly StoredMove[], roomId: RecordId, now: Instant): Laid[] =>
  laidOut(events, moves).filter(
    ({ event, place, move }) =>
      place.roomId === roomId &&
      place.start !== null &&
      dateAt(place.start) === dateAt(now) &&
      !event.isCancelled &&
      !move?.isCut,
  )

function renewed(
  moves: readonly StoredMove[],
  concerned: readonly Laid[],
  now: Instant,
  change: (laid: Laid) => Partial<StoredMove>,
): readonly StoredMove[] {
  const changed = concerned.flatMap((laid) => {
    const before = laid.move ?? inItsPlace(laid.event, now)
    const after = { ...before, ...change(laid), at: now }
    return saysTheSame(before, after) ? [] : [after]
  })
  return changed.length === 0 ? moves : withNew(moves, changed)
}

const endOf = (place: Place): Instant => statedEnd(place) ?? (place.start ?? 0) + assumedLength

/** Whether it was the last to end, less than the lateness ago. */
function isLast({ place, move }: Laid, here: readonly Laid[], now: Instant, late: number): boolean {
  const end = endOf(place)
  return (
    end - (move?.lateEnd ?? 0) + late > now && here.every((other) => endOf(other.place) <= end || (other.place.start ?? 0) > now)
  )
}
