// Rules of interruptions as they are stored: one for all who press at once, and what goes on.
import { randomUUID } from 'node:crypto'
import type { Interruption, InterruptionKind } from '@forum/domain/day-state/day-state.ts'
import type { Instant, RecordId } from '@forum/domain/record/record.ts'
import type { Person } from '../audit/audit.ts'

export type StoredInterruption = Interruption & {
  /** Whether it leaves the desk: every real one does, a drill only when that is chosen. */
  isShown: boolean
  by: Person
  /** Who pressed "go on"; null: nobody yet. */
  endedBy: Person | null
}

export type InterruptionWish = {
  kind: InterruptionKind
  /** null: all halls. */
  roomIds: readonly RecordId[] | null
  /** null: not a drill; otherwise whether it leaves the desk. */
  drill: 'hidden' | 'shown' | null
}

/** Whether it lasts at `now`. Clocks of two machines differ: one that begins in a moment lasts as well. */
export const lasts = ({ resumesAt }: Pick<Interruption, 'resumesAt'>, now: Instant): boolean =>
  resumesAt === null || now < resumesAt

/** The interruption that is on already and covers the wish; undefined: none. An alert covers a pause of its halls, a drill only a drill. */
export function covering(
  all: readonly StoredInterruption[],
  { kind, roomIds, drill }: InterruptionWish,
  now: Instant,
): StoredInterruption | undefined {
  return all.find(
    (one) =>
      lasts(one, now) &&
      one.isDrill === (drill !== null) &&
      (drill === null || one.isShown === (drill === 'shown')) &&
      (one.kind === kind || one.kind === 'alert') &&
      (one.roomIds === null || (roomIds?.every((id) => one.roomIds?.includes(id)) ?? false)),
  )
}

export const newInterruption = ({ kind, roomIds, drill }: InterruptionWish, since: Instant, by: Person): StoredInterruption => ({
  ...{ id: randomUUID(), kind, roomIds, since, resumesAt: null },
  ...{ isDrill: drill !== null, isShown: drill !== 'hidden', by, endedBy: null },
})

/** The list with `interruption`, before which drills end: what is real is never taken for one. */
export function withInterruption(
  all: readonly StoredInterruption[],
  interruption: StoredInterruption,
  now: Instant,
): StoredInterruption[] {
  const { isDrill, by } = interruption
  return [...all.map((one) => (one.isDrill && !isDrill && lasts(one, now) ? ended(one, now, by) : one)), interruption]
}

export const ended = (one: StoredInterruption, at: Instant, by: Person): StoredInterruption => ({
  ...one,
  resumesAt: Math.max(at, one.since),
  endedBy: by,
})

/** Without what only the desk knows. */
export const shownOf = ({ isShown, by, endedBy, ...shown }: StoredInterruption): Interruption => shown
