// Until when, and which of their tickets, buyers give to somebody else on the page of their order.
import { dateAt, parseMoment } from '../programme/kyiv-time.ts'
import type { Instant } from '../record.ts'
import { type IssuedTicket, isGiven, type Order } from './order.ts'

/**
 * `given`: it was given to one person by the organisers. `over`: the order is not paid, or called off. `void`: the ticket is worth nothing.
 * `entered`: somebody came in by it.
 */
export type FixedReason = 'given' | 'over' | 'tooLate' | 'void' | 'entered'

const day = 24 * 60 * 60_000

/** The first moment that is too late: the midnight in Kyiv after the day that is so many `days` before the forum begins; null: nobody knows when that is. */
export function ownChangesEnd(start: Instant | null, days: number): Instant | null {
  return start === null ? null : parseMoment(`${dateAt(start - (days - 1) * day)}T00:00:00`)
}

/** Why the ticket stays with whom it has; null: the buyer may give it to somebody else. `end`: null, no end is known. */
export function fixedBecause(
  order: Pick<Order, 'status' | 'origin'>,
  ticket: Pick<IssuedTicket, 'state' | 'usedAt'>,
  end: Instant | null,
  now: Instant,
): FixedReason | null {
  if (order.status !== 'paid') return 'over'
  if (isGiven(order)) return 'given'
  if (ticket.state !== 'valid') return 'void'
  if (ticket.usedAt !== null) return 'entered'
  return end !== null && now >= end ? 'tooLate' : null
}
