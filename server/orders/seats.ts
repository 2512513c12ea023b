// Seats: never sold twice. Held by orders that were paid, and by those that may still be paid.
import * as v from 'valibot'
import { fromSite, type NewOrder, type Order, type OrderLine, unconfirmedShare, unconfirmedTimeout } from '#domain/order/order.ts'
import type { Transaction } from '../storage/database.ts'
import { json } from '../storage/row.ts'
import { heldForWaiting, leftBeside, offerOf } from './held-for-waiting.ts'
import { mayUseCodeAgain } from './promo-codes.ts'
import { unguessable } from './unguessable.ts'

/** How many seats of a ticket there are in all; null: as many as are asked for. */
export type Quotas = ReadonlyMap<string, number | null>

/** Leaves the transaction, so that nothing of the order stays. */
export class SoldOut extends Error {
  readonly ticketId: string
  readonly left: number
  constructor(ticketId: string, left: number) {
    super('the seats are gone')
    this.ticketId = ticketId
    this.left = left
  }
}

/** Seats that are left of a ticket of which there are `quota` in all; null: as many as are asked for. */
export type SeatsLeft = (ticketId: string, quota: number | null) => number | null

/**
 * How many seats are left of each ticket, as it stands now, beside those that are kept for the waiting list. `offer`: the key of the page of who
 * asks there, where seats are offered to them.
 */
export async function seatsLeft(tx: Transaction, now: number, offer = ''): Promise<SeatsLeft> {
  const [held, forWaiting] = await Promise.all([heldByOrders(tx, now), heldForWaiting(tx, now, offer)])
  return (ticketId, quota) => (quota === null ? null : leftBeside(quota - (held.get(ticketId) ?? 0), ticketId, forWaiting))
}

/** Seats of each ticket that orders hold. */
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

/** Throws SoldOut for the first ticket of which there are not so many seats. */
export function checkSeats(leftOf: SeatsLeft, wanted: ReadonlyMap<string, number>, quotas: Quotas): void {
  for (const [ticketId, quantity] of wanted) {
    const left = leftOf(ticketId, quotas.get(ticketId) ?? null)
    if (left !== null && quantity > left) throw new SoldOut(ticketId, left)
  }
}

export type Hold = Pick<Order, 'heldUntil' | 'confirmKey'>

/**
 * How an order that is placed `now` holds its seats: by card, free, offered from the waiting list (`isSure`), placed by the organisers, or of tickets without number until it runs out. Anybody may write an
 * invoice to any address, so that it holds limited seats that long only when its letter was opened (docs/decisions/0027-hold-invoice-seats-after-confirmation.md); before, for a day,
 * if all such invoices together stay within their share of each ticket, and otherwise not at all.
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

/** Holds seats for an order that stands in the database. */
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

/** Lets seats of an order go, and the uses of its promo code with them; counted from 0 through all its lines. */
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

/** An order that holds no seats any more, or never did, gets them if nobody else holds them, or its promo code, by now; one that was taken back gets none. */
export async function mayBeSeated(tx: Transaction, order: Order, now: number): Promise<boolean> {
  if (order.revokedAt !== null) return false
  if (order.heldUntil > now) return true
  const own = await tx.all(seatRow, 'SELECT ticket_id, quantity, quota FROM held_seat WHERE order_id = ?', order.id)
  const { offered } = await heldForWaiting(tx, now, await offerOf(tx, order.id))
  for (const { ticket_id, quantity, quota } of own)
    if (quota !== null && (await heldByOthers(tx, ticket_id, now, order.id)) + offered(ticket_id) + quantity > quota) return false
  return mayUseCodeAgain(tx, order, now)
}

const sumRow = v.object({ seats: v.number() })

const seatRow = v.object({ ticket_id: v.string(), quantity: v.number(), quota: v.nullable(v.number()) })

/** Which orders hold their seats; its parameter is now. */
const isHeld = "(status = 'paid' OR (status = 'awaiting_payment' AND held_until > ?))"

/** Seats of a ticket that invoices hold which were not confirmed. */
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

/** Seats of one ticket that are held by orders which nobody has paid yet. */
export type UnpaidHold = { title: string; seats: number; quota: number }

/** Fewer unpaid seats worry nobody. */
const fewSeats = 10
/** Above this share of a ticket's seats the organisers are told. */
const worryingShare = 0.5

/** The tickets of which unpaid orders hold so much that organisers should look. */
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

/** Seats that orders hold, but for the one with the id `except`. */
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
