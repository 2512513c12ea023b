// Owns when the store is refreshed: at every call, each minute without one, sooner after a failure while nothing can be shown; never twice
// at once.

/** The last reading failed, and why. Time in milliseconds since the epoch. */
export type RefreshError = { at: number; message: string }

export type RefreshLoop = {
  /** Reads again. Calls during a reading are joined into one more after it. Never rejects; false: it failed. */
  refresh(): Promise<boolean>
  lastError(): RefreshError | null
  stop(): Promise<void>
}

/** Calls `work` after `delay` milliseconds; the result calls it off. */
export type Schedule = (work: () => void, delay: number) => () => void

export type RefreshLoopOptions = {
  /** Throws when it fails; is given up when `stop` says so. */
  read(stop: AbortSignal): Promise<void>
  /** Whether nothing can be shown yet. */
  isEmpty(): boolean
  /** After the first success that follows failures. */
  onRecovery(): void
  /** After a failure for another reason than the one before. */
  onFailure(reason: string): void
  now: () => number
  schedule?: Schedule | undefined
}

/** Between refreshes; and after a failure while nothing is there to show, doubled each time up to the former. */
const refreshEvery = 60_000
const firstRetry = 5000

export function createRefreshLoop(options: RefreshLoopOptions): RefreshLoop {
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
    refresh: runs.again,
    lastError: () => lastError,
    async stop() {
      stopping.abort()
      callOff()
      await runs.running()
    },
  }
}

/** Runs `work` when asked; whoever asks while it runs gets the result of one more run after it, together with all others who do. */
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
