// Takes people out of everything the desk keeps: submissions, orders, tickets, what waits to be delivered, mails kept as files.
import type { Orders } from '../orders/orders.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Database } from '../storage/database.ts'
import type { SubmissionStore } from '../submissions/submission-store.ts'

export type ErasureOptions = {
  database: Pick<Database, 'transaction' | 'rewrite'>
  outbox: Pick<Outbox, 'erase' | 'rewrite'>
  submissions: Pick<SubmissionStore, 'erase'>
  orders: Pick<Orders, 'erase' | 'eraseAttendees'>
  /** Removes the mails that are kept as files of these submissions and orders. Gives their number. */
  removeMails(ids: readonly string[]): number
  now(): number
}

export type Erasure = {
  /** Takes everybody out of the submissions and orders with these ids; that they happened stays, with number and sum. Gives the number of mails. */
  erase(ids: readonly string[]): Promise<number>
  /** Takes out of orders of somebody else the attendees that `isMeant` knows; the others keep their tickets. */
  eraseAttendees(orderIds: readonly string[], isMeant: (person: unknown) => boolean): Promise<number>
}

export function createErasure({ database, outbox, submissions, orders, removeMails, now }: ErasureOptions): Erasure {
  /** Before the files, so that a crash between the two leaves what a repetition finds. */
  const removed = async (ids: readonly string[]) => {
    if (ids.length === 0) return 0
    await database.rewrite()
    return removeMails(ids)
  }
  return {
    async erase(ids) {
      await database.transaction(async (tx) => {
        await outbox.erase(tx, ids, now())
        await submissions.erase(tx, ids, now())
        await orders.erase(tx, ids)
      })
      return removed(ids)
    },
    async eraseAttendees(orderIds, isMeant) {
      await database.transaction(async (tx) => {
        await orders.eraseAttendees(tx, orderIds, isMeant)
        for (const id of orderIds) await outbox.rewrite(tx, id, (message) => without(message, isMeant))
      })
      return removed(orderIds)
    },
  }
}

/** The same with empty texts in every record of a person that is meant. */
function without(value: unknown, isMeant: (person: unknown) => boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => without(each, isMeant))
  if (value === null || typeof value !== 'object') return value
  const isPerson = 'name' in value && 'email' in value
  if (isPerson && isMeant(value)) return Object.fromEntries(Object.keys(value).map((name) => [name, '']))
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, without(each, isMeant)]))
}
