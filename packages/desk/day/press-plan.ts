// Accepts a new plan of the rest of the day: one version of moves. The content stays as editors wrote it.
import { createHash } from 'node:crypto'
import { inItsPlace, laidOut, type StoredMove, saysTheSame, withNew } from '@forum/domain/day-state/hall-moves.ts'
import { placeOf } from '@forum/domain/day-state/moves.ts'
import type { ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import type { Instant, RecordId } from '@forum/domain/record/record.ts'
import type { Person } from '../audit/audit.ts'
import type { DayVersion } from './day-version.ts'
import { hallTitle, type PressContext, type Pressed, press, refused } from './press.ts'

export type PlannedPlace = { eventId: RecordId; start: Instant; end: Instant | null; roomId: RecordId | null; isCut: boolean }

/** On what a plan was made: the version of the day and what editors wrote. A plan for another one is not accepted. */
export function planBase(version: Pick<DayVersion, 'revision'> | undefined, events: readonly ProgrammeEvent[]): string {
  const written = events.map((event) => [event.id, placeOf(event), event.isCancelled])
  return createHash('sha256')
    .update(JSON.stringify([version?.revision ?? 0, written]))
    .digest('base64url')
    .slice(0, 16)
}

export function acceptPlan(
  context: PressContext,
  by: Person,
  { base, places }: { base: string; places: readonly PlannedPlace[] },
): Promise<Pressed> {
  return press(context, by, (last, at) => {
    const { events } = context.programme()
    if (planBase(last, events) !== base) return refused('stalePlan')
    if (places.some(({ roomId }) => roomId !== null && hallTitle(context, roomId) === undefined)) return refused('noHall')
    if (places.some(({ start, end }) => end !== null && end <= start)) return refused('endBeforeStart')
    const moves = last?.moves ?? []
    const laid = new Map(laidOut(events, moves).map((each) => [each.event.id, each]))
    const changed = places.flatMap(({ eventId, ...place }): StoredMove[] => {
      const found = laid.get(eventId)
      if (!found) return []
      const before = found.move ?? inItsPlace(found.event, at)
      // The plan is the measure from now on: a hall that runs late later is late by it.
      const after = { ...before, ...place, at, lateStart: 0, lateEnd: 0 }
      return saysTheSame(before, after) ? [] : [after]
    })
    if (changed.length === 0) return { outcome: 'already', by: null, at }
    const before = { moved: changed.filter(({ isCut }) => !isCut).length, cut: changed.filter(({ isCut }) => isCut).length }
    return { why: 'plan', deed: { action: 'dayPlanned', before }, moves: withNew(moves, changed) }
  })
}
