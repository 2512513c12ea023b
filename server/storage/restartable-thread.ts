// A thread that dies (it ran out of memory, or a fault of its own) or answers no more takes nothing with it but what was under way: another one is
// opened.
import { statSync } from 'node:fs'
import type { ThreadData } from './sqlite-thread.ts'
import { openThread, StorageFault, type Thread, type ThreadOptions } from './thread.ts'

export type RestartableThread = {
  /** The one that works now; after a death, the dead one, which throws a StorageFault at every question, until the next is open. */
  current(): Thread
  /** For good. */
  close(): Promise<void>
}

export type RestartOptions = {
  log?: Record<'info' | 'error', (details: object, text: string) => void> | undefined
  /** Milliseconds before the first attempt; each further one waits twice as long, up to a minute. */
  firstPause?: number
} & Omit<ThreadOptions, 'died'>

const longestPause = 60_000

/** Opens the file, and opens it again whenever its thread has died. Throws as `openThread` does, the first time only. */
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
      // Opening would make an empty file where ours is not any more.
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

/** Which file stands at `path`; undefined: none. */
function identityOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}
