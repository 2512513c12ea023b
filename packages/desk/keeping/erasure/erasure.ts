// Erases personal data from the desk: submissions, orders, tickets, outbox, stored mails.

import type { SubmissionStore } from '@forum/desk/forms/submission-store.ts'
import type { Orders } from '@forum/desk/orders/orders.ts'
import type { Outbox } from '@forum/desk/post/outbox/outbox.ts'
import { forgetErasedLines } from '@forum/desk/statements/forget-lines.ts'
import type { Database, Transaction } from '@forum/desk/storage/database.ts'
import { eraseWaiting } from '@forum/desk/waiting/forget-waiting.ts'
import * as v from 'valibot'

export type ErasureOptions = {
  database: Pick<Database, 'transaction' | 'one' | 'run' | 'rewrite'>
  outbox: Pick<Outbox, 'erase' | 'rewrite'>
  submissions: Pick<SubmissionStore, 'erase'>
  orders: Pick<Orders, 'erase' | 'eraseAttendees'>
  /** Deletes stored mails of these submissions and orders. Returns their number. */
  removeMails(ids: readonly string[]): number
  now(): number
}

/** Orders of other buyers, from which only the attendees are erased for which `isMeant` is true. */
type AmongOthers = { orderIds: readonly string[]; isMeant(person: unknown): boolean }

const nobody: AmongOthers = { orderIds: [], isMeant: () => false }

export type Erasure = {
  /**
   * Erases personal data of these submissions, orders and places on the waiting list, and of `others`, in one transaction that begins with `note`.
   * Numbers and sums stay. Returns the number of deleted mails.
   */
  erase(ids: readonly string[], others?: AmongOthers, note?: (tx: Transaction) => Promise<void>): Promise<number>
  /**
   * Rewrites the database file if something was erased since the last time, so that no byte remains. Writes wait meanwhile (0.1 s for 7 MB, 0.7 s for
   * 70 MB).
   */
  tidy(): Promise<void>
}

export function createErasure({ database, outbox, submissions, orders, removeMails, now }: ErasureOptions): Erasure {
  return {
    async erase(ids, others = nobody, note) {
      const all = [...ids, ...others.orderIds]
      if (all.length === 0) return 0
      // Mails are deleted before and after: a crash can be repeated, and a mail may be written meanwhile.
      const before = removeMails(all)
      await database.transaction(async (tx) => {
        const began = now()
        await note?.(tx)
        await outbox.erase(tx, ids, now())
        await submissions.erase(tx, ids, now())
        await orders.erase(tx, ids)
        await forgetErasedLines(tx, began)
        await eraseWaiting(tx, ids, now())
        await orders.eraseAttendees(tx, others.orderIds, others.isMeant)
        for (const id of others.orderIds) await outbox.rewrite(tx, id, (message) => without(message, others.isMeant))
        await tx.run('INSERT INTO owed_rewrite (since) VALUES (?)', now())
      })
      return before + removeMails(all)
    },
    async tidy() {
      const row = v.object({ last: v.nullable(v.number()) })
      const owed = await database.one(row, 'SELECT max(since) AS last FROM owed_rewrite')
      if (!owed || owed.last === null) return
      await database.rewrite()
      await database.run('DELETE FROM owed_rewrite WHERE since <= ?', owed.last)
    },
  }
}

/** The value with empty texts in matching records of people. */
function without(value: unknown, isMeant: (person: unknown) => boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => without(each, isMeant))
  if (value === null || typeof value !== 'object') return value
  const isPerson = 'name' in value && 'email' in value
  if (isPerson && isMeant(value)) return Object.fromEntries(Object.keys(value).map((name) => [name, '']))
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, without(each, isMeant)]))
}
