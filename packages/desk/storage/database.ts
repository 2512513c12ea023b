// The database port: queries and transactions for all data that must survive a crash. Implementations: one SQLite file (sqlite.ts), or PostgreSQL
// (postgres.ts) for several machines; open-database.ts chooses.
import type { RowSchema } from './row.ts'
import { StorageFault } from './thread.ts'
import type { Topic } from './topic.ts'

export { StorageFault }

/** A column value. */
export type Value = string | number | null

/** Queries. Within a transaction they are atomic. */
export type Transaction = {
  run(sql: string, ...values: Value[]): Promise<{ changes: number }>
  /** The first row; undefined: none. Throws a RowFault when the row does not match `row`. */
  one<Read>(row: RowSchema<Read>, sql: string, ...values: Value[]): Promise<Read | undefined>
  all<Read>(row: RowSchema<Read>, sql: string, ...values: Value[]): Promise<Read[]>
}

/**
 * Outside a transaction, a query sees committed data and waits for nobody, and a single `run` is its own transaction. Using the database itself
 * inside a transaction throws an Error at once: the query would miss the transaction's changes or deadlock.
 */
export type Database = Transaction & {
  /**
   * Runs `work` as one transaction that holds the write lock from its start. When the promise resolves, all of it is on disk; otherwise nothing.
   * Transactions of this process run one after another. Throws a StorageFault when another process holds the lock for too long.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
  /**
   * One statement that changes rows and returns them (RETURNING). It does not queue behind transactions: with row locks it waits for no other one,
   * and `FOR UPDATE SKIP LOCKED` skips rows that somebody else is changing.
   */
  change<Read>(row: RowSchema<Read>, sql: string, ...values: Value[]): Promise<Read[]>
  /** Notifies all other processes on this database of a change. Without notifications (SQLite) they poll. */
  notify(topic: Topic): Promise<void>
  /** Calls `listener` on a notification of another process, and for every topic after a gap in which notifications may have been missed. */
  listen(listener: (topic: Topic) => void): void
  /** Leader election: true in one process of this database, which runs the periodic jobs; when it ends, another one leads. Never throws. */
  leads(): Promise<boolean>
  /** Checks for damage when a check is due; throws a StorageFault when there is any. */
  check(): Promise<void>
  /** Rewrites the whole file, so that no erased data remain in it. */
  rewrite(): Promise<void>
  /** Waits for running work, checkpoints the WAL and closes the file. */
  close(): Promise<void>
}
