// The port to the database of everything that must survive a crash: questions, and work done in whole transactions. Behind it stands one
// SQLite file, opened durably, in a thread of its own; or PostgreSQL (postgres.ts), which several machines share.
import { setTimeout as pause } from 'node:timers/promises'
import { type LastingOptions, openLastingThread } from './lasting-thread.ts'
import { migrations as ownMigrations } from './migrations.ts'
import { createWithin, questions, type TransactionState } from './questions.ts'
import type { RowSchema } from './row.ts'
import { createWriter } from './shared-commit.ts'
import { StorageFault, type Thread } from './thread.ts'
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
  /** Writes the whole file anew, so that nothing stays in it of what was erased. */
  rewrite(): Promise<void>
  /** Waits for what is under way, empties the log of writes into the file and closes it. */
  close(): Promise<void>
}

/** Milliseconds that a write waits for another process (the operator's command) to let go, counted from when it was asked for. */
const lockPatience = 3000
/** Milliseconds between two looks whether it did. */
const lockPause = 20

/** Whether `place` is an address of a server, and no path. */
export const isPostgres = (place: string) => /^postgres(ql)?:\/\//.test(place)

/**
 * Opens the file at `place`, which is made when it is not there, or the database at a postgres:// address, and brings it to its present
 * shape; ':memory:' is one that nobody keeps. Every commit is on disk before it is fulfilled. Throws a StorageFault.
 *
 * @param migrations the steps in SQLite's words, where they are not the desk's own
 */
export async function openDatabase(
  place: string,
  migrations?: readonly string[],
  lasting: LastingOptions = {},
): Promise<Database> {
  if (!isPostgres(place)) return openFile(place, migrations ?? ownMigrations(), lasting)
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(place, migrations)
}

/** WAL with synchronous FULL. A thread that dies is replaced; until then every question throws a StorageFault. */
async function openFile(path: string, migrations: readonly string[], lasting: LastingOptions): Promise<Database> {
  const isInMemory = path === ':memory:'
  const thread = await openLastingThread({ path, migrations, isInMemory }, lasting)
  const within = createWithin()
  // Memory has one connection, which would show what is not committed.
  const writer = createWriter(thread.current, !isInMemory)
  const writing = async <Result>(work: (thread: Thread) => Promise<Result>): Promise<Result> => {
    within.refuse()
    const until = Date.now() + lockPatience
    return writer.shared(work, (given) => patiently(until, () => given.script('BEGIN IMMEDIATE')))
  }
  const reading = async (act: 'one' | 'all', sql: string, values: Value[]): Promise<unknown> => {
    within.refuse()
    const read = (given: Thread) =>
      patiently(Date.now() + lockPatience, () => given.ask({ connection: 'reader', act, sql, values }))
    return isInMemory ? writer.alone(read) : read(thread.current())
  }
  const transaction: Database['transaction'] = (work) =>
    writing(async (given) => {
      const state = { isOpen: true }
      try {
        return await within.run(state, () => work(transactionOn(given, state)))
      } finally {
        state.isOpen = false
      }
    })
  return {
    ...questions(reading),
    run: (sql, ...values) =>
      writing((given) => given.ask({ connection: 'writer', act: 'run', sql, values })) as Promise<{ changes: number }>,
    transaction,
    change: (row, sql, ...values) => transaction((tx) => tx.all(row, withoutRowLocks(sql), ...values)),
    // The operator's command is the only other process on a file: the site looks for what it did at times.
    tell: async () => {},
    hear: () => {},
    leads: async () => true,
    // Moving rows between pages leaves copies in the unused part of a page, whatever `secure_delete` says: only a file written anew has
    // none. What was written before lies in the log of writes until it is emptied.
    async rewrite() {
      within.refuse()
      const until = Date.now() + lockPatience
      await writer.alone((given) => patiently(until, () => given.script('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)', true)))
    },
    close: () => writer.alone(thread.close),
  }
}

/** Whoever writes has the whole file. */
const withoutRowLocks = (sql: string) => sql.replace(/\bFOR UPDATE SKIP LOCKED\b/, '')

/** `tx` after its end is a mistake of the caller's: it would write outside of any transaction. */
function transactionOn(thread: Thread, state: TransactionState): Transaction {
  const ask = async (act: 'run' | 'one' | 'all', sql: string, values: Value[]) => {
    if (!state.isOpen) throw new Error('this transaction has ended')
    return thread.ask({ connection: 'writer', act, sql, values })
  }
  return {
    ...questions(ask),
    run: (sql, ...values) => ask('run', sql, values) as Promise<{ changes: number }>,
  }
}

/** Does what found the file locked once more, until the moment `until`. Nothing of it happened before. */
async function patiently<Result>(until: number, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const isLocked = error instanceof StorageFault && error.isLocked
      if (!isLocked || Date.now() >= until) throw error
      await pause(lockPause)
    }
  }
}
