// The one who writes: transactions follow one another, and those that wait while one is under way share its commit. What a crowd waits for
// at the start of a sale is the disk, once for each commit (docs/decisions/0066-transactions-share-a-commit.md).
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Thread } from './thread.ts'

/** Milliseconds after which nothing more is taken into a commit: for so long the first one waits for the others. */
const longestGroup = 25

export type Writer = {
  /** Runs `work` between savepoints of its own: of what throws nothing stays, and what went before it in the same commit does. */
  shared<Result>(work: (thread: Thread) => Promise<Result>, begin: Begin): Promise<Result>
  /** Runs `work` while no transaction is under way. */
  alone<Result>(work: (thread: Thread) => Promise<Result>): Promise<Result>
}

/** Begins the transaction that has the write lock; throws when it cannot be had. */
type Begin = (thread: Thread) => Promise<void>

type Job = {
  /** null: runs alone. */
  begin: Begin | null
  work(thread: Thread): Promise<unknown>
  resolve(result: never): void
  reject(error: unknown): void
}

/** `current`: the thread of which a transaction keeps to one from its beginning to its end. `mayShare`: false where each commits by itself. */
export function createWriter(current: () => Thread, mayShare: boolean): Writer {
  const waiting: Job[] = []
  let isRunning = false

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const thread = current()
      if (job.begin) await group(thread, job, job.begin, nextBefore(performance.now() + longestGroup))
      else await job.work(thread).then(job.resolve as never, job.reject)
    }
    isRunning = false
  }

  /** Who waits first, unless it is time to commit, or they run alone. */
  const nextBefore = (end: number) => () =>
    mayShare && waiting[0]?.begin && performance.now() < end ? waiting.shift() : undefined

  const add = <Result>(begin: Begin | null, work: (thread: Thread) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      // Whoever began the round, each works in the surroundings it was asked in.
      waiting.push({ begin, work: AsyncLocalStorage.bind(work), resolve, reject })
      void run()
    })

  return { shared: (work, begin) => add(begin, work), alone: (work) => add(null, work) }
}

/** One commit for `first` and all that `next` gives. Never throws. */
async function group(thread: Thread, first: Job, begin: Begin, next: () => Job | undefined): Promise<void> {
  const kept: (() => void)[] = []
  const members = [first]
  try {
    await begin(thread)
    // Before it nothing stands in the transaction that a savepoint would keep.
    kept.push(await first.work(thread).then((result) => () => first.resolve(result as never)))
    for (let job = next(); job; job = next()) {
      members.push(job)
      kept.push(await withinSavepoint(thread, job))
    }
    await thread.script('COMMIT')
    for (const settle of kept) settle()
  } catch (error) {
    await thread.rollback()
    for (const { reject } of members) reject(error)
  }
}

/**
 * What tells `job` after the commit how it ended: even a refusal may rest on what others of the same commit wrote. Throws when the whole
 * transaction is lost. The commit releases all savepoints; going back goes to the latest.
 */
async function withinSavepoint(thread: Thread, job: Job): Promise<() => void> {
  const opening = thread.script('SAVEPOINT own')
  try {
    const [result] = await Promise.all([job.work(thread), opening])
    return () => job.resolve(result as never)
  } catch (error) {
    await thread.script('ROLLBACK TO own').catch(() => {
      throw error
    })
    return () => job.reject(error)
  }
}
