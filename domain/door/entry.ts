// Who went in and out: rows that are only ever added, by phones that may know nothing of each other for a while.
import { dateAt } from '../programme/kyiv-time.ts'
import type { Instant } from '../record.ts'

/** `undo` takes another row back. */
export const entryKinds = ['entry', 'exit', 'undo'] as const

export type EntryKind = (typeof entryKinds)[number]

export type Entry = {
  /** UUID, made where somebody was let in. */
  id: string
  kind: EntryKind
  at: Instant
  /** Name of the gate; empty where it was done without one. */
  gate: string
  /** Of an `undo`: which row it takes back. */
  undoes: string | null
}

/** What holds: neither taken back nor itself the taking back, in order of time. */
export function standing<Row extends Pick<Entry, 'id' | 'kind' | 'at' | 'undoes'>>(entries: readonly Row[]): Row[] {
  const gone = new Set(entries.flatMap(({ kind, undoes }) => (kind === 'undo' && undoes !== null ? [undoes] : [])))
  return entries.filter(({ id, kind }) => kind !== 'undo' && !gone.has(id)).toSorted((one, other) => one.at - other.at)
}

/** What holds of the Kyiv day of `now`: who slept elsewhere in between comes in anew. */
export function standingToday<Row extends Pick<Entry, 'id' | 'kind' | 'at' | 'undoes'>>(
  entries: readonly Row[],
  now: Instant,
): Row[] {
  const today = dateAt(now)
  return standing(entries).filter(({ at }) => dateAt(at) === today)
}
