// Receives a statement from wherever lines come: a file that an organiser uploads; a bank's API can follow as another source.
import { randomUUID } from 'node:crypto'
import type { Database } from '../storage/database.ts'
import { nobody, type Own } from './line-of.ts'
import type { Mapping } from './mapping.ts'
import type { ReadStatement } from './statement.ts'
import { keepStatement, mappingFor, rememberMapping } from './statement-store.ts'
import type { StatementThread } from './statement-thread.ts'

/**
 * A source of lines. What it reads has the same form as a file: lines with keys, rows that are none with their reasons, balances. The same lines of
 * another time, or in another order, must get the same keys (line-key.ts).
 */
export type StatementSource = { read(): Promise<ReadStatement> }

export type Receiving = { outcome: 'kept'; id: string } | Exclude<ReadStatement, { outcome: 'read' }>

/** Keeps what a source reads, so that it is shown before anything is done. One transaction. */
export async function receiveStatement(
  database: Pick<Database, 'transaction'>,
  source: StatementSource,
  by: { readAt: number; readBy: string },
): Promise<Receiving> {
  const read = await source.read()
  if (read.outcome !== 'read') return read
  const id = randomUUID()
  const { layout } = read.statement
  await database.transaction((tx) => keepStatement(tx, { id, layout, content: read.statement, ...by }))
  return { outcome: 'kept', id }
}

type FileOptions = {
  thread: Pick<StatementThread, 'read'>
  database: Pick<Database, 'one' | 'all' | 'run' | 'transaction'>
  own?: Own | undefined
  /** How an organiser names the columns of an unknown table now; it is remembered if rows can be read by it. */
  named?: Mapping | undefined
  /** The columns of a table that no layout knows are to be named again. */
  isAnew?: boolean
}

/** The source that is a file: with the columns that are named now, or were before for the same headings. */
export function fileSource(
  bytes: Uint8Array,
  { thread, database, own = nobody, named, isAnew = false }: FileOptions,
): StatementSource {
  return {
    async read() {
      const first = await thread.read(bytes, { own })
      if (first.outcome !== 'unknown' || (isAnew && !named)) return first
      const { fingerprint } = first.table
      const mapping = named ? { ...named, fingerprint } : await mappingFor(database, fingerprint)
      if (!mapping) return first
      const read = await thread.read(bytes, { own, mapping })
      if (read.outcome !== 'read' || read.statement.lines.length === 0) return first
      if (named) await database.transaction((tx) => rememberMapping(tx, mapping))
      return read
    },
  }
}
