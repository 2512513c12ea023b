// Finds a ticket at the door.

import { ordersWhere, ticketsWhere } from '@forum/desk/orders/order-rows.ts'
import type { Transaction } from '@forum/desk/storage/database.ts'
import type { DoorEdition } from '@forum/domain/door/door-edition.ts'
import type { DoorTicket } from '@forum/domain/door/verdict.ts'
import { type IssuedTicket, ticketOfSeat } from '@forum/domain/order/order.ts'
import { type EntryRow, entriesWhere } from './entry-rows.ts'

export type FoundTicket = { ticket: IssuedTicket; rows: readonly EntryRow[]; known: DoorTicket }

/** undefined: no such ticket in this edition. */
export async function ticketWithId(tx: Transaction, edition: DoorEdition, id: string): Promise<FoundTicket | undefined> {
  const [ticket] = await ticketsWhere(tx, 'WHERE id = ? AND forum_year = ?', id, edition.year)
  return ticket && found(tx, edition, ticket)
}

/** `number`: for instance `2025-00002/1`. If a seat had several tickets, the valid one. */
export async function ticketWithNumber(tx: Transaction, edition: DoorEdition, number: string): Promise<FoundTicket | undefined> {
  const [order = '', seat = '1'] = number.split('/')
  const [ticket] = await ticketsWhere(
    tx,
    `WHERE order_id = (SELECT id FROM ticket_order WHERE number = ?) AND seat = ? AND forum_year = ?
     ORDER BY CASE state WHEN 'valid' THEN 0 ELSE 1 END, issued_at DESC LIMIT 1`,
    order,
    Number(seat) - 1,
    edition.year,
  )
  return ticket && found(tx, edition, ticket)
}

async function found(tx: Transaction, edition: DoorEdition, ticket: IssuedTicket): Promise<FoundTicket> {
  const [order] = await ordersWhere(tx, 'WHERE id = ?', ticket.orderId)
  const rows = await entriesWhere(tx, 'WHERE entry.ticket_id = ?', ticket.id)
  const kindId = order && ticketOfSeat(order, ticket.seat)
  const kind = edition.kinds.find(({ id }) => id === kindId)
  const days = kind ? kind.days : edition.days
  return { ticket, rows, known: { state: ticket.state, days, isOnline: kind?.isOnline ?? false, entries: rows } }
}
