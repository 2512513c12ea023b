// Statistics of one day at the door.

import type { Database } from '@forum/desk/storage/database.ts'
import type { DoorEdition } from '@forum/domain/door/door-edition.ts'
import { standing } from '@forum/domain/door/entry.ts'
import { type Return, returningRows, whoIsBack } from '@forum/domain/door/returns.ts'
import type { DoorBoard, DoorConflict, ListedTicket } from '@forum/domain/door/wire.ts'
import { compareNames } from '@forum/domain/people/name-order.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import { type EntryRow, entriesWhere, marksOf } from './entry-rows.ts'
import { listedTickets } from './listed-tickets.ts'

const quarter = 15 * 60_000

/** `day`: a Kyiv day, `YYYY-MM-DD`; `returns`: of its interruptions. Undone entries are not counted. */
export async function doorBoard(
  database: Database,
  edition: DoorEdition,
  day: string,
  now: Instant,
  returns: readonly Return[],
): Promise<DoorBoard> {
  const tickets = await listedTickets(database, edition.year)
  const all = await entriesWhere(database, 'WHERE ticket.forum_year = ?', edition.year)
  const ever = standing(all)
  const rows = ever.filter(({ at }) => dateAt(at) === day)
  const entries = rows.filter(({ kind }) => kind === 'entry')
  const back = returningRows(rows, returns)
  const isFirst = ({ id }: EntryRow) => !back.has(id)
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
    returned: whoIsBack(rows, returns),
    gates: gatesOf(rows.filter(isFirst)),
    quarters: quartersOf(entries.filter(isFirst)),
    conflicts: remarkable(all, ever, day).map((row) => conflictOf(row, ever, numbers)),
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

/** Entries with a conflict or a mark, of a day or handed in on it; also undoing ones with a mark. By time. */
function remarkable(all: readonly EntryRow[], ever: readonly EntryRow[], day: string): EntryRow[] {
  const undoing = all.filter((row) => row.kind === 'undo' && marksOf(row).length > 0)
  const shown = [...ever.filter((row) => row.conflict !== null || marksOf(row).length > 0), ...undoing]
  return shown
    .filter(({ at, receivedAt }) => dateAt(at) === day || dateAt(receivedAt) === day)
    .toSorted((one, other) => one.at - other.at)
}

function conflictOf(row: EntryRow, ever: readonly EntryRow[], numbers: ReadonlyMap<string, string>): DoorConflict {
  const days = [dateAt(row.at), dateAt(row.receivedAt)]
  const others = ever.filter(({ id, ticketId, at }) => ticketId === row.ticketId && id !== row.id && days.includes(dateAt(at)))
  return {
    id: row.id,
    number: numbers.get(row.ticketId) ?? '',
    entry: row.kind,
    kind: row.conflict,
    marks: marksOf(row),
    at: row.at,
    gate: row.gate,
    others: others.map(({ at, gate, kind }) => ({ at, gate, kind })),
  }
}
