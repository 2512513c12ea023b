import type { Forum } from '../forum/forum.ts'
import type { Ticket } from './ticket.ts'

/** All kinds of ticket of an edition: what only invitations give, then what is sold, each in the editors' order. */
export function everyTicket({ ticketGroups, invitationTickets }: Pick<Forum, 'ticketGroups' | 'invitationTickets'>): Ticket[] {
  return [...invitationTickets, ...ticketGroups.flatMap(({ tickets }) => tickets)]
}
