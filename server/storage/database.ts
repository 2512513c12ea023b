// The port to the database of everything that must survive a crash: questions, and work done in whole transactions. Behind it stands one
// SQLite file (sqlite.ts), or PostgreSQL (postgres.ts), which several machines share; open-database.ts chooses.
import type { RowSchema } from './row.ts'
import { StorageFault } from './thread.ts'
import type { Topic } from './topic.ts'

export { StorageFault }

/** What stands in a column. */
export type Value = string | number | null

/** What a use case may ask of the database; within a transaction all of it comes true or nothing. */
export type Transaction = {
  run(sql: string, ...values: Value[]): Promise<{ changes: number }>
  /** The first row; undefined: there is none. Throws a RowFault when it is not as `row` says. */
  one<Read>(row: RowSchema<Read>, sql: string, ...values: Value[]): Promise<Read | undefined>
  all<Read>(row: RowSchema<Read>, sql: string, ...values: Value[]): Promise<Read[]>
}

/**
 * Asked outside a transaction, a question sees what was committed and waits for nobody, and a single `run` is a transaction of its own.
 * Whoever asks the database itself while their own transaction is under way gets an Error at once: they would see less than their
 * transaction does, or wait for themselves.
 */
export type Database = Transaction & {
  /**
   * Runs `work` as one transaction that has the write lock from its first step; all of it is on disk when this is fulfilled, or none.
   * Transactions of this process run one after another. Throws a StorageFault when another process holds the lock for too long.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
  /**
   * One statement that changes single rows and gives them (RETURNING). It needs no order among transactions: where rows can be locked one by
   * one, it waits for nobody else's, and `FOR UPDATE SKIP LOCKED` leaves out what somebody else is changing.
   */
  change<Read>(row: RowSchema<Read>, sql: string, ...values: Value[]): Promise<Read[]>
  /** Tells every other process on this database that something of this kind has changed; where there is no way to tell them, they look at times. */
  tell(topic: Topic): Promise<void>
  /** Calls `listener` when another process tells something, and for each topic after a time in which telling may have been missed. */
  hear(listener: (topic: Topic) => void): void
  /** Whether this process, and no other on this database, does what one alone is to do; when it ends, another one does. Never throws. */
  leads(): Promise<boolean>
  /** Looks for damage where it is time to; throws a StorageFault when there is any. */
  check(): Promise<void>
  /** Writes the whole file anew, so that nothing stays in it of what was erased. */
  rewrite(): Promise<void>
  /** Waits for what is under way, empties the log of writes into the file and closes it. */
  close(): Promise<void>
}
