// Seats reserved for the waiting list: those that are offered, and those that will be offered as soon as they are free.
import * as v from 'valibot'
import type { Transaction } from '../storage/database.ts'
import { placesFor, runFor } from '../storage/many.ts'

export type HeldForWaiting = {
  /** Seats of a ticket that are offered to other people. */
  offered(ticketId: string): number
  /** Seats that waiting people want and that are not offered yet. */
  awaited(ticketId: string): number
  /** Seats offered to this visitor. */
  own(ticketId: string): number
}

const row = v.object({ ticket_id: v.string(), state: v.string(), is_own: v.number(), seats: v.number() })

/**
 * Rows whose order holds the offered seats no more, while the offer lasts: it was not paid, a card was refused for instance. They may order once
 * more; not when organisers called the order off. Its parameters are now, twice.
 */
export const isOfferedAgain = `state = 'taken' AND offered_until > ? AND order_id IN (SELECT id FROM ticket_order
  WHERE revoked_at IS NULL AND (status = 'cancelled' OR (status = 'awaiting_payment' AND held_until <= ?)))`

/** `offer`: the key of the asker's page of the waiting list; empty: nothing is offered to them. */
export async function heldForWaiting(tx: Transaction, now: number, offer = ''): Promise<HeldForWaiting> {
  const rows = await tx.all(
    row,
    `SELECT ticket_id, CASE WHEN state = 'waiting' THEN 'waiting' ELSE 'offered' END AS state, CASE WHEN page_key = ? THEN 1 ELSE 0 END AS is_own,
       sum(CASE WHEN state = 'waiting' THEN seats ELSE offered_seats END) AS seats
     FROM waiting WHERE (state IN ('waiting', 'offered') AND (state = 'waiting' OR offered_until > ?)) OR (page_key = ? AND ${isOfferedAgain})
     GROUP BY 1, 2, 3`,
    ...[offer, now, offer, now, now],
  )
  const sumOf = (isMeant: (one: v.InferOutput<typeof row>) => boolean) => (ticketId: string) =>
    rows.reduce((sum, one) => (one.ticket_id === ticketId && isMeant(one) ? sum + one.seats : sum), 0)
  return {
    offered: sumOf(({ state, is_own }) => state === 'offered' && is_own === 0),
    awaited: sumOf(({ state }) => state === 'waiting'),
    own: sumOf(({ state, is_own }) => state === 'offered' && is_own === 1),
  }
}

/** Seats that this visitor may order, out of `free` seats without an order. Offered seats are reserved, and nobody overtakes the waiting list. */
export function leftBeside(free: number, ticketId: string, { offered, awaited, own }: HeldForWaiting): number {
  const unoffered = free - offered(ticketId)
  return Math.max(0, Math.min(unoffered, Math.max(own(ticketId), unoffered - awaited(ticketId))))
}

/** Whether all of these seats are offered to whoever has this key: they have read a letter, and their order holds its seats at once. */
export async function isOfferedTo(
  tx: Transaction,
  offer: string,
  wanted: ReadonlyMap<string, number>,
  now: number,
): Promise<boolean> {
  const { own } = await heldForWaiting(tx, now, offer)
  return [...wanted].every(([ticketId, quantity]) => own(ticketId) >= quantity)
}

/** Marks an offer as taken: its order holds the seats from now on. */
export async function takeOffer(
  tx: Transaction,
  offer: string,
  ticketIds: readonly string[],
  orderId: string,
  now: number,
): Promise<void> {
  await tx.run(
    `UPDATE waiting SET state = 'taken', order_id = ? WHERE page_key = ? AND ((state = 'offered' AND offered_until > ?) OR (${isOfferedAgain}))
       AND ticket_id IN (${placesFor(ticketIds)})`,
    ...[orderId, offer, now, now, now, ...ticketIds],
  )
}

/** What an order once took up and lost is its own again when its money comes late. */
export async function takeOffersAgain(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  await runFor(tx, orderIds, "UPDATE waiting SET state = 'taken' WHERE state IN ('offered', 'missed') AND order_id IN (@)")
}

/** The key of the offer that an order took up; empty: of none. */
export async function offerOf(tx: Transaction, orderId: string): Promise<string> {
  const found = await tx.one(v.object({ page_key: v.string() }), 'SELECT page_key FROM waiting WHERE order_id = ?', orderId)
  return found?.page_key ?? ''
}
