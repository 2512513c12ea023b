// How much unpaid one buyer, and one network, may have open: far above a secretary who buys for twenty colleagues, and below a script.
import * as v from 'valibot'
import type { NewOrder } from '#domain/order/order.ts'
import type { Transaction } from '../storage/database.ts'
import { mailbox } from '../submissions/confirmation-pace.ts'

/** Unpaid seats of one mailbox, or of one phone; those that cost nothing among them. */
const buyerSeats = 60
/** Orders of one mailbox, or of one phone, within the hour. */
const buyerOrders = 30
/** Unpaid seats that came from one network and were not confirmed from a letter: networks of offices and of phones are shared. */
const networkSeats = 100
/** With those that were: a script reads its own mailboxes, too. */
const networkSeatsInAll = 200

const hour = 3_600_000
const day = 24 * hour

/** Columns of the migration 0009, read from the buyer. */
const own = '(mailbox = ? OR phone = ?)'

/** `buyer`, `network`: too many unpaid seats; `pace`: too many orders within the hour. */
export type OrderLimit = 'buyer' | 'network' | 'pace'

/** The limit that an order from the network `placedFrom` (empty: not known) would break `now`; null: none. */
export async function overLimit(
  tx: Transaction,
  { buyer, lines }: Pick<NewOrder, 'buyer' | 'lines'>,
  placedFrom: string,
  now: number,
): Promise<OrderLimit | null> {
  const wanted = lines.reduce((sum, { attendees }) => sum + attendees.length, 0)
  const digits = phoneDigits(buyer.phone)
  // Of a number that is none of a phone nobody is known.
  const who = [mailbox(buyer.email), digits.length < 7 ? null : digits] as const
  // What costs nothing is paid at once: for a day it counts as what waits.
  const open = "((status = 'awaiting_payment' AND expires_at > ?) OR (status = 'paid' AND total = 0 AND created_at > ?))"
  const isNear = placedFrom !== ''
  const [placed, mine, near, unconfirmed] = await Promise.all([
    countOf(tx, `created_at > ? AND ${own}`, now - hour, ...who),
    countOf(tx, `${open} AND ${own}`, now, now - day, ...who),
    isNear ? countOf(tx, `${open} AND placed_from = ?`, now, now - day, placedFrom) : nobody,
    isNear ? countOf(tx, `${open} AND confirmed_at IS NULL AND placed_from = ?`, now, now - day, placedFrom) : nobody,
  ])
  if (placed.orders >= buyerOrders) return 'pace'
  if (mine.seats + wanted > buyerSeats) return 'buyer'
  if (!isNear) return null
  return near.seats + wanted > networkSeatsInAll || unconfirmed.seats + wanted > networkSeats ? 'network' : null
}

/** The end of a number, which is the same with and without the code of the country. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-9)
}

const nobody = { orders: 0, seats: 0 }

async function countOf(tx: Transaction, which: string, ...values: (string | number | null)[]) {
  const row = v.object({ orders: v.number(), seats: v.number() })
  const found = await tx.one(
    row,
    `SELECT count(DISTINCT ticket_order.id) AS orders, coalesce(sum(quantity), 0) AS seats
     FROM ticket_order LEFT JOIN held_seat ON order_id = ticket_order.id WHERE ${which}`,
    ...values,
  )
  return found ?? nobody
}
