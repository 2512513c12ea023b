// The port to the database of everything that must survive a crash: questions, and work done in whole transactions. Behind it stands one
// SQLite file, opened durably, in a thread of its own.
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { type LastingOptions, openLastingThread } from './lasting-thread.ts'
import { migrations as ownMigrations } from './migrations.ts'
import { type RowSchema, readRow } from './row.ts'
import { createWriter } from './shared-commit.ts'
import { StorageFault, type Thread } from './thread.ts'

export { StorageFault }

/** What stands in a column. */
type Value = string | number | null

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
  /** Writes the whole file anew, so that nothing stays in it of what was erased. */
  rewrite(): Promise<void>
  /** Waits for what is under way, empties the log of writes into the file and closes it. */
  close(): Promise<void>
}

/** Milliseconds that a write waits for another process (the operator's command) to let go, counted from when it was asked for. */
const lockPatience = 3000
/** Milliseconds between two looks whether it did. */
const lockPause = 20

/**
 * Opens the file at `path`, which is made when it is not there, and brings it to its present shape; ':memory:' is one that nobody keeps.
 * Every commit is on disk before it is fulfilled (WAL with synchronous FULL). Throws a StorageFault. A thread that dies is replaced; until
 * then every question throws a StorageFault.
 */
export async function openDatabase(
  path: string,
  migrations: readonly string[] = ownMigrations(),
  lasting: LastingOptions = {},
): Promise<Database> {
  const isInMemory = path === ':memory:'
  const thread = await openLastingThread({ path, migrations, isInMemory }, lasting)
  const within = new AsyncLocalStorage<{ isOpen: boolean }>()
  // Memory has one connection, which would show what is not committed.
  const writer = createWriter(thread.current, !isInMemory)
  const refuseWithin = () => {
    if (within.getStore()?.isOpen) throw new Error('a transaction is under way here: ask by it, and begin no other')
  }
  const writing = async <Result>(work: (thread: Thread) => Promise<Result>): Promise<Result> => {
    refuseWithin()
    const until = Date.now() + lockPatience
    return writer.shared(work, (given) => patiently(until, () => given.script('BEGIN IMMEDIATE')))
  }
  const reading = async (act: 'one' | 'all', sql: string, values: Value[]): Promise<unknown> => {
    refuseWithin()
    const read = (given: Thread) =>
      patiently(Date.now() + lockPatience, () => given.ask({ connection: 'reader', act, sql, values }))
    return isInMemory ? writer.alone(read) : read(thread.current())
  }
  return {
    ...questions(reading),
    run: (sql, ...values) =>
      writing((given) => given.ask({ connection: 'writer', act: 'run', sql, values })) as Promise<{ changes: number }>,
    transaction: (work) =>
      writing(async (given) => {
        const state = { isOpen: true }
        try {
          return await within.run(state, () => work(transactionOn(given, state)))
        } finally {
          state.isOpen = false
        }
      }),
    // Moving rows between pages leaves copies in the unused part of a page, whatever `secure_delete` says: only a file written anew has
    // none. What was written before lies in the log of writes until it is emptied.
    async rewrite() {
      refuseWithin()
      const until = Date.now() + lockPatience
      await writer.alone((given) => patiently(until, () => given.script('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)')))
    },
    close: () => writer.alone(thread.close),
  }
}

/** `tx` after its end is a mistake of the caller's: it would write outside of any transaction. */
function transactionOn(thread: Thread, state: { isOpen: boolean }): Transaction {
  const ask = async (act: 'run' | 'one' | 'all', sql: string, values: Value[]) => {
    if (!state.isOpen) throw new Error('this transaction has ended')
    return thread.ask({ connection: 'writer', act, sql, values })
  }
  return {
    ...questions(ask),
    run: (sql, ...values) => ask('run', sql, values) as Promise<{ changes: number }>,
  }
}

function questions(
  ask: (act: 'one' | 'all', sql: string, values: Value[]) => Promise<unknown>,
): Pick<Transaction, 'one' | 'all'> {
  return {
    async one(row, sql, ...values) {
      const found = await ask('one', sql, values)
      return found === undefined ? undefined : readRow(row, found)
    },
    async all(row, sql, ...values) {
      return ((await ask('all', sql, values)) as unknown[]).map((found) => readRow(row, found))
    },
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
