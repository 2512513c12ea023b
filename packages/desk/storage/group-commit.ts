// Group commit: transactions run one after another, and those that wait are committed together with the running one. At the start of a sale the
// bottleneck is the disk, once per commit (docs/decisions/0023-keep-orders-in-sqlite-with-group-commit.md).
import { AsyncLocalStorage } from 'node:async_hooks'
import type { CommitCount } from './commit-count.ts'
import type { Expected, Reached } from './reached.ts'
import { StorageFault, type Thread } from './thread.ts'

/** Milliseconds in which a group accepts more transactions: the first one waits so long. */
const longestGroup = 25

/** The writing connection: SQLite's thread, or a connection to PostgreSQL. */
export type WriteConnection = Pick<Thread, 'script' | 'rollback'>

export type Writer<Given extends WriteConnection> = {
  /** Runs `work` within its own savepoint: if it throws, only its changes are undone. */
  shared<Result>(work: (connection: Given) => Promise<Result>, begin: Begin<Given>): Promise<Result>
  /** Runs `work` while no transaction runs. */
  alone<Result>(work: (connection: Given) => Promise<Result>): Promise<Result>
}

/** Starts a transaction with the write lock; throws when the lock is not available. */
type Begin<Given extends WriteConnection> = (connection: Given) => Promise<void>

type Job<Given extends WriteConnection> = {
  /** null: runs alone. */
  begin: Begin<Given> | null
  work(connection: Given): Promise<unknown>
  resolve(result: never): void
  reject(error: unknown): void
}

/** The count of commits, and how a connection counts one. */
export type Counting<Given> = {
  count: CommitCount
  /** Counts and commits; see CommitCount. */
  commit(connection: Given, expected: Expected): Promise<Reached | null>
}

/**
 * `current`: the connection for a whole transaction. `mayShare`: false commits each transaction by itself. `counting`: counts each commit; missing:
 * nothing is counted.
 */
export function createWriter<Given extends WriteConnection>(
  current: () => Given,
  mayShare: boolean,
  counting?: Counting<Given>,
): Writer<Given> {
  const commit = counting ? countedCommit(counting) : plainCommit
  /** The answers to the last group, which wait for its note while the next one runs. */
  let answering: Promise<void> = Promise.resolve()
  const waiting: Job<Given>[] = []
  let isRunning = false

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const connection = current()
      if (job.begin) {
        const begin = counting ? afterNote(counting, job.begin) : job.begin
        const answer = await group(connection, job, { begin, commit, nextBefore })
        answering = Promise.all([answering, answer()]).then(() => {})
      } else await job.work(connection).then(job.resolve as never, job.reject)
    }
    isRunning = false
  }

  /** The next waiting transaction, unless the group's time is over or the transaction runs alone. */
  const nextBefore = (end: number) => (mayShare && waiting[0]?.begin && performance.now() < end ? waiting.shift() : undefined)

  const add = <Result>(begin: Begin<Given> | null, work: (connection: Given) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      // Each transaction keeps the async context of its caller.
      waiting.push({ begin, work: AsyncLocalStorage.bind(work), resolve, reject })
      void run()
    })

  return { shared: (work, begin) => add(begin, work), alone: (work) => add(null, work) }
}

/** Returns what is left to do after the commit, before anybody is answered. */
type Commit<Given> = (connection: Given) => Promise<() => Promise<void>>

async function plainCommit(connection: WriteConnection) {
  await connection.script('COMMIT')
  return async () => {}
}

/** A kill between the commit and its note leaves a note that is behind, which is no fault. */
function countedCommit<Given extends WriteConnection>({ count, commit }: Counting<Given>): Commit<Given> {
  return async (connection) => {
    const reached = await count.commit((expected) => commit(connection, expected))
    return async () => {
      if (reached) await count.keep(reached)
    }
  }
}

function afterNote<Given extends WriteConnection>({ count }: Counting<Given>, begin: Begin<Given>): Begin<Given> {
  return async (connection) => {
    await count.begin()
    await begin(connection)
  }
}

type Group<Given extends WriteConnection> = {
  begin: Begin<Given>
  commit: Commit<Given>
  nextBefore(end: number): Job<Given> | undefined
}

/** One commit for `first` and all that `nextBefore` returns. What is returned answers them. Never throws. */
async function group<Given extends WriteConnection>(
  connection: Given,
  first: Job<Given>,
  { begin, commit, nextBefore }: Group<Given>,
): Promise<() => Promise<void>> {
  const kept: (() => void)[] = []
  const members = [first]
  try {
    await begin(connection)
    // The time starts when the lock is held, so that transactions that waited for the lock join the group.
    const end = performance.now() + longestGroup
    // The first one needs no savepoint.
    kept.push(await first.work(connection).then((result) => () => first.resolve(result as never)))
    for (let job = nextBefore(end); job; job = nextBefore(end)) {
      members.push(job)
      kept.push(await withinSavepoint(connection, job))
    }
    const note = await commit(connection)
    return async () => {
      await note()
      for (const settle of kept) settle()
    }
  } catch (error) {
    await connection.rollback()
    for (const { reject } of members) reject(error)
    return async () => {}
  }
}

/**
 * Returns a function that reports the result to `job` after the commit: even a refusal may depend on changes of the same group. Throws when the whole
 * transaction is lost. The commit releases all savepoints; a rollback goes to the latest one.
 */
async function withinSavepoint<Given extends WriteConnection>(connection: Given, job: Job<Given>): Promise<() => void> {
  const opening = connection.script('SAVEPOINT own')
  try {
    const [result] = await Promise.all([job.work(connection), opening])
    return () => job.resolve(result as never)
  } catch (error) {
    await connection.script('ROLLBACK TO own').catch((fault) => {
      // A failure of the whole group must not tell the others what this transaction found, for instance that its seats are sold out.
      throw error instanceof StorageFault ? error : fault
    })
    return () => job.reject(error)
  }
}
