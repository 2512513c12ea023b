// Tickets for tests, without limits. The id is the default title.
import { inAll } from '../localisation/localised-builder.ts'
import { blankTicket, blankTicketGroup, type Ticket, type TicketGroup } from './ticket.ts'

export function aTicket(own: Partial<Ticket> = {}): Ticket {
  const id = own.id ?? 'ticket'
  return { ...blankTicket, id, title: inAll(id), price: 6900, ...own }
}

export function aTicketGroup(own: Partial<TicketGroup> = {}): TicketGroup {
  const id = own.id ?? 'group'
  return { ...blankTicketGroup, id, title: inAll(id), ...own }
}
