// Group commit: transactions follow one another, and those that wait while one is under way are committed with it. What a crowd waits for
// at the start of a sale is the disk, once for each commit (docs/decisions/0023-keep-orders-in-sqlite-with-group-commit.md).
import { AsyncLocalStorage } from 'node:async_hooks'
import { StorageFault, type Thread } from './thread.ts'

/** Milliseconds after its beginning in which more is taken into a transaction: for so long the first one waits for the others. */
const longestGroup = 25

/** The way to the database that writes: SQLite's thread, or a connection to PostgreSQL. */
export type WriteConnection = Pick<Thread, 'script' | 'rollback'>

export type Writer<Given extends WriteConnection> = {
  /** Runs `work` between savepoints of its own: of what throws nothing stays, and what went before it in the same commit does. */
  shared<Result>(work: (connection: Given) => Promise<Result>, begin: Begin<Given>): Promise<Result>
  /** Runs `work` while no transaction is under way. */
  alone<Result>(work: (connection: Given) => Promise<Result>): Promise<Result>
}

/** Begins the transaction that has the write lock; throws when it cannot be had. */
type Begin<Given extends WriteConnection> = (connection: Given) => Promise<void>

type Job<Given extends WriteConnection> = {
  /** null: runs alone. */
  begin: Begin<Given> | null
  work(connection: Given): Promise<unknown>
  resolve(result: never): void
  reject(error: unknown): void
}

/** `current`: the connection to which a transaction keeps from its beginning to its end. `mayShare`: false where each commits by itself. */
export function createWriter<Given extends WriteConnection>(current: () => Given, mayShare: boolean): Writer<Given> {
  const waiting: Job<Given>[] = []
  let isRunning = false

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const connection = current()
      if (job.begin) await group(connection, job, job.begin, nextBefore)
      else await job.work(connection).then(job.resolve as never, job.reject)
    }
    isRunning = false
  }

  /** Who waits first, unless it is time to commit, or they run alone. */
  const nextBefore = (end: number) => (mayShare && waiting[0]?.begin && performance.now() < end ? waiting.shift() : undefined)

  const add = <Result>(begin: Begin<Given> | null, work: (connection: Given) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      // Whoever began the round, each works in the surroundings it was asked in.
      waiting.push({ begin, work: AsyncLocalStorage.bind(work), resolve, reject })
      void run()
    })

  return { shared: (work, begin) => add(begin, work), alone: (work) => add(null, work) }
}

/** One commit for `first` and all that `nextBefore` gives. Never throws. */
async function group<Given extends WriteConnection>(
  connection: Given,
  first: Job<Given>,
  begin: Begin<Given>,
  nextBefore: (end: number) => Job<Given> | undefined,
): Promise<void> {
  const kept: (() => void)[] = []
  const members = [first]
  try {
    await begin(connection)
    // From here on: however long the lock was waited for, who came meanwhile comes along.
    const end = performance.now() + longestGroup
    // Before it nothing stands in the transaction that a savepoint would keep.
    kept.push(await first.work(connection).then((result) => () => first.resolve(result as never)))
    for (let job = nextBefore(end); job; job = nextBefore(end)) {
      members.push(job)
      kept.push(await withinSavepoint(connection, job))
    }
    await connection.script('COMMIT')
    for (const settle of kept) settle()
  } catch (error) {
    await connection.rollback()
    for (const { reject } of members) reject(error)
  }
}

/**
 * What tells `job` after the commit how it ended: even a refusal may rest on what others of the same commit wrote. Throws when the whole
 * transaction is lost. The commit releases all savepoints; going back goes to the latest.
 */
async function withinSavepoint<Given extends WriteConnection>(connection: Given, job: Job<Given>): Promise<() => void> {
  const opening = connection.script('SAVEPOINT own')
  try {
    const [result] = await Promise.all([job.work(connection), opening])
    return () => job.resolve(result as never)
  } catch (error) {
    await connection.script('ROLLBACK TO own').catch((fault) => {
      // Of the others in this commit nobody is to hear what this one found, such as that its seats are gone.
      throw error instanceof StorageFault ? error : fault
    })
    return () => job.reject(error)
  }
}
