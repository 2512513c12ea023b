// Ticket kinds whose free seats go to the waiting list.
import type { Instant, RecordId } from '../record/record.ts'
import { maxInOrder } from './on-sale.ts'
import { type SoldEdition, saleOf, ticketState } from './sale.ts'

/** A ticket kind whose seats may be offered now. */
export type OfferedKind = { id: RecordId; quota: number | null; most: number; saleEnd: Instant | null }

/** The kinds of an edition on sale at `now`; empty while the sale is closed. */
export function kindsToOffer(edition: SoldEdition | undefined, currentYear: number, now: Instant): OfferedKind[] {
  if (!edition || saleOf(edition, currentYear, now) !== 'started') return []
  return edition.ticketGroups
    .flatMap(({ tickets }) => tickets)
    .filter((ticket) => ticketState(ticket, now) === 'onSale')
    .map((ticket) => ({ id: ticket.id, quota: ticket.quota, most: maxInOrder(ticket), saleEnd: ticket.saleEnd }))
}
