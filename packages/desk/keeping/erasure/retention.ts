// Erases personal data after the retention period (docs/operate.md), at night.

import type { FollowedProgrammes } from '@forum/desk/forms/followed-programmes.ts'
import type { SubmissionStore } from '@forum/desk/forms/submission-store.ts'
import type { Orders } from '@forum/desk/orders/orders.ts'
import { forgetErasedLines } from '@forum/desk/statements/forget-lines.ts'
import { fileTime, forgetFiles } from '@forum/desk/statements/statement-file.ts'
import { forgetStatements } from '@forum/desk/statements/statement-store.ts'
import type { Transaction } from '@forum/desk/storage/database.ts'
import { forgetPayers } from '@forum/desk/transfers/forget-payers.ts'
import { deleteErased, waitingBefore } from '@forum/desk/waiting/forget-waiting.ts'
import { minuteOfDay } from '@forum/domain/time/kyiv-time.ts'
import type { Erasure } from './erasure.ts'

const hour = 3_600_000
const day = 24 * hour
/** Batch size: small, so that visitors do not wait. */
const portion = 200
/** Minutes after midnight in Kyiv; a site that never runs at night erases two days later. */
const night = { from: 3 * 60, to: 5 * 60 }
const latest = 2 * day
/** Days after which an unchanged followed programme is deleted. */
const followedDays = 400
/** Days to confirm a subscription; after that it is deleted. */
const confirmationDays = 30
/** Days for which it is kept what a bank's statement tells; its transfers stay as long as their orders. */
const statementDays = 30
/** Days for which it is kept from which line a form came. */
const lineDays = 30

export type RetentionOptions = {
  submissions: Pick<SubmissionStore, 'receivedBefore' | 'unconfirmedBefore' | 'forgetUnconfirmed' | 'forgetLines'>
  orders: Pick<Orders, 'erasableBefore'>
  followedProgrammes: Pick<FollowedProgrammes, 'forgetBefore'>
  database: Pick<Transaction, 'all' | 'one' | 'run'>
  erasure: Pick<Erasure, 'erase' | 'tidy'>
  /** Days. */
  periods: { submissionDays: number; orderDays: number }
  /** The site's clock, which dates all stored data. */
  now(): number
  log: { info(details: object, text: string): void }
}

export type Retention = {
  /** Erases expired data, if the last run was an hour ago. */
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
      if (forgotten > 0) await submissions.forgetUnconfirmed()
      await submissions.forgetLines(past(lineDays))
      await forgetStatements(database, past(statementDays))
      await forgetFiles(database, now() - fileTime)
      const sent = forgotten + (await eraseAll(() => submissions.receivedBefore(past(periods.submissionDays), portion)))
      await followedProgrammes.forgetBefore(past(followedDays))
      const waited = await eraseAll(() => waitingBefore(database, past(periods.submissionDays), past(confirmationDays), portion))
      if (waited > 0) await deleteErased(database)
      const ordered = await eraseAll(() => orders.erasableBefore(past(periods.orderDays), portion))
      const began = now()
      const paid = await forgetPayers(database, began, past(periods.orderDays))
      if (paid > 0) await forgetErasedLines(database, began)
      if (paid > 0) await database.run('INSERT INTO owed_rewrite (since) VALUES (?)', now())
      if (isNight || sent + waited + ordered + paid > 0) await erasure.tidy()
      if (sent + waited + ordered > 0)
        log.info(
          { submissions: sent, orders: ordered, ...(waited > 0 && { waiting: waited }) },
          'expired personal data are erased',
        )
    },
  }
}
