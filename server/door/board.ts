// Statistics of one day at the door.

import type { DoorEdition } from '#domain/door/door-edition.ts'
import { standing } from '#domain/door/entry.ts'
import type { DoorBoard, DoorConflict, ListedTicket } from '#domain/door/wire.ts'
import { compareNames } from '#domain/people/name-order.ts'
import { dateAt } from '#domain/programme/kyiv-time.ts'
import type { Instant } from '#domain/record.ts'
import type { Database } from '../storage/database.ts'
import { type EntryRow, entriesWhere } from './entry-rows.ts'
import { listedTickets } from './listed-tickets.ts'

const quarter = 15 * 60_000

/** `day`: a Kyiv day, `YYYY-MM-DD`. Undone entries are not counted. */
export async function doorBoard(database: Database, edition: DoorEdition, day: string, now: Instant): Promise<DoorBoard> {
  const tickets = await listedTickets(database, edition.year)
  const all = await entriesWhere(database, 'WHERE ticket.forum_year = ?', edition.year)
  const rows = standing(all).filter(({ at }) => dateAt(at) === day)
  const entries = rows.filter(({ kind }) => kind === 'entry')
  // Rows are ordered by time: the last one of a ticket says whether it is inside.
  const places = new Map(rows.map(({ ticketId, kind }) => [ticketId, kind]))
  const numbers = new Map(tickets.map(({ id, number }) => [id, number]))
  return {
    day,
    now,
    days: edition.days,
    tickets: tickets.filter((ticket) => isExpected(ticket, edition, day)).length,
    arrived: new Set(entries.map(({ ticketId }) => ticketId)).size,
    inside: [...places.values()].filter((kind) => kind === 'entry').length,
    gates: gatesOf(rows),
    quarters: quartersOf(entries),
    conflicts: entries.filter(({ conflict }) => conflict !== null).map((row) => conflictOf(row, rows, numbers)),
  }
}

/** Whether it admits to the venue on this day. */
function isExpected({ state, kind: kindId }: ListedTicket, edition: DoorEdition, day: string): boolean {
  const kind = edition.kinds.find(({ id }) => id === kindId)
  const days = kind ? kind.days : edition.days
  return state === 'valid' && !kind?.isOnline && (days === null || (day >= days.first && day <= days.last))
}

function gatesOf(rows: readonly EntryRow[]): DoorBoard['gates'] {
  const gates = new Map<string, { gate: string; entries: number; exits: number }>()
  for (const { gate, kind } of rows) {
    const known = gates.get(gate) ?? { gate, entries: 0, exits: 0 }
    gates.set(gate, known)
    if (kind === 'entry') known.entries++
    else known.exits++
  }
  return [...gates.values()].toSorted((one, other) => compareNames(one.gate, other.gate))
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
