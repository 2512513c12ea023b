// Stores an order with its seats and deliveries; a free one is paid in the same transaction, so that nobody finds it half done.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { type NewOrder, type Order, orderNumber, totalOf } from '#domain/order/order.ts'
import { StorageFault, type Transaction } from '../storage/database.ts'
import { payOrder } from './change-status.ts'
import { orderBy, orderWith } from './find-orders.ts'
import type { OrderContext } from './order-context.ts'
import { type OrderLimit, overLimit } from './order-limits.ts'
import { checkSeats, type Hold, holdOf, holdSeats, type Quotas, SoldOut, seatsWanted } from './seats.ts'
import { unguessable } from './unguessable.ts'

export type Storing =
  | { outcome: 'placed'; order: Order /** false: the same form had been sent before. */; isNew: boolean }
  | { outcome: 'soldOut'; ticketId: string; left: number }
  /** Who orders, or the network they sit in, has too much that is not paid. */
  | { outcome: 'overLimit'; limit: OrderLimit }
  /** Nothing could be stored: the disk is full, or the database locked. */
  | { outcome: 'refused'; reason: string }

/** `placedFrom`: digest of the visitor's network, empty where it is not known; null: no visitor places it, and nothing limits it. */
export type StoreOptions = { quotas: Quotas; key: string; placedFrom: string | null }

/** Stores an order once for each `key`. */
export async function storeOrder(
  context: OrderContext,
  given: NewOrder,
  { quotas, key, placedFrom }: StoreOptions,
): Promise<Storing> {
  const { database, outbox, deliveries, now } = context
  try {
    return await database.transaction(async (tx): Promise<Storing> => {
      const known = await orderBy(tx, 'idempotency_key', key)
      if (known) return { outcome: 'placed', order: known, isNew: false }
      const wanted = seatsWanted(given.lines)
      await checkSeats(tx, wanted, quotas, now())
      const limit = placedFrom === null ? null : await overLimit(tx, given, placedFrom, now())
      if (limit) return { outcome: 'overLimit', limit }
      const hold = await holdOf(tx, { ...given, isFree: totalOf(given.lines) === 0 }, wanted, quotas, now())
      const order = await insertOrder(tx, given, { key, placedFrom, numbersFrom: context.numbersFrom, ...hold })
      await holdSeats(tx, order.id, wanted, quotas)
      await outbox.add(tx, order.id, deliveries.placed(order), now())
      const paid = order.total === 0 ? await payOrder(tx, order.id, context) : null
      return { outcome: 'placed', order: paid ?? order, isNew: true }
    })
  } catch (error) {
    if (error instanceof SoldOut) return { outcome: 'soldOut', ticketId: error.ticketId, left: error.left }
    if (error instanceof StorageFault) return { outcome: 'refused', reason: error.message }
    throw error
  }
}

type Inserted = Hold & Pick<StoreOptions, 'key' | 'placedFrom'> & Pick<OrderContext, 'numbersFrom'>

async function insertOrder(
  tx: Transaction,
  order: NewOrder,
  { key, placedFrom, numbersFrom = 1, heldUntil, confirmKey }: Inserted,
): Promise<Order> {
  const { forumYear, locale, method, buyer, lines, consent, createdAt, expiresAt } = order
  const last = await tx.one(
    v.object({ last: v.nullable(v.number()) }),
    'SELECT max(sequence) AS last FROM ticket_order WHERE forum_year = ?',
    forumYear,
  )
  const [id, sequence] = [randomUUID(), Math.max((last?.last ?? 0) + 1, numbersFrom)]
  await tx.run(
    `INSERT INTO ticket_order (id, idempotency_key, forum_year, sequence, number, page_key, lang, method, status, buyer, lines, total,
       consent, created_at, expires_at, held_until, confirm_key, placed_from)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'awaiting_payment', ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    key,
    forumYear,
    sequence,
    orderNumber(forumYear, sequence),
    unguessable(),
    locale,
    method,
    JSON.stringify(buyer),
    JSON.stringify(lines),
    totalOf(lines),
    JSON.stringify(consent),
    createdAt,
    expiresAt,
    heldUntil,
    confirmKey,
    placedFrom || null,
  )
  return orderWith(tx, id)
}
