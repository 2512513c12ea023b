// Periodic jobs of an open desk.

import type { Log } from '@forum/ground/base/log.ts'
import { type DayLettersContext, startDayLetters } from '../orders/day-letters.ts'
import { type LettersContext, sendAllOn } from '../orders/forum-letters.ts'
import { createLetterNews } from '../orders/letter-news.ts'
import type { Orders } from '../orders/orders.ts'
import { remindInvoices } from '../orders/remind-invoices.ts'
import type { DeliveryWorker } from '../post/outbox/delivery-worker.ts'
import type { OrderPdfs } from '../post/pdf/order-pdfs.ts'
import type { DeskConfig } from '../settings/desk-config.ts'
import type { Database } from '../storage/database.ts'

/** Milliseconds between two rounds. */
const pollInterval = 20_000
/** Milliseconds between two looks whether the database is the one that was opened. */
const lostCheckInterval = 2000

type Job = () => unknown

/** Some jobs run in each process, some only in the leader of all processes on the database. */
export function periodicJobs(database: Pick<Database, 'leads'>, { each, one, lastly }: { each: Job[]; one: Job[]; lastly: Job }) {
  return async () => {
    await Promise.all(each.map((job) => job()))
    if (!(await database.leads())) return
    await Promise.all(one.map((job) => job()))
    await lastly()
  }
}

/** Sends reminders of invoices, starts letters about the day, resumes mailings, and copies the delivery state of mails to the content service. */
export function lettersOf(
  context: LettersContext & DayLettersContext & Parameters<typeof createLetterNews>[0] & Parameters<typeof remindInvoices>[0],
  { invoiceReminderDays: days }: Pick<DeskConfig, 'invoiceReminderDays'>,
): Job[] {
  const sendWhatIsDue = async () => {
    const reminders = await remindInvoices(context, days)
    await startDayLetters(context, Date.now())
    if (reminders + (await sendAllOn(context)) > 0) context.onStored()
  }
  return [createLetterNews(context), sendWhatIsDue]
}

/** The operator's command erases in another process, so cached papers are removed here. */
export async function forgetErased(pdfs: OrderPdfs, orders: Orders): Promise<void> {
  for (const id of pdfs.kept()) if ((await orders.erasedAt(id)) !== null) pdfs.forget([id])
}

/** For a closed desk. */
export const idleWorker: DeliveryWorker = { deliveriesAdded: () => {}, stop: async () => {} }

/** The worker of the outbox and the periodic rounds. */
export function createHousekeeping(log: Log) {
  let worker: DeliveryWorker | null = null
  const timers: NodeJS.Timeout[] = []
  let stopping: Promise<void> | undefined
  return {
    isRunning: () => worker !== null,
    deliveriesAdded: () => worker?.deliveriesAdded(),
    /** `checkLost` never throws. */
    start(started: DeliveryWorker, poll: () => Promise<void>, checkLost: () => Promise<void>) {
      worker = started
      const round = async () => {
        await poll().catch((error: Error) => log.error({ reason: error.message }, 'the periodic check of orders failed'))
        if (worker) timers[0] = setTimeout(round, pollInterval).unref()
      }
      const checkAndWait = async () => {
        await checkLost()
        if (worker) timers[1] = setTimeout(checkAndWait, lostCheckInterval).unref()
      }
      void round()
      timers[1] = setTimeout(checkAndWait, lostCheckInterval).unref()
    },
    async stop() {
      for (const timer of timers) clearTimeout(timer)
      stopping ??= worker?.stop()
      worker = null
      await stopping
    },
  }
}
