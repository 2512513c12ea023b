// Reads and matches statements in threads of their own: a page must not wait for a file of two thousand lines. One at a time.
import { Worker } from 'node:worker_threads'
import type { StatementJobs } from './statement-job.ts'

const script = new URL('./statement-worker.ts', import.meta.url)

/** Milliseconds; two thousand lines take a fraction of a second. */
const longest = 60_000
/** Megabytes: a workbook of 80 MB unpacked fits. */
const memory = 512

/** Throws an Error when the thread fails or takes too long. */
export type StatementThread = {
  [Name in keyof StatementJobs]: (...given: Parameters<StatementJobs[Name]>) => ReturnType<StatementJobs[Name]>
}

export function createStatementThread(): StatementThread {
  let last: Promise<unknown> = Promise.resolve()
  const queued = <Result>(name: keyof StatementJobs, given: readonly unknown[]): Promise<Result> => {
    const next = last.then(() => runInThread<Result>(name, given))
    last = next.catch(() => undefined)
    return next
  }
  return {
    read: (...given) => queued('read', given),
    match: (...given) => queued('match', given),
  }
}

async function runInThread<Result>(name: keyof StatementJobs, given: readonly unknown[]): Promise<Result> {
  const worker = new Worker(script, {
    workerData: { name, given },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const limit = setTimeout(() => reject(new Error('a statement took too long to read')), longest)
  worker.on('message', resolve).on('error', reject)
  worker.on('exit', () => reject(new Error('the thread that reads statements has ended')))
  try {
    return await promise
  } finally {
    clearTimeout(limit)
    void worker.terminate()
  }
}
