// Erases what people said once its time is over (docs/operate.md), at night.
import { minuteOfDay } from '#domain/programme/kyiv-time.ts'
import type { Orders } from '../orders/orders.ts'
import type { Transaction } from '../storage/database.ts'
import type { FollowedProgrammes } from '../submissions/followed-programmes.ts'
import type { SubmissionStore } from '../submissions/submission-store.ts'
import { waitingBefore } from '../waiting/forget-waiting.ts'
import type { Erasure } from './erasure.ts'

const hour = 3_600_000
const day = 24 * hour
/** So many at once, so that nobody who sends something waits for it. */
const portion = 200
/** Erasing and rewriting the file happen while Kyiv sleeps, from three to five; a site that never runs at night does it two days later. */
const night = { from: 3 * 60, to: 5 * 60 }
const latest = 2 * day
/** Days after which a programme that no browser has changed is forgotten: its forum is over. */
const followedDays = 400
/** Days in which a subscription can be confirmed: whoever did not may never have asked for it. */
const confirmationDays = 30

export type RetentionOptions = {
  submissions: Pick<SubmissionStore, 'receivedBefore' | 'unconfirmedBefore'>
  orders: Pick<Orders, 'erasableBefore'>
  followedProgrammes: Pick<FollowedProgrammes, 'forgetBefore'>
  database: Pick<Transaction, 'all' | 'one' | 'run'>
  erasure: Pick<Erasure, 'erase' | 'tidy'>
  /** Days. */
  periods: { submissionDays: number; orderDays: number }
  /** The site's clock, by which all that is kept is dated. */
  now(): number
  log: { info(details: object, text: string): void }
}

export type Retention = {
  /** Erases what is past its time, when the last look lies an hour back. */
  poll(): Promise<void>
}

export function createRetention(options: RetentionOptions): Retention {
  const { submissions, orders, database, followedProgrammes, erasure, periods, now, log } = options
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
      if (now() - lookedAt < hour) return
      lookedAt = now()
      const minute = minuteOfDay(now())
      const isNight = minute >= night.from && minute < night.to
      const past = (days: number) => now() - days * day - (isNight ? 0 : latest)
      const forgotten = await eraseAll(() => submissions.unconfirmedBefore(past(confirmationDays), portion))
      const sent = forgotten + (await eraseAll(() => submissions.receivedBefore(past(periods.submissionDays), portion)))
      await followedProgrammes.forgetBefore(past(followedDays))
      const waited = await eraseAll(() => waitingBefore(database, past(periods.submissionDays), past(confirmationDays), portion))
      const ordered = await eraseAll(() => orders.erasableBefore(past(periods.orderDays), portion))
      if (isNight || sent + waited + ordered > 0) await erasure.tidy()
      if (sent + waited + ordered > 0)
        log.info(
          { submissions: sent, orders: ordered, ...(waited > 0 && { waiting: waited }) },
          'personal data past their time are erased',
        )
    },
  }
}
