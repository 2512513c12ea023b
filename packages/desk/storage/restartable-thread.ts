// Restarts the database thread after a crash, when memory runs out or when it stops answering. Only the running queries are lost.
import { statSync } from 'node:fs'
import type { ThreadData } from './sqlite-thread.ts'
import { openThread, StorageFault, type Thread, type ThreadOptions } from './thread.ts'

export type RestartableThread = {
  /** The current thread. After a crash, the dead one, which throws a StorageFault for each query until the next thread is open. */
  current(): Thread
  /** Closes it and does not restart it. */
  close(): Promise<void>
}

export type RestartOptions = {
  log?: Record<'info' | 'error', (details: object, text: string) => void> | undefined
  /** Delay before the first restart, milliseconds; doubled each time, up to a minute. */
  firstPause?: number
} & Omit<ThreadOptions, 'died'>

const longestPause = 60_000

/** Opens the file, and reopens it after each crash of its thread. The first opening throws as `openThread` does. */
export async function openRestartableThread(
  data: ThreadData,
  { log, firstPause = 1000, ...options }: RestartOptions = {},
): Promise<RestartableThread> {
  const reopening: { timer: NodeJS.Timeout | undefined; attempt: Promise<void> | undefined } = {
    timer: undefined,
    attempt: undefined,
  }
  let isClosed = false
  let pause = firstPause

  const open = () => openThread(data, { ...options, died })
  const died = (fault: StorageFault) => {
    if (isClosed) return
    log?.error({ err: fault.cause ?? fault }, 'the thread of the database is lost: nothing is kept until it is opened again')
    later()
  }
  const later = () => {
    if (data.isInMemory) return
    reopening.timer = setTimeout(() => (reopening.attempt = again()), pause).unref()
    pause = Math.min(longestPause, pause * 2)
  }
  const again = async () => {
    try {
      // Opening would create an empty file if the file was deleted.
      if (identityOf(data.path) !== identity) throw new StorageFault('the file of the database was deleted or replaced')
      const opened = await open()
      if (isClosed) return await opened.close()
      thread = opened
      pause = firstPause
      log?.info({}, 'the database is open again')
    } catch (error) {
      log?.error({ reason: (error as Error).message }, 'the database cannot be opened again')
      if (!isClosed) later()
    }
  }

  let thread = await open()
  const identity = identityOf(data.path)
  return {
    current: () => thread,
    async close() {
      isClosed = true
      clearTimeout(reopening.timer)
      await reopening.attempt
      await thread.close()
    },
  }
}

/** Identifies the file at `path`; undefined: none. */
function identityOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}
