// Rules for buyers who change attendees on their order page.

import type { Instant } from '../record/record.ts'
import { dateAt, parseMoment } from '../time/kyiv-time.ts'
import { type IssuedTicket, isGiven, type Order } from './order.ts'

/** `given`: a personal ticket from the organisers. `over`: the order is unpaid or cancelled. `void`: the ticket is void. `entered`: the ticket was used. */
export type FixedReason = 'given' | 'over' | 'tooLate' | 'void' | 'entered'

const day = 24 * 60 * 60_000

/** Deadline, exclusive: midnight in Kyiv after the day `days` before the forum; null: the start is unknown. */
export function ownChangesEnd(start: Instant | null, days: number): Instant | null {
  return start === null ? null : parseMoment(`${dateAt(start - (days - 1) * day)}T00:00:00`)
}

/** Why the attendee cannot be changed; null: it can. `end` null: no deadline. */
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
