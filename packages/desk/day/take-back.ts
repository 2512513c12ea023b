// Undo: what a press changed is again as it was before, but what somebody changed since stays.
import { isDeepStrictEqual } from 'node:util'
import { type StoredMove, withNew } from '@forum/domain/day-state/hall-moves.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import type { DayVersion } from './day-version.ts'

type Whole = Pick<DayVersion, 'interruptions' | 'moves'>

/** `before`, `after`: around the press. null: all of it was changed since. A session is put back by a move of its own, so that it is announced. */
export function takeBack(current: Whole, before: Whole, after: Whole, at: Instant): Whole | null {
  const isUntouched = <T>(list: readonly T[], one: T) => list.some((other) => isDeepStrictEqual(other, one))
  const changed = after.interruptions.filter((one) => !isUntouched(before.interruptions, one))
  const back = changed.filter((one) => isUntouched(current.interruptions, one))
  const interruptions = current.interruptions.flatMap((one) =>
    back.some(({ id }) => id === one.id) ? before.interruptions.filter(({ id }) => id === one.id) : [one],
  )
  const moved = after.moves.filter((move) => !isUntouched(before.moves, move) && isUntouched(current.moves, move))
  if (back.length + moved.length === 0) return null
  const movedBack = moved.map((move): StoredMove => {
    const earlier = before.moves.find(({ eventId }) => eventId === move.eventId)
    return { ...(earlier ?? { ...move, ...move.written, isCut: false, lateStart: 0, lateEnd: 0 }), at }
  })
  return { interruptions, moves: withNew(current.moves, movedBack) }
}
