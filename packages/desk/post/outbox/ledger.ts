// Stores the results of deliveries. A result that the database cannot take now is kept in memory, so that the message is not sent twice.
import { StorageFault } from '@forum/desk/storage/database.ts'
import type { RetryPolicy } from './retry-policy.ts'

export type Ledger = ReturnType<typeof createLedger>

export type LedgerOptions = {
  pace: Pick<RetryPolicy, 'rest' | 'recall'>
  now(): number
  log: Record<'info' | 'error', (details: object, text: string) => void>
}

export function createLedger({ pace, now, log }: LedgerOptions) {
  const unwritten = new Map<number, () => Promise<void>>()
  let restsUntil = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const rest = ({ message }: StorageFault) => {
    if (now() >= restsUntil) log.error({ reason: message, seconds: pace.rest / 1000 }, 'the database fails: deliveries pause')
    restsUntil = now() + pace.rest
  }
  /** Returns true if all results are stored. */
  const write = async (): Promise<boolean> => {
    for (const [id, one] of [...unwritten]) {
      try {
        await one()
        unwritten.delete(id)
      } catch (error) {
        if (!(error instanceof StorageFault)) throw error
        rest(error)
        return false
      }
    }
    return true
  }
  const recall = async () => {
    const number = unwritten.size
    const isWritten = await write().catch((error: Error) =>
      log.error({ reason: error.message }, 'the result of a delivery cannot be stored'),
    )
    if (isWritten) log.info({ number }, 'the results of deliveries are stored now')
    else schedule()
  }
  const schedule = () => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(recall, pace.recall).unref()
  }
  return {
    /** Stores a result, now or as soon as the database works. Throws only programming errors. */
    async settle(id: number, one: () => Promise<void>) {
      try {
        await one()
      } catch (error) {
        if (!(error instanceof StorageFault)) throw error
        unwritten.set(id, one)
        rest(error)
        schedule()
      }
    },
    /** Ids of deliveries whose result is not stored yet. */
    remembered: () => [...unwritten.keys()],
    /** After a database fault: claim nothing for a while. */
    rest,
    /** Nothing is claimed before this time, milliseconds since 1970, nor while a result is unsaved. */
    restsUntil() {
      // The clock was set back.
      if (restsUntil > now() + pace.rest) restsUntil = 0
      return unwritten.size > 0 ? Math.max(restsUntil, now() + pace.recall) : restsUntil
    },
    /** Tries once more to store the results in memory. */
    async close() {
      isClosed = true
      clearTimeout(timer)
      if (!(await write()))
        log.error({ number: unwritten.size }, 'deliveries were sent whose results could not be stored: they may be sent again')
    },
  }
}
