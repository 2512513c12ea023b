// How much unpaid one buyer, and one network, may have open: far above a secretary who buys for twenty colleagues, and below a script.
import * as v from 'valibot'
import type { NewOrder } from '#domain/order/order.ts'
import type { Transaction } from '../storage/database.ts'
import { mailbox } from '../submissions/mailbox.ts'
import { lineLength } from './network-digest.ts'
import type { Quotas } from './seats.ts'

/** Unpaid seats of one mailbox, or of one phone; those that cost nothing among them. */
const buyerSeats = 60
/** Orders of one mailbox, or of one phone, within the hour. */
const buyerOrders = 30
/** Unpaid seats that came from one network and were not confirmed from a letter: networks of offices and of phones are shared. */
const networkSeats = 100
/** With those that were: a script reads its own mailboxes, too. */
const networkSeatsInAll = 200
/** The same of one line, which may have thousands of networks (IPv6). */
const lineSeats = 200
const lineSeatsInAll = 400
/** The share of a ticket's seats that one line may have open without confirmation, and how many in any case: a colleague orders for ten. */
const lineShare = 0.2
const fewSeats = 10
/** From this share on, open altogether, a line gets these few: whoever comes from elsewhere finds a seat while somebody takes them for fun. */
const crowdedShare = 0.5
const crowdedSeats = 6

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
  const isNear = placedFrom !== ''
  const line = lineOf(placedFrom)
  const [placed, mine, near, unconfirmed, onLine, unconfirmedOnLine] = await Promise.all([
    countOf(tx, `created_at > ? AND ${own}`, now - hour, ...who),
    countOf(tx, `${open} AND ${own}`, now, now - day, ...who),
    isNear ? countOf(tx, `${open} AND placed_from = ?`, now, now - day, placedFrom) : nobody,
    isNear ? countOf(tx, `${open} AND confirmed_at IS NULL AND placed_from = ?`, now, now - day, placedFrom) : nobody,
    isNear ? countOf(tx, `${open} AND ${ofLine}`, now, now - day, ...line) : nobody,
    isNear ? countOf(tx, `${open} AND confirmed_at IS NULL AND ${ofLine}`, now, now - day, ...line) : nobody,
  ])
  if (placed.orders >= buyerOrders) return 'pace'
  if (mine.seats + wanted > buyerSeats) return 'buyer'
  if (!isNear) return null
  const isOver =
    near.seats + wanted > networkSeatsInAll ||
    unconfirmed.seats + wanted > networkSeats ||
    onLine.seats + wanted > lineSeatsInAll ||
    unconfirmedOnLine.seats + wanted > lineSeats
  return isOver ? 'network' : null
}

/**
 * Whether the line of `placedFrom` would have too much of one ticket open that nobody has paid, by whichever way. `unconfirmed`: without
 * confirmation a fifth of its seats, the first order up to a half; a few while half of them are open already. `all`: half of them with what it
 * has confirmed from mailboxes of its own.
 */
export async function overShare(
  tx: Transaction,
  wanted: ReadonlyMap<string, number>,
  quotas: Quotas,
  placedFrom: string,
  now: number,
): Promise<'unconfirmed' | 'all' | null> {
  if (placedFrom === '') return null
  let over: 'unconfirmed' | null = null
  for (const [ticketId, quantity] of wanted) {
    const quota = quotas.get(ticketId) ?? null
    if (quota === null) continue
    const ofTicket = `${open} AND ticket_id = ?`
    const [all, mine, confirmed] = await Promise.all([
      countOf(tx, `${ofTicket} AND confirmed_at IS NULL AND held_until > ?`, now, now - day, ticketId, now),
      countOf(tx, `${ofTicket} AND confirmed_at IS NULL AND ${ofLine}`, now, now - day, ticketId, ...lineOf(placedFrom)),
      countOf(tx, `${ofTicket} AND confirmed_at IS NOT NULL AND ${ofLine}`, now, now - day, ticketId, ...lineOf(placedFrom)),
    ])
    const half = Math.floor(quota * crowdedShare)
    if (confirmed.seats > 0 && confirmed.seats + mine.seats + quantity > Math.max(2 * fewSeats, half)) return 'all'
    const share = Math.max(fewSeats, Math.floor(quota * lineShare))
    const isCrowded = all.seats > mine.seats && all.seats + quantity > half
    const allowed = isCrowded ? crowdedSeats : mine.seats === 0 ? Math.max(share, half) : share
    if (mine.seats + quantity > allowed) over = 'unconfirmed'
  }
  return over
}

/** What costs nothing is paid at once: for a day it counts as what waits. Its parameters are now, and a day before. */
const open = "((status = 'awaiting_payment' AND expires_at > ?) OR (status = 'paid' AND total = 0 AND created_at > ?))"

/** Orders of a line, by the index of their networks; its parameters are those of `lineOf`. */
const ofLine = 'placed_from >= ? AND placed_from < ?'

function lineOf(placedFrom: string): [from: string, to: string] {
  const line = placedFrom.slice(0, lineLength)
  return [line, `${line}~`]
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
