// Tickets for tests: whole, without limits but for what the test gives. The title is the id where nothing else is said.
import { inAll, nothing } from '../localisation/localised-builder.ts'
import type { Ticket, TicketGroup } from './ticket.ts'

export function aTicket(own: Partial<Ticket> = {}): Ticket {
  const id = own.id ?? 'ticket'
  return {
    id,
    title: inAll(id),
    description: nothing,
    price: 6900,
    oldPrice: null,
    currency: 'UAH',
    quota: null,
    maxPerOrder: null,
    isOnline: false,
    saleStart: null,
    saleEnd: null,
    validFrom: null,
    validUntil: null,
    ...own,
  }
}

export function aTicketGroup(own: Partial<TicketGroup> = {}): TicketGroup {
  const id = own.id ?? 'group'
  return { id, title: inAll(id), description: nothing, tickets: [], ...own }
}
