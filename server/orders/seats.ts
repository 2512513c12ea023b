// Seats: never sold twice. Held by orders that were paid, and by those that may still be paid.
import * as v from 'valibot'
import type { Order, OrderLine } from '#domain/order/order.ts'
import type { Transaction } from '../storage/database.ts'

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

/** Seats that are left of a ticket; null: as many as are asked for. */
export function seatsLeft(tx: Transaction, ticketId: string, quota: number | null, now: number): number | null {
  return quota === null ? null : Math.max(0, quota - heldSeats(tx, ticketId, now))
}

/** Seats of `lines` by ticket. */
export function seatsWanted(lines: readonly OrderLine[]): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const { ticketId, attendees } of lines) wanted.set(ticketId, (wanted.get(ticketId) ?? 0) + attendees.length)
  return wanted
}

/** Throws SoldOut for the first ticket of which there are not so many seats. */
export function checkSeats(tx: Transaction, wanted: ReadonlyMap<string, number>, quotas: Quotas, now: number): void {
  for (const [ticketId, quantity] of wanted) {
    const left = seatsLeft(tx, ticketId, quotas.get(ticketId) ?? null, now)
    if (left !== null && quantity > left) throw new SoldOut(ticketId, left)
  }
}

/** Holds seats for an order that stands in the database. */
export function holdSeats(tx: Transaction, orderId: string, wanted: ReadonlyMap<string, number>, quotas: Quotas): void {
  for (const [ticketId, quantity] of wanted)
    tx.run(
      'INSERT INTO held_seat (order_id, ticket_id, quantity, quota) VALUES (?, ?, ?, ?)',
      orderId,
      ticketId,
      quantity,
      quotas.get(ticketId) ?? null,
    )
}

/** An order whose time had run out gets its seats back, if nobody else holds them by now; one that was taken back gets none. */
export function mayBeSeated(tx: Transaction, order: Order, now: number): boolean {
  if (order.revokedAt !== null) return false
  if (order.expiresAt > now) return true
  return tx
    .all(seatRow, 'SELECT ticket_id, quantity, quota FROM held_seat WHERE order_id = ?', order.id)
    .every(({ ticket_id, quantity, quota }) => quota === null || heldSeats(tx, ticket_id, now, order.id) + quantity <= quota)
}

const seatRow = v.object({ ticket_id: v.string(), quantity: v.number(), quota: v.nullable(v.number()) })

/** Seats that orders hold, but for the one with the id `except`. */
function heldSeats(tx: Transaction, ticketId: string, now: number, except = ''): number {
  const held = tx.one(
    v.object({ seats: v.number() }),
    `SELECT coalesce(sum(quantity), 0) AS seats FROM held_seat JOIN ticket_order ON ticket_order.id = order_id
     WHERE ticket_id = ? AND order_id <> ? AND (status = 'paid' OR (status = 'awaiting_payment' AND expires_at > ?))`,
    ticketId,
    except,
    now,
  )
  return held?.seats ?? 0
}
