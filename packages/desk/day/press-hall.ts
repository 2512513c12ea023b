// "Moved to another hall" and "running late".
import { hasSessionsLeft, runLate as late, moveHall as moved, type StoredMove } from '@forum/domain/day-state/hall-moves.ts'
import type { Instant, RecordId } from '@forum/domain/record/record.ts'
import type { Person } from '../audit/audit.ts'
import { type Change, hallTitle, type PressContext, type Pressed, press, refused } from './press.ts'

const [fewestMinutes, mostMinutes] = [5, 60]

/** The hall's running and later sessions of today are held in another one. */
export async function moveHall(
  context: PressContext,
  by: Person,
  { from, to }: { from: RecordId; to: RecordId },
): Promise<Pressed> {
  const titles = [from, to].map((id) => hallTitle(context, id))
  if (titles.includes(undefined)) return refused('noHall')
  if (from === to) return refused('sameHall')
  const change: Change = { why: 'moved', deed: { action: 'hallMoved', reason: titles.join(' → ') } }
  return pressMoves(context, by, from, change, (moves, at) => moved(context.programme().events, moves, { from, to }, at))
}

/** The hall runs late by so many minutes in all; 0: on time again. */
export async function runLate(
  context: PressContext,
  by: Person,
  { roomId, minutes }: { roomId: RecordId; minutes: number },
): Promise<Pressed> {
  const title = hallTitle(context, roomId)
  if (title === undefined) return refused('noHall')
  const isPossible = minutes === 0 || (Number.isInteger(minutes) && minutes >= fewestMinutes && minutes <= mostMinutes)
  if (!isPossible) return refused('minutes')
  const change: Change = { why: 'late', deed: { action: 'hallLate', reason: `${title}: +${minutes}` } }
  return pressMoves(context, by, roomId, change, (moves, at) => late(context.programme().events, moves, { roomId, minutes }, at))
}

function pressMoves(
  context: PressContext,
  by: Person,
  hall: RecordId,
  change: Change,
  movesOf: (before: readonly StoredMove[], at: Instant) => readonly StoredMove[],
): Promise<Pressed> {
  return press(context, by, (last, at) => {
    const before = last?.moves ?? []
    const moves = movesOf(before, at)
    if (moves !== before) return { ...change, moves }
    const isSo = hasSessionsLeft(context.programme().events, before, hall, at)
    return isSo ? { outcome: 'already', by: null, at: last?.at ?? at } : refused('nothingToday')
  })
}
