// Erases what people said once its time is over (docs/operate.md), at the start of the process and once a day.
import type { Orders } from '../orders/orders.ts'
import type { SubmissionStore } from '../submissions/submission-store.ts'
import type { Erasure } from './erasure.ts'

const day = 86_400_000
/** So many at once, so that nobody who sends something waits for it. */
const portion = 200

export type RetentionOptions = {
  submissions: Pick<SubmissionStore, 'receivedBefore'>
  orders: Pick<Orders, 'erasableBefore'>
  erasure: Pick<Erasure, 'erase'>
  /** Days. */
  periods: { submissionDays: number; orderDays: number }
  /** Milliseconds since 1970: the real time, whatever SITE_NOW says. */
  now(): number
  log: { info(details: object, text: string): void }
}

export type Retention = {
  /** Erases what is past its time when the last look lies a day back. */
  poll(): Promise<void>
}

export function createRetention({ submissions, orders, erasure, periods, now, log }: RetentionOptions): Retention {
  let lookedAt = Number.NEGATIVE_INFINITY
  const eraseAll = async (next: () => Promise<string[]>): Promise<number> => {
    let erased = 0
    for (let ids = await next(); ids.length > 0; ids = await next()) {
      await erasure.erase(ids)
      erased += ids.length
    }
    return erased
  }
  return {
    async poll() {
      if (now() - lookedAt < day) return
      const sent = await eraseAll(() => submissions.receivedBefore(now() - periods.submissionDays * day, portion))
      const ordered = await eraseAll(() => orders.erasableBefore(now() - periods.orderDays * day, portion))
      lookedAt = now()
      if (sent + ordered > 0) log.info({ submissions: sent, orders: ordered }, 'personal data past their time are erased')
    },
  }
}
