// One press about the running day: a transaction with a new version of the day and its row in the journal. Who presses the same at the same moment
// changes nothing and is told so.
import type { WrittenProgramme } from '@forum/domain/day-state/written-programme.ts'
import type { Instant, RecordId } from '@forum/domain/record/record.ts'
import { type Deed, noteDeed, type Person } from '../audit/audit.ts'
import type { Database, Transaction } from '../storage/database.ts'
import { addVersion, type DayVersion, lastVersion } from './day-version.ts'
import type { StoredInterruption } from './interruptions.ts'

/**
 * `noHall`: the edition has no such hall. `sameHall`: it is moved to itself. `nothingToday`: no session of it runs or comes today. `minutes`: not 0
 * and not 5 to 60. `noTime`: no time was typed. `past`: it cannot go on in the past, or later than a day from now. `tooLate`: a press is undone within
 * a minute. `changed`: somebody has pressed something else about the same since. `stalePlan`: a plan was made on what is no longer so.
 * `endBeforeStart`: of a planned session.
 */
export type PressFault =
  | 'stalePlan'
  | 'endBeforeStart'
  | 'noHall'
  | 'sameHall'
  | 'nothingToday'
  | 'minutes'
  | 'noTime'
  | 'past'
  | 'tooLate'
  | 'changed'

/** `already`: it was so before, `by` somebody (null: unknown) since `at`. `interruption`: the one that is on then. */
export type Pressed =
  | { outcome: 'done'; revision: number }
  | { outcome: 'already'; by: Person | null; at: Instant; interruption?: StoredInterruption }
  | { outcome: 'refused'; fault: PressFault }

export type PressContext = {
  database: Database
  /** The site's clock. */
  now(): Instant
  /** The edition that is held, as its editors wrote it. */
  programme(): WrittenProgramme
}

/** What the next version says otherwise. */
export type Change = Pick<DayVersion, 'why'> &
  Partial<Pick<DayVersion, 'interruptions' | 'moves' | 'undoes'>> & { deed: Pick<Deed, 'action' | 'reason' | 'before'> }

export type Refusal = Exclude<Pressed, { outcome: 'done' }>

export const refused = (fault: PressFault): Refusal => ({ outcome: 'refused', fault })

type Work = (last: DayVersion | undefined, at: Instant, tx: Transaction) => Change | Refusal | Promise<Change | Refusal>

/** Runs `work` on the version that counts; what it returns is the next one. */
export function press({ database, now }: PressContext, by: Person, work: Work): Promise<Pressed> {
  return database.transaction(async (tx) => {
    const last = await lastVersion(tx)
    const at = now()
    const change = await work(last, at, tx)
    if ('outcome' in change) return change
    const { why, deed, undoes = null, interruptions = last?.interruptions ?? [], moves = last?.moves ?? [] } = change
    const { revision } = await addVersion(tx, { at, by, why, undoes, interruptions, moves })
    await noteDeed(tx, by, at, { ...deed, orderId: null })
    return { outcome: 'done', revision }
  })
}

/** The Ukrainian title of a hall; undefined: the edition has no such hall. */
export function hallTitle({ programme }: PressContext, id: RecordId): string | undefined {
  const room = programme().rooms.find((each) => each.id === id)
  return room && (room.title.uk ?? room.slug)
}
