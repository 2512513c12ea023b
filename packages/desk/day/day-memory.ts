// The state of the day in memory, so that pages ask it without waiting. A look each second, and a notification where the database has them, keep it
// fresh in each process.
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { calmDay, type DayState } from '@forum/domain/day-state/day-state.ts'
import type { StoredMove } from '@forum/domain/day-state/hall-moves.ts'
import type { Move } from '@forum/domain/day-state/moves.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { oneAtATime } from '@forum/ground/base/one-at-a-time.ts'
import { repeated } from '@forum/ground/base/repeated.ts'
import type { Database } from '../storage/database.ts'
import { type DayVersion, lastRevision, lastVersion } from './day-version.ts'
import { lasts, shownOf } from './interruptions.ts'

type Options = {
  database: Pick<Database, 'one' | 'all' | 'run'>
  /** The site's clock. */
  now(): Instant
  /** Called after each change, also when an interruption is over by the clock. */
  onChanged?: ((state: DayState) => void) | undefined
}

/** Milliseconds between two looks. */
const lookEvery = 1000

export function createDayMemory({ database, now, onChanged }: Options) {
  let version: DayVersion | undefined
  let state = calmDay

  const publish = () => {
    const next = stateAt(version, now())
    if (next.revision === state.revision) return
    state = next
    onChanged?.(state)
  }
  /** Without the database the last known state stays. */
  const look = oneAtATime(async () => {
    const revision = await lastRevision(database).catch(() => null)
    if (revision !== null && revision !== (version?.revision ?? 0)) {
      const read = await lastVersion(database).catch(() => null)
      if (read !== null) version = read
    }
    publish()
  })
  return {
    /** The state as pages show it. The same object until something changes. */
    state: (): DayState => state,
    /** The version that counts, with what only the desk knows; undefined: nothing was ever pressed. */
    version: () => version,
    /** Reads now. Never throws. */
    look,
    ...repeated(look, lookEvery),
  }
}

function stateAt(version: DayVersion | undefined, now: Instant): DayState {
  if (!version) return calmDay
  const interruptions = version.interruptions.filter((one) => one.isShown && lasts(one, now)).map(shownOf)
  const over = version.interruptions.filter((one) => !one.isDrill && !lasts(one, now)).map(shownOf)
  const shown = { interruptions, over, moves: version.moves.map(moveOf) }
  return isDeepStrictEqual({ ...calmDay, ...shown }, calmDay) ? calmDay : { revision: digestOf(shown), ...shown }
}

const digestOf = (shown: object) => createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 8)

const moveOf = ({ lateStart, lateEnd, ...move }: StoredMove): Move => move
