// What became of deliveries, written into the database; what it cannot take now is remembered, so that nothing goes out once more.
import { StorageFault } from '../storage/database.ts'
import type { RetryPolicy } from './retry-policy.ts'

export type Ledger = {
  /** Writes down what became of a delivery, now or as soon as the database takes it. Throws nothing but errors of our own. */
  settle(id: number, write: () => Promise<void>): Promise<void>
  /** Those that could not be written down yet. */
  remembered(): readonly number[]
  /** The database failed: nothing is to be taken up for a while. */
  rest(fault: StorageFault): void
  /** Until when nothing is taken up, milliseconds since 1970: not while something is remembered, however late that is tried again. */
  restsUntil(): number
  /** Tries once more to write down what is remembered. */
  close(): Promise<void>
}

export type LedgerOptions = {
  pace: Pick<RetryPolicy, 'rest' | 'recall'>
  now(): number
  log: Record<'info' | 'error', (details: object, text: string) => void>
}

export function createLedger({ pace, now, log }: LedgerOptions): Ledger {
  const unwritten = new Map<number, () => Promise<void>>()
  let restsUntil = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const rest = ({ message }: StorageFault) => {
    if (now() >= restsUntil)
      log.error({ reason: message, seconds: pace.rest / 1000 }, 'the database fails: nothing is delivered for a while')
    restsUntil = now() + pace.rest
  }
  /** true: all of it is written down. */
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
      log.error({ reason: error.message }, 'a delivery cannot be written down'),
    )
    if (isWritten) log.info({ number }, 'what became of deliveries is written down after all')
    else schedule()
  }
  const schedule = () => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(recall, pace.recall).unref()
  }
  return {
    async settle(id, one) {
      try {
        await one()
      } catch (error) {
        if (!(error instanceof StorageFault)) throw error
        unwritten.set(id, one)
        rest(error)
        schedule()
      }
    },
    remembered: () => [...unwritten.keys()],
    rest,
    restsUntil: () => (unwritten.size > 0 ? Math.max(restsUntil, now() + pace.recall) : restsUntil),
    async close() {
      isClosed = true
      clearTimeout(timer)
      if (!(await write()))
        log.error({ number: unwritten.size }, 'deliveries went out that could not be written down: they may go out once more')
    },
  }
}
