import { setTimeout as pause } from 'node:timers/promises'
import { postgresFault } from './postgres-fault.ts'
import { StorageFault } from './thread.ts'

/** How long a start waits for the server, milliseconds: it may start at the same time. */
const timeoutMs = 2000
/** Delay between two attempts, milliseconds. */
const soon = 200
const later = 2000

export type Opening = {
  /** Why the database cannot be used yet; null: it can. */
  fault(): StorageFault | null
  stop(): void
}

/**
 * Calls `open` until it succeeds, in the background if it takes longer: a site that starts before its server sells as soon as the server is up.
 * Throws what only the operator can fix: wrong name or password, no such database, another schema.
 */
export async function beginOpening(open: () => Promise<void>): Promise<Opening> {
  const until = Date.now() + timeoutMs
  let fault: StorageFault | null = null
  let timer: NodeJS.Timeout | undefined
  const attempt = async (): Promise<void> => {
    try {
      await open()
      fault = null
    } catch (error) {
      const found = postgresFault(error)
      if (!isPassing(found)) throw found
      fault = found
    }
  }
  await attempt()
  while (fault && Date.now() < until) {
    await pause(soon)
    await attempt()
  }
  const again = async () => {
    await attempt().catch((error: Error) => {
      fault = new StorageFault(error.message, { cause: error })
    })
    if (fault) timer = setTimeout(again, later).unref()
  }
  if (fault) timer = setTimeout(again, later).unref()
  return { fault: () => fault, stop: () => clearTimeout(timer) }
}

function isPassing(fault: unknown): fault is StorageFault {
  if (!(fault instanceof StorageFault)) return false
  const { code = '' } = (fault.cause ?? {}) as { code?: string }
  return !/^(?:28|3D)/.test(code)
}
