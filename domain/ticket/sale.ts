import { type DatedEdition, phaseOf } from '../forum/edition.ts'
import type { Forum } from '../forum/forum.ts'
import type { Instant } from '../record.ts'
import type { Ticket, TicketGroup } from './ticket.ts'

/**
 * Where the sale of an edition's tickets stands; `unannounced` is as `soon`, but nothing can be booked (product.md, 6.1); `paused`: it would be
 * open, but the site can keep no order.
 */
export type Sale = 'soon' | 'unannounced' | 'started' | 'paused' | 'ended' | 'cancelled'

/** What of an edition says whether its tickets are sold. */
export type SoldEdition = DatedEdition & Pick<Forum, 'year' | 'isCancelled' | 'ticketsStatus' | 'ticketGroups'>

/**
 * What `tickets_status` allows at `now` (ms): only the current edition sells, and nothing once its last day is over, or the windows of all
 * its tickets are, whatever its status says. `isDeskOpen`: orders can be kept. Whether a ticket can be had right now: buying.ts.
 */
export function saleOf(edition: SoldEdition, currentYear: number, now: Instant, isDeskOpen = true): Sale {
  if (edition.isCancelled) return 'cancelled'
  if (edition.year < currentYear || phaseOf(edition, now) === 'over') return 'ended'
  if (edition.year > currentYear) return edition.ticketsStatus === 'ended' ? 'ended' : 'unannounced'
  if (edition.ticketsStatus === 'started' && isSoldToTheEnd(edition, now)) return 'ended'
  if (edition.ticketsStatus === 'started' && !isDeskOpen) return 'paused'
  // Opened by its status, but not yet by the window of any ticket: seats can be booked, and pages say when it opens.
  if (edition.ticketsStatus === 'started' && isYetToOpen(edition, now)) return 'soon'
  return edition.ticketsStatus ?? 'unannounced'
}

/** There are tickets, and none comes back on sale. */
function isSoldToTheEnd({ ticketGroups }: SoldEdition, now: Instant): boolean {
  const tickets = ticketGroups.flatMap((group) => group.tickets)
  return tickets.length > 0 && tickets.every((ticket) => ticketState(ticket, now) === 'over')
}

export type TicketState = 'ahead' | 'onSale' | 'soldOut' | 'over'

/**
 * Where one ticket stands at `now` (ms): on sale from its start up to, and not including, its end; a bound that is not given does not
 * bind. `sold`: seats that are taken already, of its quota.
 */
export function ticketState(ticket: Pick<Ticket, 'saleStart' | 'saleEnd' | 'quota'>, now: Instant, sold = 0): TicketState {
  if (ticket.saleEnd !== null && now >= ticket.saleEnd) return 'over'
  if (ticket.quota !== null && sold >= ticket.quota) return 'soldOut'
  return ticket.saleStart !== null && now < ticket.saleStart ? 'ahead' : 'onSale'
}

function isYetToOpen({ ticketGroups }: SoldEdition, now: Instant): boolean {
  const tickets = ticketGroups.flatMap((group) => group.tickets)
  return tickets.length > 0 && tickets.every((ticket) => ticketState(ticket, now) === 'ahead')
}

/** When the first ticket that is not on sale yet goes on sale; null when no ticket says. */
export function saleOpens(groups: readonly TicketGroup[], now: Instant): Instant | null {
  const starts = groups.flatMap(({ tickets }) =>
    tickets.flatMap((ticket) => (ticket.saleStart !== null && ticketState(ticket, now) === 'ahead' ? [ticket.saleStart] : [])),
  )
  return starts.length > 0 ? Math.min(...starts) : null
}

/** Tickets were on sale already, and others will be: the sale then goes on. */
export function isInterrupted(groups: readonly TicketGroup[], now: Instant): boolean {
  const states = groups.flatMap(({ tickets }) => tickets.map((ticket) => ticketState(ticket, now)))
  return states.includes('over') && saleOpens(groups, now) !== null
}
