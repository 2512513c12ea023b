// Which of the things of a desk a random deed is about. The same seed must find the same ones, although ids are made anew in each run.
import type { Payment } from '@forum/domain/payment/payment.ts'
import * as v from 'valibot'
import type { deskWithStatements } from '../statements/statements-fixture.ts'
import type { Transfer } from '../statements/transfers-fixture.ts'
import { transfersWhere } from '../transfers/transfer-rows.ts'

export type Desk = Awaited<ReturnType<typeof deskWithStatements>> & {
  /** What the bank has, whatever of it was read. */
  bank: Transfer[]
  /** Ids of statements, in the order in which they were read. */
  read: string[]
}

/** `a`, `b`: which of the things there are; `n`: how much, per cent, or which way. */
export type Given = { a: number; b: number; n: number }

export const quarter = 15 * 60_000
/** Kopiykas of a seat. */
export const seat = 1_250_000

export const at = <Thing>(things: readonly Thing[], index: number): Thing | undefined => things[index % (things.length || 1)]
/** A part of a sum, in whole kopiykas; sometimes more than it. */
export const partOf = (sum: number, n: number) => Math.floor((sum * (n + 1)) / 80)

export const orderAt = async ({ orders }: Desk, index: number) => at((await orders.list()).toReversed(), index)
export const transferAt = async ({ database }: Desk, index: number) =>
  at(await transfersWhere(database, 'ORDER BY noted_at, line_key, id'), index)

/** Payments in the order of their orders' numbers: references begin with them. */
export async function paymentAt(desk: Desk, index: number): Promise<Payment | undefined> {
  const all = await Promise.all((await desk.orders.list()).map(({ id }) => desk.orders.paymentsOf(id)))
  const place = ({ reference, openedAt }: Payment) => `${reference.slice(0, 10)} ${openedAt}`
  return at(
    all.flat().toSorted((one, other) => (place(one) < place(other) ? -1 : 1)),
    index,
  )
}

/** Keys of forms, in turn, so that the same seed does the same. */
let keys = 0
export const nextKey = () => `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`

/** The id of a share; '' without any. */
export async function shareAt({ database }: Desk, index: number): Promise<string> {
  const sql = `SELECT transfer_share.id FROM transfer_share JOIN ticket_order ON ticket_order.id = order_id ORDER BY given_at, number, amount`
  return at(await database.all(v.object({ id: v.string() }), sql), index)?.id ?? ''
}
