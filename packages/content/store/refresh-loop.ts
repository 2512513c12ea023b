// Schedules refreshes: on each call, every minute, and sooner after a failure while there is no content; never two at once.

/** Why the last reading failed. Time in milliseconds since 1970. */
export type RefreshError = { at: number; message: string }

/** Calls `work` after `delay` milliseconds; the returned function cancels it. */
export type Schedule = (work: () => void, delay: number) => () => void

export type RefreshLoopOptions = {
  /** Throws when it fails; aborted by `stop`. */
  read(stop: AbortSignal): Promise<void>
  /** Whether there is no content yet. */
  isEmpty(): boolean
  /** Called at the first success after failures. */
  onRecovery(): void
  /** Called at a failure with a new reason. */
  onFailure(reason: string): void
  now: () => number
  schedule?: Schedule | undefined
}

/** Interval between refreshes; and first retry delay while there is no content, doubled up to the interval. */
const refreshEvery = 60_000
const firstRetry = 5000

export function createRefreshLoop(options: RefreshLoopOptions) {
  const { read, isEmpty, onRecovery, onFailure, now, schedule = afterDelay } = options
  const stopping = new AbortController()
  let lastError: RefreshError | null = null
  let failures = 0
  let callOff = () => {}

  async function run(): Promise<boolean> {
    callOff()
    try {
      await read(stopping.signal)
      if (failures > 0) onRecovery()
      failures = 0
      lastError = null
    } catch (error) {
      if (stopping.signal.aborted) return false
      failures++
      const { message } = error as Error
      if (lastError?.message !== message) onFailure(message)
      lastError = { at: now(), message }
    }
    if (!stopping.signal.aborted) callOff = schedule(() => void runs.again(), pause())
    return failures === 0
  }

  function pause(): number {
    return isEmpty() ? Math.min(refreshEvery, firstRetry * 2 ** Math.max(0, failures - 1)) : refreshEvery
  }

  const runs = oneAtATime(run)
  return {
    /** Reads again. Calls during a reading share one more reading after it. Never rejects; false: it failed. */
    refresh: runs.again,
    /** Resolves when the reading that runs now has ended; at once if none runs. */
    underway: async () => void (await runs.running()),
    lastError: () => lastError,
    async stop() {
      stopping.abort()
      callOff()
      await runs.running()
    },
  }
}

/** Concurrent calls share the round that runs next: a call during a round waits for one more round after it. */
function oneAtATime<T>(work: () => Promise<T>) {
  let running: Promise<T> | undefined
  let pending: Promise<T> | undefined

  function begin(): Promise<T> {
    running = work().finally(() => {
      running = undefined
    })
    return running
  }

  function again(): Promise<T> {
    if (!running) return begin()
    pending ??= running.then(() => {
      pending = undefined
      return running ?? begin()
    })
    return pending
  }

  return { again, running: () => running }
}

function afterDelay(work: () => void, delay: number): () => void {
  const timer = setTimeout(work, delay)
  timer.unref()
  return () => clearTimeout(timer)
}
