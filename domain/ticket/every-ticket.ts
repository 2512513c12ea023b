import type { Forum } from '../forum/forum.ts'
import type { Ticket } from './ticket.ts'

/** All kinds of ticket of an edition, in the editors' order: what is sold, then what only invitations give. */
export function everyTicket({ ticketGroups, invitationTickets }: Pick<Forum, 'ticketGroups' | 'invitationTickets'>): Ticket[] {
  return [...ticketGroups.flatMap(({ tickets }) => tickets), ...invitationTickets]
}
