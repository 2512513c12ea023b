// The list that phones at the door keep, and what is new since they last asked.
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { forgottenAt } from '#domain/door/door-days.ts'
import type { DoorEdition } from '#domain/door/door-edition.ts'
import { numberOfTicket } from '#domain/door/ticket-number.ts'
import type { DoorGate, DoorList, ListedEntry, ListedTicket, Manifest } from '#domain/door/wire.ts'
import { ticketStates } from '#domain/order/order.ts'
import type { Instant } from '#domain/record.ts'
import type { TicketTokens } from '../orders/ticket-token.ts'
import type { Database } from '../storage/database.ts'
import { json } from '../storage/row.ts'
import { entriesWhere } from './entry-rows.ts'

export type ManifestParts = {
  database: Database
  tokens: Pick<TicketTokens, 'publicKeys'>
  edition: DoorEdition
  /** Whether phones are told who has a ticket. */
  hasNames: boolean
  now: Instant
}

const ticketRow = v.object({
  id: v.string(),
  seat: v.number(),
  state: v.picklist(ticketStates),
  number: v.string(),
  attendee: json(v.object({ name: v.string() })),
  lines: json(v.array(v.object({ ticketId: v.string(), attendees: v.array(v.unknown()) }))),
})

/**
 * `since`: the cursor of the last answer. Entries are those that have come since; the list of tickets comes whole when anything of it has
 * changed, which on the days of the forum is rare, so that no change of a ticket can be missed.
 */
export async function manifestFor(parts: ManifestParts, gate: DoorGate, since: string | null): Promise<Manifest> {
  const { database, edition, now } = parts
  const list = await listOf(parts)
  const digest = createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 22)
  const [, sequence = '0', known] = /^(\d{1,15})\.([\w-]{22})$/.exec(since ?? '') ?? []
  const rows = await entriesWhere(database, 'WHERE ticket.forum_year = ? AND entry.sequence > ?', edition.year, Number(sequence))
  const entries = rows.map(
    ({ id, kind, at, gate: name, undoes, ticketId, conflict }): ListedEntry => ({
      ...{ id, ticket: ticketId, kind, at, gate: name, undoes, conflict },
    }),
  )
  const cursor = `${rows.at(-1)?.sequence ?? sequence}.${digest}`
  const { id, name, role } = gate
  return { gate: { id, name, role }, now, cursor, list: known === digest ? null : list, entries }
}

async function listOf({ database, tokens, edition, hasNames }: ManifestParts): Promise<DoorList> {
  const rows = await database.all(
    ticketRow,
    `SELECT ticket.id, ticket.seat, ticket.state, ticket.attendee, ticket_order.number, ticket_order.lines
     FROM ticket JOIN ticket_order ON ticket_order.id = ticket.order_id WHERE ticket.forum_year = ?
     ORDER BY ticket_order.sequence, ticket.seat, ticket.issued_at, ticket.id`,
    edition.year,
  )
  const tickets = rows.map(({ id, seat, state, number, attendee, lines }): ListedTicket => {
    const kind = lines.flatMap(({ ticketId, attendees }) => attendees.map(() => ticketId))[seat] ?? null
    return { id, number: numberOfTicket(number, seat), kind, state, ...(hasNames && { name: attendee.name }) }
  })
  return { ...edition, keys: tokens.publicKeys, hasNames, forgetAt: forgottenAt(edition.days), tickets }
}
