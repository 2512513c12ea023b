// Seats: never sold twice. Held by paid orders, and by orders that can still be paid.

import {
  fromSite,
  type NewOrder,
  type Order,
  type OrderLine,
  unconfirmedShare,
  unconfirmedTimeout,
} from '@forum/domain/order/order.ts'
import { discountOf } from '@forum/domain/order/promo-code.ts'
import * as v from 'valibot'
import type { Transaction } from '../storage/database.ts'
import { foundFor } from '../storage/many.ts'
import { json } from '../storage/row.ts'
import { erasedAt } from './find-orders.ts'
import { heldForWaiting, leftBeside, offerOf } from './held-for-waiting.ts'
import { mayUseCodeAgain } from './promo-codes.ts'
import { unguessable } from './unguessable.ts'

/** Total number of seats per ticket; null: unlimited. */
export type Quotas = ReadonlyMap<string, number | null>

/** Rolls the transaction back. */
export class SoldOut extends Error {
  readonly ticketId: string
  readonly left: number
  constructor(ticketId: string, left: number) {
    super('the seats are gone')
    this.ticketId = ticketId
    this.left = left
  }
}

/** Free seats of a ticket with `quota` seats in all; null: unlimited. */
export type SeatsLeft = (ticketId: string, quota: number | null) => number | null

/** Free seats of each ticket, without those kept for the waiting list. `offer`: key of this visitor's page of the waiting list, if they have an offer. */
export async function seatsLeft(tx: Transaction, now: number, offer = ''): Promise<SeatsLeft> {
  const [held, forWaiting] = await Promise.all([heldByOrders(tx, now), heldForWaiting(tx, now, offer)])
  return (ticketId, quota) => (quota === null ? null : leftBeside(quota - (held.get(ticketId) ?? 0), ticketId, forWaiting))
}

/** Seats of each ticket held by orders. */
export async function heldByOrders(tx: Transaction, now: number): Promise<Map<string, number>> {
  const row = v.object({ ticket_id: v.string(), seats: v.number() })
  const all = await tx.all(
    row,
    `SELECT ticket_id, sum(quantity) AS seats FROM held_seat JOIN ticket_order ON ticket_order.id = order_id
     WHERE ${isHeld} GROUP BY ticket_id`,
    now,
  )
  return new Map(all.map(({ ticket_id, seats }) => [ticket_id, seats]))
}

/** Seats of `lines` by ticket. */
export function seatsWanted(lines: readonly OrderLine[]): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const { ticketId, attendees } of lines) wanted.set(ticketId, (wanted.get(ticketId) ?? 0) + attendees.length)
  return wanted
}

/** Throws SoldOut for the first ticket with too few free seats. */
export function checkSeats(leftOf: SeatsLeft, wanted: ReadonlyMap<string, number>, quotas: Quotas): void {
  for (const [ticketId, quantity] of wanted) {
    const left = leftOf(ticketId, quotas.get(ticketId) ?? null)
    if (left !== null && quantity > left) throw new SoldOut(ticketId, left)
  }
}

export type Hold = Pick<Order, 'heldUntil' | 'confirmKey'>

/**
 * How a new order holds its seats. By card, free, offered from the waiting list (`isSure`), placed by organisers, or of unlimited tickets: until it
 * expires. Anybody can send an invoice to any address, so that an invoice holds limited seats that long only after its link was opened
 * (docs/decisions/0027-hold-invoice-seats-after-confirmation.md). Before that it holds them for a day, if all unconfirmed invoices stay within their
 * share of each ticket, otherwise not at all.
 */
export async function holdOf(
  tx: Transaction,
  { method, expiresAt, isSure, origin = fromSite }: Pick<NewOrder, 'method' | 'expiresAt' | 'origin'> & { isSure: boolean },
  wanted: ReadonlyMap<string, number>,
  quotas: Quotas,
  now: number,
): Promise<Hold> {
  const limited = [...wanted].flatMap(([ticketId, quantity]) => {
    const quota = quotas.get(ticketId) ?? null
    return quota === null ? [] : [{ ticketId, quantity, quota }]
  })
  if (method === 'card' || isSure || origin.source !== 'site' || limited.length === 0)
    return { heldUntil: expiresAt, confirmKey: '' }
  const confirmKey = unguessable()
  for (const { ticketId, quantity, quota } of limited)
    if ((await heldUnconfirmed(tx, ticketId, now)) + quantity > Math.floor(quota * unconfirmedShare))
      return { heldUntil: now, confirmKey }
  return { heldUntil: Math.min(expiresAt, now + unconfirmedTimeout), confirmKey }
}

/** Holds seats for a stored order. */
export async function holdSeats(
  tx: Transaction,
  orderId: string,
  wanted: ReadonlyMap<string, number>,
  quotas: Quotas,
): Promise<void> {
  const insert = 'INSERT INTO held_seat (order_id, ticket_id, quantity, quota) VALUES (?, ?, ?, ?)'
  await Promise.all(
    [...wanted].map(([ticketId, quantity]) => tx.run(insert, orderId, ticketId, quantity, quotas.get(ticketId) ?? null)),
  )
}

/** Releases seats of an order and its uses of the promo code. Seats count from 0 across all lines. */
export async function releaseSeats(tx: Transaction, { id, lines }: Order, seats: readonly number[]): Promise<void> {
  const ticketIds = lines.flatMap(({ ticketId, attendees }) => attendees.map(() => ticketId))
  for (const seat of seats)
    await tx.run(
      'UPDATE held_seat SET quantity = quantity - 1 WHERE order_id = ? AND ticket_id = ? AND quantity > 0',
      id,
      ticketIds[seat] ?? '',
    )
  const isCheaper = lines.flatMap(({ reduced, attendees }) => attendees.map(() => reduced !== undefined))
  const freed = seats.filter((seat) => isCheaper[seat]).length
  if (freed > 0)
    await tx.run('UPDATE ticket_order SET code_tickets = code_tickets - ? WHERE id = ? AND code_tickets >= ?', freed, id, freed)
}

/**
 * Holds seats again for an expired order, if seats and promo code are still available. A cancelled order gets none; nor does one whose buyer was
 * erased, even while its seats are held: its tickets would be nobody's.
 */
export async function mayBeSeated(tx: Transaction, order: Order, now: number): Promise<boolean> {
  if (order.revokedAt !== null || (await erasedAt(tx, order.id)) !== null) return false
  if (order.heldUntil > now) return true
  const own = await tx.all(seatRow, 'SELECT ticket_id, quantity, quota FROM held_seat WHERE order_id = ?', order.id)
  const { offered } = await heldForWaiting(tx, now, await offerOf(tx, order.id))
  for (const { ticket_id, quantity, quota } of own)
    if (quota !== null && (await heldByOthers(tx, ticket_id, now, order.id)) + offered(ticket_id) + quantity > quota) return false
  return mayUseCodeAgain(tx, order, now)
}

const lateSeatRow = v.object({ order_id: v.string(), ticket_id: v.string(), quantity: v.number(), quota: v.nullable(v.number()) })

/**
 * Those of `orders` that may be seated as mayBeSeated says if all are paid in this order, by few statements. An order with a promo code or from the
 * waiting list that holds its seats no more is left out: it is asked for alone.
 */
export async function seatedTogether(tx: Transaction, orders: readonly Order[], now: number): Promise<Order[]> {
  const late = orders.filter(({ heldUntil }) => heldUntil <= now).map(({ id }) => id)
  if (late.length === 0) return orders.filter(({ revokedAt }) => revokedAt === null)
  const fromList = new Set(
    await foundFor(late, (part, places) => tx.all(idRow, `SELECT order_id FROM waiting WHERE order_id IN (${places})`, ...part)),
  )
  const seats = Map.groupBy(
    await foundFor(late, (part, places) =>
      tx.all(lateSeatRow, `SELECT order_id, ticket_id, quantity, quota FROM held_seat WHERE order_id IN (${places})`, ...part),
    ),
    ({ order_id }) => order_id,
  )
  const [held, { offered }] = [await heldByOrders(tx, now), await heldForWaiting(tx, now)]
  return orders.filter((order) => {
    if (order.revokedAt !== null) return false
    if (order.heldUntil > now) return true
    const own = seats.get(order.id) ?? []
    const isFree = own.every(
      ({ ticket_id, quantity, quota }) => quota === null || (held.get(ticket_id) ?? 0) + offered(ticket_id) + quantity <= quota,
    )
    // One that is asked for alone comes later, and may take these seats.
    if (isFree) for (const { ticket_id, quantity } of own) held.set(ticket_id, (held.get(ticket_id) ?? 0) + quantity)
    return isFree && !fromList.has(order.id) && discountOf(order.lines) === null
  })
}

const idRow = v.pipe(
  v.object({ order_id: v.string() }),
  v.transform(({ order_id }) => order_id),
)

const sumRow = v.object({ seats: v.number() })

const seatRow = v.object({ ticket_id: v.string(), quantity: v.number(), quota: v.nullable(v.number()) })

/** SQL for orders that hold their seats; parameter: now. */
const isHeld = "(status = 'paid' OR (status = 'awaiting_payment' AND held_until > ?))"

/** Seats of a ticket held by unconfirmed invoices. */
async function heldUnconfirmed(tx: Transaction, ticketId: string, now: number): Promise<number> {
  const held = await tx.one(
    sumRow,
    `SELECT coalesce(sum(quantity), 0) AS seats FROM held_seat JOIN ticket_order ON ticket_order.id = order_id
     WHERE ticket_id = ? AND status = 'awaiting_payment' AND confirm_key <> '' AND confirmed_at IS NULL AND held_until > ?`,
    ticketId,
    now,
  )
  return held?.seats ?? 0
}

/** Seats of one ticket held by unpaid orders. */
export type UnpaidHold = { title: string; seats: number; quota: number }

/** Fewer unpaid seats cause no warning. */
const fewSeats = 10
/** Above this share of a ticket's seats the organisers are warned. */
const worryingShare = 0.5

/** Tickets of which unpaid orders hold suspiciously many seats. */
export async function worryingHolds(tx: Transaction, now: number): Promise<UnpaidHold[]> {
  const row = v.object({ ticket_id: v.string(), lines: json(v.array(titleOfLine)), seats: v.number(), quota: v.number() })
  const found = await tx.all(
    row,
    `SELECT ticket_id, max(lines) AS lines, sum(quantity) AS seats, max(quota) AS quota
     FROM held_seat JOIN ticket_order ON ticket_order.id = order_id
     WHERE quota IS NOT NULL AND status = 'awaiting_payment' AND held_until > ?
     GROUP BY ticket_id HAVING sum(quantity) >= ? AND sum(quantity) > max(quota) * 1.0 * ?`,
    now,
    fewSeats,
    worryingShare,
  )
  return found.map(({ ticket_id, lines, ...same }) => ({
    ...same,
    title: lines.find(({ ticketId }) => ticketId === ticket_id)?.title ?? '',
  }))
}

const titleOfLine = v.object({ ticketId: v.string(), title: v.string() })

/** Seats held by orders other than `except`. */
async function heldByOthers(tx: Transaction, ticketId: string, now: number, except: string): Promise<number> {
  const held = await tx.one(
    sumRow,
    `SELECT coalesce(sum(quantity), 0) AS seats FROM held_seat JOIN ticket_order ON ticket_order.id = order_id
     WHERE ticket_id = ? AND order_id <> ? AND ${isHeld}`,
    ticketId,
    except,
    now,
  )
  return held?.seats ?? 0
}
