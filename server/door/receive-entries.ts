// Receives entries and exits from phones, also repeatedly. Facts are stored as they happened: a second entry becomes a row with a conflict and is not
// rejected.

import type { DoorEdition } from '#domain/door/door-edition.ts'
import { standing, standingToday } from '#domain/door/entry.ts'
import { verdict } from '#domain/door/verdict.ts'
import type { DoorGate, EntryAnswer, SentEntry } from '#domain/door/wire.ts'
import type { Instant } from '#domain/record.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { orderCopyDelivery } from '../records/record-channel.ts'
import type { Database, Transaction } from '../storage/database.ts'
import { type FoundTicket, ticketWithId } from './door-ticket.ts'
import { addEntry, type EntryRow, entriesWhere } from './entry-rows.ts'

export type ReceivingParts = { database: Database; outbox: Pick<Outbox, 'add'>; edition: DoorEdition; now: Instant }

/** One answer per entry, in order; a repeated id gets its first answer. All of them are stored, or none. */
export function receiveEntries(parts: ReceivingParts, gate: DoorGate, sent: readonly SentEntry[]): Promise<EntryAnswer[]> {
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
  { edition, now }: ReceivingParts,
  gate: DoorGate,
  entry: SentEntry,
  found: FoundTicket | undefined,
): Promise<EntryAnswer> {
  const { id, kind, undoes } = entry
  const [known] = await entriesWhere(tx, 'WHERE entry.id = ?', id)
  if (known) return answerOf(known, await rowsOf(tx, known))
  if (!found) return { id, stored: false, refused: 'unknown' }
  if (kind === 'undo') {
    if (gate.role !== 'supervisor') return { id, stored: false, refused: 'role' }
    if (!standing(found.rows).some((row) => row.id === undoes)) return { id, stored: false, refused: 'nothing' }
  }
  // A phone whose clock is fast must not store a future time.
  const at = Math.min(entry.at, now)
  const conflict = kind === 'entry' ? conflictOf(edition, found, at) : null
  const decided = entry.isOffline ? 'offline' : 'online'
  const placed = { ticketId: found.ticket.id, gateId: gate.id, by: entry.by, at, receivedAt: now }
  await addEntry(tx, { id, kind, undoes: kind === 'undo' ? undoes : null, ...placed, decided, conflict })
  return answerOf({ id, at, conflict }, found.rows)
}

function conflictOf(edition: DoorEdition, { known }: FoundTicket, at: Instant) {
  const shown = { kind: 'code', year: edition.year } as const
  const { kind } = verdict({ shown, ticket: known, isListFresh: true, edition, direction: 'in', now: at })
  return kind === 'in' ? null : kind
}

/** Earlier rows of the same ticket. */
const rowsOf = (tx: Transaction, { id, sequence }: EntryRow) =>
  entriesWhere(tx, 'WHERE entry.ticket_id = (SELECT ticket_id FROM entry WHERE id = ?) AND entry.sequence < ?', id, sequence)

function answerOf({ id, at, conflict }: Pick<EntryRow, 'id' | 'at' | 'conflict'>, before: readonly EntryRow[]): EntryAnswer {
  return { id, stored: true, conflict, first: conflict === 'already-in' ? firstOf(before, at) : null }
}

function firstOf(before: readonly EntryRow[], at: Instant) {
  const last = standingToday(before, at).at(-1)
  return last ? { at: last.at, gate: last.gate } : null
}
