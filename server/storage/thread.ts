// The line to the thread in which SQLite works: one answer for each question, and its faults as ours.
import { Worker } from 'node:worker_threads'
import { replacedFile } from './replaced-file.ts'
import type { Answered, Asked, ThreadData } from './sqlite-thread.ts'

/** The disk is full, the file is locked or cannot be written: nothing was stored, and the same may succeed later. */
export class StorageFault extends Error {
  /** By which it is known where its class is not (app/context.server.ts). */
  override readonly name = 'StorageFault'
  /** Another process or connection holds what was needed. */
  readonly isLocked: boolean
  /** The file itself is gone or damaged: nothing succeeds before it was put back and the site started anew. */
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

/** Result codes of SQLite (its low byte) after which the fault lies with the machine, not with our statement. */
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
])
const lockedCodes = new Set([5, 6])
const lostCodes = new Set([11, 26, replacedFile])

export type Thread = {
  ask(question: Omit<Asked, 'id'>): Promise<unknown>
  /** Several statements without values, on the writing connection. `isLong`: however long it takes, the thread is not given up. */
  script(sql: string, isLong?: boolean): Promise<void>
  /** Whatever is under way on the writing connection; nothing, when nothing is. Never throws. */
  rollback(): Promise<void>
  /** Throws what keeps it from closing in order. */
  close(): Promise<void>
}

export type ThreadOptions = {
  /** Told when it ends later without having been closed, or is given up. */
  died?(fault: StorageFault): void
  /** Milliseconds without an answer, while somebody waits for one, after which it is given up. */
  answerLimit?: number
  /** What it runs, for tests. */
  script?: URL
}

/** Every statement of the desk takes milliseconds, a slow disk seconds. */
const usualLimit = 30_000

type Waiting = { resolve(result: unknown): void; reject(error: Error): void }

/** Starts the thread, which opens the file. Throws a StorageFault, or an Error about a migration. */
export async function openThread(data: ThreadData, options: ThreadOptions = {}): Promise<Thread> {
  const { died = () => {}, answerLimit = usualLimit, script = new URL('./sqlite-thread.ts', import.meta.url) } = options
  const worker = start(script, data)
  const waiting = new Map<number, Waiting>()
  let end: StorageFault | null = null
  let lastId = 0
  let isExpected = true

  /** It keeps the process alive only while somebody waits for it. */
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

  const ask = async (question: Omit<Asked, 'id'>) => {
    if (end) throw end
    const id = ++lastId
    const answer = expecting(id)
    deadline.asked()
    worker.postMessage({ ...question, id })
    return answer
  }
  const act = (connection: Asked['connection'], act: Asked['act'], sql = '') => ask({ connection, act, sql, values: [] })
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
      // The writer last: the log of writes is emptied by the last connection that is closed.
      await act('reader', 'close')
      await act('writer', 'close')
      worker.ref()
      await ended
    },
  }
}

/** Of the flags of this process (a test runner's loader) it needs none, and what it has in hand is a few rows. */
function start(script: URL, data: ThreadData): Worker {
  const resourceLimits = { maxYoungGenerationSizeMb: 2 }
  return new Worker(script, { workerData: data, execArgv: [], name: 'storage', resourceLimits })
}

/** Calls `lost` when questions stay without any answer for `limit` milliseconds, unless somebody has asked for more. */
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
      // An answer may lie there already: this thread was busy itself.
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
 * Ends a thread that does not answer. In the midst of one statement of SQLite nothing ends it (tried with Node 24), and the end of the process
 * would wait for it for ever: then the process ends at once.
 */
function abandon(worker: Worker): void {
  const endAtOnce = () => process.kill(process.pid, 'SIGKILL')
  process.once('exit', endAtOnce)
  worker.unref()
  worker.once('exit', () => process.removeListener('exit', endAtOnce))
  void worker.terminate()
}

/** A fault of the machine becomes a StorageFault that says which, every other stays an Error in SQLite's words. */
function errorOf({ message, code }: NonNullable<Answered['fault']>): Error {
  const kind = (code ?? 0) & 0xff
  const reason = machineFaults.get(kind)
  const cause = new Error(message)
  return reason ? new StorageFault(reason, { isLocked: lockedCodes.has(kind), isLost: lostCodes.has(kind), cause }) : cause
}
