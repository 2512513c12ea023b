// What is kept, for how long, and whether it can be kept: erasure, retention, the watch over the database, the list of all that was sent.

import type { FollowedProgrammes } from '../forms/followed-programmes.ts'
import type { SubmissionStore } from '../forms/submission-store.ts'
import { otherCopies } from '../keeping/backup/other-copies.ts'
import { createErasure } from '../keeping/erasure/erasure.ts'
import { createRetention } from '../keeping/erasure/retention.ts'
import type { Orders } from '../orders/orders.ts'
import type { MailCount } from '../post/mail/mail-count.ts'
import type { OrderPdfs } from '../post/pdf/order-pdfs.ts'
import type { DeskBase } from './desk-base.ts'
import { deskFigures } from './figures.ts'
import { mailDirectoryIn, removesOf } from './letters.ts'
import { createReceived } from './received.ts'
import { watchOf } from './watching.ts'

type Kept = {
  orders: Orders
  submissionStore: SubmissionStore
  followedProgrammes: FollowedProgrammes
  pdfs: OrderPdfs
  mails: MailCount
}

/** `closed`: why the desk is closed; null: it is open. */
export function composeKeeping(base: DeskBase, { mails, pdfs, followedProgrammes, ...kept }: Kept, closed: string | null) {
  const { config, dataDirectory, database, outbox } = base
  const people = { submissions: kept.submissionStore, orders: kept.orders }
  const erasure = createErasure({ ...base, ...people, removeMails: removesOf(pdfs, mailDirectoryIn(dataDirectory)) })
  const retention = createRetention({ ...base, ...people, followedProgrammes, erasure, periods: config.desk.retention })
  return {
    parts: {
      erasure,
      /** Copies on this machine that erasing does not reach. */
      otherCopies: () => otherCopies(dataDirectory),
      /** Counts for the metrics; null: the desk is closed, or its database cannot be read now. */
      figures: async () => (closed === null ? deskFigures(database, outbox) : null),
      received: createReceived({ ...people, outbox }),
      watch: watchOf({ ...base, mails }, { database, outbox, now: Date.now }, closed),
    },
    eraseExpired: retention.poll,
  }
}
