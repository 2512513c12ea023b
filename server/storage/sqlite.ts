// The port over one SQLite file, opened durably, in a thread of its own.
import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Transaction, Value } from './database.ts'
import { createWriter } from './group-commit.ts'
import { migrations as ownMigrations } from './migrations.ts'
import { createWithin, questions, type TransactionState } from './questions.ts'
import { openRestartableThread, type RestartableThread, type RestartOptions } from './restartable-thread.ts'
import { StorageFault, type Thread } from './thread.ts'

/** Milliseconds that a write waits for another process (a second one of the site, the operator's command) to let go of the file. */
const lockPatience = 3000
/** Milliseconds between two looks whether it did. */
const lockPause = 20
/**
 * SQLite knows no queue: who writes without a pause keeps every other process out. Milliseconds of such writing after which others may go first, and in
 * which, after another one was met, it may go first before each of our transactions.
 */
const [longestRun, courtesy] = [500, 1000]
/** Milliseconds: a write that waited no longer came while nobody wrote here. */
const atOnce = 5

/** WAL with synchronous FULL. A thread that dies is replaced; until then every question throws a StorageFault. */
export async function openSqlite(
  path: string,
  migrations: readonly string[] = ownMigrations(),
  lasting: RestartOptions = {},
): Promise<Database> {
  const isInMemory = path === ':memory:'
  const thread = await openRestartableThread({ path, migrations, isInMemory }, lasting)
  const within = createWithin()
  // Memory has one connection, which would show what is not committed.
  const writer = createWriter(thread.current, !isInMemory)
  /** When another process was met last, when the file was ours last, and since when we write without a pause. */
  const lock = { met: 0, had: 0, since: 0 }
  const letOthersGoFirst = async (asked: number): Promise<void> => {
    const now = Date.now()
    if (now - asked < atOnce) lock.since = now
    if (isInMemory || (now - lock.since < longestRun && now - lock.met > courtesy)) return
    await pause(2 * lockPause)
    lock.since = Date.now()
  }
  const writing = async <Result>(work: (thread: Thread) => Promise<Result>): Promise<Result> => {
    within.refuse()
    const asked = Date.now()
    return writer.shared(work, async (given) => {
      await letOthersGoFirst(asked)
      // Who waits behind others of this process is not refused while these get their turns.
      const until = () => Math.max(asked, lock.had) + lockPatience
      const met = () => {
        lock.met = Date.now()
      }
      await patiently(until, () => given.script('BEGIN IMMEDIATE'), met)
      lock.had = Date.now()
    })
  }
  const reading = async (act: 'one' | 'all', sql: string, values: Value[]): Promise<unknown> => {
    within.refuse()
    const read = (given: Thread) =>
      patiently(lastingFrom(Date.now()), () => given.ask({ connection: 'reader', act, sql, values }))
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
    check: createCheck(thread, isInMemory),
    // Moving rows between pages leaves copies in the unused part of a page, whatever `secure_delete` says: only a file written anew has
    // none. What was written before lies in the log of writes until it is emptied.
    async rewrite() {
      within.refuse()
      const until = lastingFrom(Date.now())
      await writer.alone((given) => patiently(until, () => given.script('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)', true)))
    },
    close: () => writer.alone(thread.close),
  }
}

/** Milliseconds between two looks at the whole file, at least and at most: it takes a thousandth of the thread's time, and none of this one. */
const checkPauses = { share: 1000, least: 40_000, most: 3_600_000 }

function createCheck(thread: RestartableThread, isInMemory: boolean): Database['check'] {
  let notBefore = 0
  return async () => {
    const began = Date.now()
    if (isInMemory || began < notBefore) return
    await thread.current().ask({ connection: 'reader', act: 'check', sql: '', values: [] })
    const { share, least, most } = checkPauses
    notBefore = Date.now() + Math.min(most, Math.max(least, (Date.now() - began) * share))
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

const lastingFrom = (asked: number) => () => asked + lockPatience

/** Does what found the file locked once more, until the moment `until`, each time told to `met`. Nothing of it happened before. */
async function patiently<Result>(until: () => number, work: () => Promise<Result>, met = () => {}): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const isLocked = error instanceof StorageFault && error.isLocked
      if (isLocked) met()
      if (!isLocked || Date.now() >= until()) throw error
      await pause(lockPause)
    }
  }
}
