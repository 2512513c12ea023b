// The table of attendees, a row for each ticket, for badges and for the door.

import type { Book } from '@forum/desk/orders/books.ts'
import { type EditionOf, ticketName } from '@forum/desk/orders/ticket-name.ts'
import type { DownloadsWords } from '@forum/desk/words/downloads/words.ts'
import type { IssuedTicket, Order } from '@forum/domain/order/order.ts'
import { ticketOfSeat } from '@forum/domain/order/order.ts'
import { compareNames } from '@forum/domain/people/name-order.ts'
import type { RecordId } from '@forum/domain/record/record.ts'
import { type ColumnOf, type Table, tableOf } from './table.ts'

export type AttendeeRow = {
  order: Order
  ticket: IssuedTicket
  /** What the ticket is called at the door: `2025-00042/1`. */
  number: string
  kindId: RecordId | undefined
  /** Its Ukrainian name, whatever language it was bought in. */
  kind: string
}

/** `kind`: only tickets of this kind. Tickets that are worth nothing stand among them: whoever prints badges leaves them out. */
export function attendeesIn(books: readonly Book[], edition: EditionOf, kind?: RecordId): AttendeeRow[] {
  const rows = books.flatMap(({ order, tickets }) => tickets.map((ticket) => attendeeRow(order, ticket, edition)))
  return kind === undefined ? rows : rows.filter(({ kindId }) => kindId === kind)
}

function attendeeRow(order: Order, ticket: IssuedTicket, edition: EditionOf): AttendeeRow {
  const kindId = ticketOfSeat(order, ticket.seat)
  const kind = kindId === undefined ? ticket.title : ticketName(order, { ticketId: kindId, title: ticket.title }, edition)
  return { order, ticket, number: `${order.number}/${ticket.seat + 1}`, kindId, kind }
}

/** The table for badges and the door, by name as Ukrainian sorts. */
export function attendeeTable(rows: readonly AttendeeRow[], words: DownloadsWords): Table {
  return tableOf(words.tables.attendees, columnsIn(words), words.columns, rows.toSorted(byName))
}

/** Names as they are said, and tickets of one name by their numbers. */
export const byName = (one: AttendeeRow, other: AttendeeRow) =>
  compareNames(one.ticket.attendee.name, other.ticket.attendee.name) || compareNames(one.number, other.number)

const columnsIn = (words: DownloadsWords): ColumnOf<AttendeeRow, keyof DownloadsWords['columns']>[] => [
  { title: 'ticket', kind: 'text', width: 15, of: ({ number }) => number },
  { title: 'attendee', kind: 'text', width: 28, of: ({ ticket }) => ticket.attendee.name },
  { title: 'company', kind: 'text', width: 30, of: ({ ticket }) => ticket.attendee.company },
  { title: 'position', kind: 'text', width: 28, of: ({ ticket }) => ticket.attendee.position },
  { title: 'kind', kind: 'text', width: 22, of: ({ kind }) => kind },
  { title: 'email', kind: 'text', width: 28, of: ({ ticket }) => ticket.attendee.email },
  { title: 'order', kind: 'text', width: 13, of: ({ order: { number } }) => number },
  { title: 'buyer', kind: 'text', width: 26, of: ({ order: { buyer } }) => buyer.name },
  { title: 'buyerCompany', kind: 'text', width: 30, of: ({ order: { buyer } }) => buyer.company },
  { title: 'state', kind: 'text', width: 12, of: ({ ticket }) => words.ticketStates[ticket.state] },
  { title: 'usedAt', kind: 'moment', width: 17, of: ({ ticket }) => ticket.usedAt },
]
