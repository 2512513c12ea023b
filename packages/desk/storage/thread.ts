// Messages to the SQLite thread: one answer per query, and its errors as ours.
import { Worker } from 'node:worker_threads'
import { holdsLess, isForeign } from './reached.ts'
import { foreignFile, lostCompanion, olderFile, replacedFile } from './result-codes.ts'
import type { Answered, Question, ThreadData } from './sqlite-thread.ts'

/** The disk is full, the file is locked or not writable: nothing was stored, and a retry may succeed. */
export class StorageFault extends Error {
  /** Identifies the error where its class cannot be imported (site/app/context/context.server.ts). */
  override readonly name = 'StorageFault'
  /** Another process or connection holds the lock. */
  readonly isLocked: boolean
  /** The file is missing or damaged: nothing works until it is restored and the site restarted. */
  readonly isLost: boolean
  constructor(
    message: string,
    { isLocked = false, isLost = false, cause }: { isLocked?: boolean; isLost?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.isLocked = isLocked
    this.isLost = isLost
  }
}

/** SQLite's result codes (low byte) that mean a fault of the machine, not of our SQL. */
const machineFaults = new Map([
  [5, 'the database is locked'],
  [6, 'a table is locked'],
  [8, 'the database cannot be written to'],
  [10, 'the disk fails'],
  [11, 'the database is damaged'],
  [13, 'the disk is full'],
  [14, 'the database cannot be opened'],
  [26, 'the file is no database'],
  [replacedFile, 'the file of the database was deleted or replaced'],
  [
    lostCompanion,
    'the log or the memory file beside the database was deleted, replaced or cut. Restart the site: it then says whether something must be restored',
  ],
  [olderFile, holdsLess],
  [foreignFile, isForeign],
])
const lockedCodes = new Set([5, 6])
const lostCodes = new Set([11, 26, replacedFile, lostCompanion, olderFile, foreignFile])

export type Thread = {
  ask(question: Omit<Question, 'id'>): Promise<unknown>
  /** Several statements without parameters on the writing connection. `isLong`: no timeout. */
  script(sql: string, isLong?: boolean): Promise<void>
  /** Rolls back the current transaction, if there is one. Never throws. */
  rollback(): Promise<void>
  /** Throws if it cannot be closed properly. */
  close(): Promise<void>
}

export type ThreadOptions = {
  /** Called when the thread ends unexpectedly or is given up. */
  died?(fault: StorageFault): void
  /** Milliseconds without an answer to a pending query, after which the thread is given up. */
  answerLimit?: number
  /** Replaces the thread's script in tests. */
  script?: URL
}

/** Statements take milliseconds, on a slow disk seconds. */
const usualLimit = 30_000

type Waiting = { resolve(result: unknown): void; reject(error: Error): void }

/** Starts the thread and opens the file. Throws a StorageFault, or an Error about a migration. */
export async function openThread(data: ThreadData, options: ThreadOptions = {}): Promise<Thread> {
  const { died = () => {}, answerLimit = usualLimit, script = new URL('./sqlite-thread.ts', import.meta.url) } = options
  const worker = start(script, data)
  const waiting = new Map<number, Waiting>()
  let end: StorageFault | null = null
  let lastId = 0
  let isExpected = true

  /** The thread keeps the process alive only while a query is pending. */
  const isWaitedFor = () => (waiting.size > 0 ? worker.ref() : worker.unref())
  const over = (reason: string, cause?: unknown) => {
    end ??= new StorageFault(reason, { cause })
    deadline.rest()
    for (const { reject } of waiting.values()) reject(end)
    waiting.clear()
  }
  const deadline = createAnswerDeadline(answerLimit, () => {
    over(`the database has not answered for ${answerLimit / 1000} s`)
    abandon(worker)
    if (end && !isExpected) died(end)
    isExpected = true
  })
  const expecting = (id: number) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      isWaitedFor()
    })
  worker.on('message', ({ id, result, fault }: Answered) => {
    const asker = waiting.get(id)
    waiting.delete(id)
    deadline.answered(waiting.size > 0)
    if (end) return
    isWaitedFor()
    if (fault) asker?.reject(errorOf(fault))
    else asker?.resolve(result)
  })
  worker.on('error', (error) => over('the thread of the database has failed', error))
  worker.on('exit', () => {
    over('the database is closed')
    if (end && !isExpected) died(end)
  })

  const ask = async (question: Omit<Question, 'id'>) => {
    if (end) throw end
    const id = ++lastId
    const answer = expecting(id)
    deadline.asked()
    worker.postMessage({ ...question, id })
    return answer
  }
  const act = (connection: Question['connection'], act: Question['act'], sql = '') => ask({ connection, act, sql, values: [] })
  try {
    await expecting(0)
  } catch (error) {
    await worker.terminate()
    throw error
  }
  isExpected = false
  return {
    ask,
    async script(sql, isLong = false) {
      if (isLong) deadline.suspend(1)
      await act('writer', 'script', sql).finally(() => isLong && deadline.suspend(-1))
    },
    rollback: async () => void (await act('writer', 'rollback').catch(() => {})),
    async close() {
      if (end) return
      isExpected = true
      const ended = new Promise((resolve) => worker.once('exit', resolve))
      // Close the writer last: the last connection checkpoints the WAL.
      await act('reader', 'close')
      await act('writer', 'close')
      worker.ref()
      await ended
    },
  }
}

/** The thread needs no flags of this process (such as a test loader) and little memory. */
function start(script: URL, data: ThreadData): Worker {
  const resourceLimits = { maxYoungGenerationSizeMb: 2 }
  return new Worker(script, { workerData: data, execArgv: [], name: 'storage', resourceLimits })
}

/** Calls `lost` when pending queries get no answer for `limit` milliseconds, except while the deadline is suspended. */
function createAnswerDeadline(limit: number, lost: () => void) {
  let timer: NodeJS.Timeout | undefined
  let suspensions = 0
  let answers = 0
  const rest = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const begin = () => {
    if (timer || suspensions > 0) return
    timer = setTimeout(() => {
      const before = answers
      // This thread may have been busy itself: an answer may already be queued.
      setImmediate(() => (timer && answers === before && suspensions === 0 ? lost() : timer?.refresh()))
    }, limit).unref()
  }
  return {
    asked: begin,
    answered(isMoreAwaited: boolean) {
      answers++
      rest()
      if (isMoreAwaited) begin()
    },
    suspend(change: 1 | -1) {
      suspensions += change
      rest()
    },
    rest,
  }
}

/**
 * Ends a thread that does not answer. Node cannot stop a thread inside an SQLite statement (tried with Node 24), and would wait for it on exit: then
 * the process ends at once.
 */
function abandon(worker: Worker): void {
  const endAtOnce = () => process.kill(process.pid, 'SIGKILL')
  process.once('exit', endAtOnce)
  worker.unref()
  worker.once('exit', () => process.removeListener('exit', endAtOnce))
  void worker.terminate()
}

/** Turns a fault of the machine into a StorageFault; other errors keep SQLite's message. */
function errorOf({ message, code }: NonNullable<Answered['fault']>): Error {
  const kind = (code ?? 0) & 0xff
  const reason = machineFaults.get(kind)
  const cause = new Error(message)
  return reason ? new StorageFault(reason, { isLocked: lockedCodes.has(kind), isLost: lostCodes.has(kind), cause }) : cause
}
