import { setTimeout as pause } from 'node:timers/promises'
import { postgresFault } from './postgres-fault.ts'
import { StorageFault } from './thread.ts'

/** Milliseconds that nobody begins without the server: it may start together with this process. */
const patience = 2000
/** Milliseconds between two attempts. */
const soon = 200
const later = 2000

export type Opening = {
  /** Why the database cannot be asked yet; null: it can. */
  fault(): StorageFault | null
  stop(): void
}

/**
 * Runs `open` until it succeeds, behind whoever asked where that takes longer: a site that starts while the server is away sells as soon as
 * it is there. Throws what only the operator can mend: a wrong name or password, no such database, another shape.
 */
export async function beginOpening(open: () => Promise<void>): Promise<Opening> {
  const until = Date.now() + patience
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
