import { type DatedEdition, phaseOf } from '../forum/edition.ts'
import type { Forum } from '../forum/forum.ts'
import type { Instant } from '../record/record.ts'
import type { Ticket, TicketGroup } from '../ticket/ticket.ts'

/** State of an edition's sale. `unannounced`: like `soon`, without booking (product.md, 6.1); `paused`: open, but the site cannot store orders. */
export type Sale = 'soon' | 'unannounced' | 'started' | 'paused' | 'ended' | 'cancelled'

/** Fields that decide whether tickets are sold. */
export type SoldEdition = DatedEdition & Pick<Forum, 'year' | 'isCancelled' | 'ticketsStatus' | 'ticketGroups'>

/**
 * State of the sale at `now` (ms): only the current edition sells, and not after its last day or after the end of all sale periods, whatever its
 * status. `isDeskOpen`: orders can be stored. Whether a ticket is available: buying.ts.
 */
export function saleOf(edition: SoldEdition, currentYear: number, now: Instant, isDeskOpen = true): Sale {
  if (edition.isCancelled) return 'cancelled'
  if (edition.year < currentYear || phaseOf(edition, now) === 'over') return 'ended'
  if (edition.year > currentYear) return edition.ticketsStatus === 'ended' ? 'ended' : 'unannounced'
  if (edition.ticketsStatus === 'started' && isSoldToTheEnd(edition, now)) return 'ended'
  if (edition.ticketsStatus === 'started' && !isDeskOpen) return 'paused'
  // The status is open, but no sale period has begun: seats can be booked, and pages show the start.
  if (edition.ticketsStatus === 'started' && isYetToOpen(edition, now)) return 'soon'
  return edition.ticketsStatus ?? 'unannounced'
}

/** There are tickets, and no sale period follows. */
function isSoldToTheEnd({ ticketGroups }: SoldEdition, now: Instant): boolean {
  const tickets = ticketGroups.flatMap((group) => group.tickets)
  return tickets.length > 0 && tickets.every((ticket) => ticketState(ticket, now) === 'over')
}

export type TicketState = 'ahead' | 'onSale' | 'soldOut' | 'over'

/** State of a ticket at `now` (ms): its sale includes the start and excludes the end; missing bounds do not limit. `sold`: seats taken of its quota. */
export function ticketState(ticket: Pick<Ticket, 'saleStart' | 'saleEnd' | 'quota'>, now: Instant, sold = 0): TicketState {
  if (ticket.saleEnd !== null && now >= ticket.saleEnd) return 'over'
  if (ticket.quota !== null && sold >= ticket.quota) return 'soldOut'
  return ticket.saleStart !== null && now < ticket.saleStart ? 'ahead' : 'onSale'
}

function isYetToOpen({ ticketGroups }: SoldEdition, now: Instant): boolean {
  const tickets = ticketGroups.flatMap((group) => group.tickets)
  return tickets.length > 0 && tickets.every((ticket) => ticketState(ticket, now) === 'ahead')
}

/** When the next ticket goes on sale; null: unknown. */
export function saleOpens(groups: readonly Pick<TicketGroup, 'tickets'>[], now: Instant): Instant | null {
  const starts = groups.flatMap(({ tickets }) =>
    tickets.flatMap((ticket) => (ticket.saleStart !== null && ticketState(ticket, now) === 'ahead' ? [ticket.saleStart] : [])),
  )
  return starts.length > 0 ? Math.min(...starts) : null
}

/** Between two sale periods: some tickets were on sale, others will be. */
export function isInterrupted(groups: readonly TicketGroup[], now: Instant): boolean {
  const states = groups.flatMap(({ tickets }) => tickets.map((ticket) => ticketState(ticket, now)))
  return states.includes('over') && saleOpens(groups, now) !== null
}
