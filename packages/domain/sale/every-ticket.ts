import type { Forum } from '../forum/forum.ts'
import type { Ticket } from '../ticket/ticket.ts'

/** All ticket kinds of an edition: invitation-only ones, then those on sale, in the editors' order. */
export function everyTicket({ ticketGroups, invitationTickets }: Pick<Forum, 'ticketGroups' | 'invitationTickets'>): Ticket[] {
  return [...invitationTickets, ...ticketGroups.flatMap(({ tickets }) => tickets)]
}
