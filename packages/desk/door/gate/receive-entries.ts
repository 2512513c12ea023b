// Receives entries and exits from phones, also repeatedly. Facts are stored as they happened: a second entry becomes a row with a conflict and is not
// rejected. A phone's time is believed as far as the server knows that it can be.

import type { Outbox } from '@forum/desk/post/outbox/outbox.ts'
import { orderCopyDelivery } from '@forum/desk/post/records/record-channel.ts'
import type { Database, Transaction } from '@forum/desk/storage/database.ts'
import type { DoorEdition } from '@forum/domain/door/door-edition.ts'
import { type Entry, standing, standingToday } from '@forum/domain/door/entry.ts'
import { comesBack, type Return } from '@forum/domain/door/returns.ts'
import { verdict } from '@forum/domain/door/verdict.ts'
import type { EntryAnswer, EntryRefusal, SentEntry } from '@forum/domain/door/wire.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { type FoundTicket, ticketWithId } from './door-ticket.ts'
import { addEntry, type EntryRow, entriesWhere } from './entry-rows.ts'
import type { GateOfPhone } from './gates.ts'

export type ReceivingParts = {
  database: Database
  outbox: Pick<Outbox, 'add'>
  edition: DoorEdition
  returns: readonly Return[]
  now: Instant
}

/** A phone's clock follows the server's by an answer that took some seconds. */
const clockError = 60_000

/** One answer per entry, in order; a repeated id gets its first answer. All of them are stored, or none. */
export function receiveEntries(parts: ReceivingParts, gate: GateOfPhone, sent: readonly SentEntry[]): Promise<EntryAnswer[]> {
  return parts.database.transaction(async (tx) => {
    const answers: EntryAnswer[] = []
    const changed = new Set<string>()
    for (const entry of sent) {
      const found = await ticketWithId(tx, parts.edition, entry.ticket)
      answers.push(await receive(tx, parts, gate, entry, found))
      if (found) changed.add(found.ticket.orderId)
    }
    for (const orderId of changed) await parts.outbox.add(tx, orderId, [orderCopyDelivery(orderId)], parts.now)
    return answers
  })
}

async function receive(
  tx: Transaction,
  { edition, returns, now }: ReceivingParts,
  gate: GateOfPhone,
  entry: SentEntry,
  found: FoundTicket | undefined,
): Promise<EntryAnswer> {
  const { id, kind, undoes } = entry
  const [known] = await entriesWhere(tx, 'WHERE entry.id = ?', id)
  if (known) return isSame(known, entry) ? answerOf(known, await rowsOf(tx, known), returns) : refusedAs(id, 'other-entry')
  if (!found) return refusedAs(id, 'unknown')
  if (gate.closedAt !== null && entry.at > gate.closedAt) return refusedAs(id, 'closed')
  if (kind === 'undo') {
    if (gate.role !== 'supervisor') return refusedAs(id, 'role')
    if (!standing(found.rows).some((row) => row.id === undoes)) return refusedAs(id, 'nothing')
  }
  const time = timeOf(entry.at, gate, now)
  const conflict = kind === 'entry' ? conflictOf(edition, returns, found, time.at) : null
  const decided = entry.isOffline ? 'offline' : 'online'
  const placed = {
    ticketId: found.ticket.id,
    gateId: gate.id,
    by: entry.by,
    receivedAt: now,
    isAfterClosing: gate.closedAt !== null,
  }
  await addEntry(tx, { id, kind, undoes: kind === 'undo' ? undoes : null, ...placed, ...time, decided, conflict })
  return answerOf({ id, at: time.at, conflict }, found.rows, returns)
}

const refusedAs = (id: string, refused: EntryRefusal): EntryAnswer => ({ id, stored: false, refused })

/** Whether a row is what the phone sends, so that it was sent before. */
const isSame = (row: EntryRow, { ticket, kind, undoes }: SentEntry) =>
  row.ticketId === ticket && row.kind === kind && row.undoes === (kind === 'undo' ? undoes : null)

/**
 * The time of an entry. One that lies ahead, or before a phone could have the list, is replaced by the latest that is possible, so that it counts on
 * this day; what the phone said is kept.
 */
function timeOf(said: Instant, { listedAt, openedAt, closedAt }: GateOfPhone, now: Instant): Pick<EntryRow, 'at' | 'saidAt'> {
  const latest = Math.min(now, closedAt ?? now)
  const earliest = Math.min(listedAt ?? openedAt, latest)
  const isPossible = said >= earliest - clockError && said <= now + clockError
  return isPossible ? { at: Math.min(said, latest), saidAt: null } : { at: latest, saidAt: said }
}

function conflictOf(edition: DoorEdition, returns: readonly Return[], { known, rows }: FoundTicket, at: Instant) {
  const shown = { kind: 'code', year: edition.year } as const
  // What the verdict would have been then, had everything been known that is known now.
  const ticket = { ...known, entries: known.entries.filter((row) => row.at <= at) }
  const { kind } = verdict({ shown, ticket, isListFresh: true, edition, direction: 'in', now: at, returns })
  if (kind !== 'in') return kind
  return clashing(rows, at, returns) ? ('already-in' as const) : null
}

/** The entry with which one at `at` conflicts: the ticket was inside, or comes in next without having left; returns conflict with nothing. */
function clashing<Row extends Entry>(rows: readonly Row[], at: Instant, returns: readonly Return[]): Row | undefined {
  const today = standingToday(rows, at)
  const [before, after] = [today.findLast((row) => row.at <= at), today.find((row) => row.at > at)]
  if (before?.kind === 'entry' && !comesBack(returns, before.at, at)) return before
  return after?.kind === 'entry' && !comesBack(returns, at, after.at) ? after : undefined
}

/** Earlier rows of the same ticket. */
const rowsOf = (tx: Transaction, { id, sequence }: EntryRow) =>
  entriesWhere(tx, 'WHERE entry.ticket_id = (SELECT ticket_id FROM entry WHERE id = ?) AND entry.sequence < ?', id, sequence)

function answerOf(
  { id, at, conflict }: Pick<EntryRow, 'id' | 'at' | 'conflict'>,
  before: readonly EntryRow[],
  returns: readonly Return[],
): EntryAnswer {
  const other = conflict === 'already-in' ? clashing(before, at, returns) : undefined
  return { id, stored: true, conflict, first: other ? { at: other.at, gate: other.gate } : null }
}
