import type { Database } from '@forum/desk/storage/database.ts'
import { json } from '@forum/desk/storage/row.ts'
import { numberOfTicket } from '@forum/domain/door/ticket-number.ts'
import type { ListedTicket } from '@forum/domain/door/wire.ts'
import { ticketStates } from '@forum/domain/order/order.ts'
import * as v from 'valibot'

const ticketRow = v.object({
  id: v.string(),
  seat: v.number(),
  state: v.picklist(ticketStates),
  number: v.string(),
  attendee: json(v.object({ name: v.string() })),
  lines: json(v.array(v.object({ ticketId: v.string(), attendees: v.array(v.unknown()) }))),
})

/** Every ticket of an edition, including void ones. */
export async function listedTickets(database: Database, year: number): Promise<Required<ListedTicket>[]> {
  const rows = await database.all(
    ticketRow,
    `SELECT ticket.id, ticket.seat, ticket.state, ticket.attendee, ticket_order.number, ticket_order.lines
     FROM ticket JOIN ticket_order ON ticket_order.id = ticket.order_id WHERE ticket.forum_year = ?
     ORDER BY ticket_order.sequence, ticket.seat, ticket.issued_at, ticket.id`,
    year,
  )
  return rows.map(({ id, seat, state, number, attendee, lines }) => {
    const kind = lines.flatMap(({ ticketId, attendees }) => attendees.map(() => ticketId))[seat] ?? null
    return { id, number: numberOfTicket(number, seat), kind, state, name: attendee.name }
  })
}
