// The database port on one SQLite file, durable, in its own thread.
import { setTimeout as pause } from 'node:timers/promises'
import type { CommitCount } from './commit-count.ts'
import type { Database, Transaction, Value } from './database.ts'
import { createWriter } from './group-commit.ts'
import { migrations as ownMigrations } from './migrations.ts'
import { createWithin, questions, type TransactionState } from './questions.ts'
import type { Expected, Reached } from './reached.ts'
import { openRestartableThread, type RestartableThread, type RestartOptions } from './restartable-thread.ts'
import { StorageFault, type Thread } from './thread.ts'

/** Milliseconds that a write waits for another process (a second site, the operator's command) to release the lock. */
const lockPatience = 3000
/** Polling interval for the lock, milliseconds. */
const lockPause = 20
/**
 * SQLite has no fair lock: a process that writes without pause blocks all others. After `longestRun` ms of continuous writing we pause; for
 * `courtesy` ms after another process was seen we pause before each transaction.
 */
const [longestRun, courtesy] = [500, 1000]
/** A write that waited at most so long (ms) met no other writer. */
const atOnce = 5

/** WAL with synchronous FULL. A crashed thread is replaced; until then each query throws a StorageFault. */
export async function openSqlite(
  path: string,
  migrations: readonly string[] = ownMigrations(),
  lasting: RestartOptions = {},
  count?: CommitCount,
): Promise<Database> {
  const isInMemory = path === ':memory:'
  const thread = await openRestartableThread({ path, migrations, isInMemory }, lasting)
  const within = createWithin()
  // An in-memory database has one connection, whose readers would see uncommitted data of a group.
  const writer = createWriter(thread.current, !isInMemory, count && { count, commit: commitOf })
  /** `met`: when another process was last seen; `had`: when we last held the lock; `since`: when our continuous writing began. */
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
      // The timeout starts anew whenever this process gets the lock: waiting behind our own transactions is no failure.
      const until = () => Math.max(asked, lock.had) + lockPatience
      const met = () => {
        lock.met = Date.now()
      }
      await retryWhileLocked(until, () => given.script('BEGIN IMMEDIATE'), met)
      lock.had = Date.now()
    })
  }
  const reading = async (act: 'one' | 'all', sql: string, values: Value[]): Promise<unknown> => {
    within.refuse()
    const read = (given: Thread) =>
      retryWhileLocked(lastingFrom(Date.now()), () => given.ask({ connection: 'reader', act, sql, values }))
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
    // The only other process on a file is the operator's command; the site polls for its changes.
    notify: async () => {},
    listen: () => {},
    leads: async () => true,
    check: isInMemory ? async () => {} : createCheck(thread, count),
    // SQLite leaves copies of moved rows in unused parts of pages, despite `secure_delete`; only a rewritten file has none. Old data remain in the
    // WAL until it is truncated.
    async rewrite() {
      within.refuse()
      const until = lastingFrom(Date.now())
      await writer.alone((given) => retryWhileLocked(until, () => given.script('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)', true)))
    },
    close: () => writer.alone(thread.close),
  }
}

/** Milliseconds between integrity checks: they take a thousandth of the thread's time, within these bounds. */
const checkPauses = { share: 1000, least: 40_000, most: 3_600_000 }

function createCheck(thread: RestartableThread, count: CommitCount | undefined): Database['check'] {
  const ask = (act: 'look' | 'check') => thread.current().ask({ connection: 'reader', act, sql: '', values: [] })
  const readCount = () => ask('look') as Promise<Reached & { base: number }>
  let notBefore = 0
  return async () => {
    await (count ? count.compare(readCount) : readCount())
    const began = Date.now()
    if (began < notBefore) return
    await ask('check')
    const { share, least, most } = checkPauses
    notBefore = Date.now() + Math.min(most, Math.max(least, (Date.now() - began) * share))
  }
}

const commitOf = (thread: Thread, { identity, least }: Expected) =>
  thread.ask({ connection: 'writer', act: 'commit', sql: '', values: [identity, least] }) as Promise<Reached | null>

/** SQLite locks the whole file, so it needs no row locks. */
const withoutRowLocks = (sql: string) => sql.replace(/\bFOR UPDATE SKIP LOCKED\b/, '')

/** Using `tx` after its end is a bug: it would write outside any transaction. */
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

/** Retries `work` while the file is locked, until the time `until`; calls `met` each time. A locked attempt changed nothing. */
async function retryWhileLocked<Result>(until: () => number, work: () => Promise<Result>, met = () => {}): Promise<Result> {
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
