// Figures of a day at the door, for phones and organisers alike.
import * as v from 'valibot'
import type { DoorEdition } from '#domain/door/door-edition.ts'
import { standing } from '#domain/door/entry.ts'
import { numberOfTicket } from '#domain/door/ticket-number.ts'
import type { DoorBoard, DoorConflict } from '#domain/door/wire.ts'
import { dateAt } from '#domain/programme/kyiv-time.ts'
import type { Instant } from '#domain/record.ts'
import type { Database } from '../storage/database.ts'
import { type EntryRow, entriesWhere } from './entry-rows.ts'

const quarter = 15 * 60_000

const ticketRow = v.object({ id: v.string(), seat: v.number(), number: v.string(), state: v.string() })

/** `day`: a Kyiv day, `YYYY-MM-DD`. What was taken back is not counted. */
export async function doorBoard(database: Database, edition: DoorEdition, day: string, now: Instant): Promise<DoorBoard> {
  const tickets = await database.all(
    ticketRow,
    `SELECT ticket.id, ticket.seat, ticket.state, ticket_order.number FROM ticket JOIN ticket_order ON ticket_order.id = ticket.order_id
     WHERE ticket.forum_year = ?`,
    edition.year,
  )
  const all = await entriesWhere(database, 'WHERE ticket.forum_year = ?', edition.year)
  const rows = standing(all).filter(({ at }) => dateAt(at) === day)
  const entries = rows.filter(({ kind }) => kind === 'entry')
  // In order of time, so the last row of each says where they are.
  const places = new Map(rows.map(({ ticketId, kind }) => [ticketId, kind]))
  const numbers = new Map(tickets.map(({ id, number, seat }) => [id, numberOfTicket(number, seat)]))
  return {
    day,
    now,
    days: edition.days,
    tickets: tickets.filter(({ state }) => state === 'valid').length,
    arrived: new Set(entries.map(({ ticketId }) => ticketId)).size,
    inside: [...places.values()].filter((kind) => kind === 'entry').length,
    gates: gatesOf(rows),
    quarters: quartersOf(entries),
    conflicts: entries.filter(({ conflict }) => conflict !== null).map((row) => conflictOf(row, rows, numbers)),
  }
}

function gatesOf(rows: readonly EntryRow[]): DoorBoard['gates'] {
  const gates = new Map<string, { gate: string; entries: number; exits: number }>()
  for (const { gate, kind } of rows) {
    const known = gates.get(gate) ?? { gate, entries: 0, exits: 0 }
    gates.set(gate, known)
    if (kind === 'entry') known.entries++
    else known.exits++
  }
  return [...gates.values()].toSorted((one, other) => one.gate.localeCompare(other.gate, 'uk'))
}

function quartersOf(entries: readonly EntryRow[]): DoorBoard['quarters'] {
  const numbers = Map.groupBy(entries, ({ at }) => at - (at % quarter))
  return [...numbers].map(([at, those]) => ({ at, entries: those.length })).toSorted((one, other) => one.at - other.at)
}

function conflictOf(row: EntryRow, rows: readonly EntryRow[], numbers: ReadonlyMap<string, string>): DoorConflict {
  const others = rows.filter(({ id, ticketId }) => ticketId === row.ticketId && id !== row.id)
  return {
    number: numbers.get(row.ticketId) ?? '',
    kind: row.conflict ?? 'unknown',
    at: row.at,
    gate: row.gate,
    others: others.map(({ at, gate, kind }) => ({ at, gate, kind })),
  }
}
