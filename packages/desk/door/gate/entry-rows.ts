// Rows of entries and exits. They are never changed or deleted.

import type { Transaction } from '@forum/desk/storage/database.ts'
import { insert } from '@forum/desk/storage/insert.ts'
import { namedRow } from '@forum/desk/storage/row.ts'
import { type Entry, entryKinds } from '@forum/domain/door/entry.ts'
import type { VerdictKind } from '@forum/domain/door/verdict.ts'
import type { EntryMark } from '@forum/domain/door/wire.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import * as v from 'valibot'

export type EntryRow = Entry & {
  sequence: number
  ticketId: string
  receivedAt: Instant
  conflict: VerdictKind | null
  /** It was handed in after the gate or phone was closed. */
  isAfterClosing: boolean
  /** The time that the phone gave, where it cannot be; null: `at`. */
  saidAt: Instant | null
}

/** `gateId` null: entered by a scanner with the general key. `by`: the phone of the gate. */
export type NewEntry = Omit<EntryRow, 'sequence' | 'gate'> & { gateId: string | null; by: string; decided: 'online' | 'offline' }

const row = v.pipe(
  namedRow({
    sequence: v.number(),
    id: v.string(),
    ticket_id: v.string(),
    kind: v.picklist(entryKinds),
    undoes: v.nullable(v.string()),
    at: v.number(),
    received_at: v.number(),
    conflict: v.nullable(v.string()),
    after_closing: v.number(),
    said_at: v.nullable(v.number()),
    gate: v.string(),
  }),
  v.transform(
    ({ conflict, afterClosing, ...same }): EntryRow => ({
      ...same,
      // Only verdicts are ever written.
      conflict: conflict as VerdictKind | null,
      isAfterClosing: afterClosing === 1,
    }),
  ),
)

/** In order of arrival. `which`: the SQL after the tables `entry` and `ticket`. */
export const entriesWhere = (tx: Pick<Transaction, 'all'>, which: string, ...values: (string | number)[]) =>
  tx.all(
    row,
    `SELECT entry.*, coalesce(gate.name, '') AS gate FROM entry JOIN ticket ON ticket.id = entry.ticket_id
     LEFT JOIN gate ON gate.id = entry.gate_id ${which} ORDER BY entry.sequence`,
    ...values,
  )

export async function addEntry(tx: Transaction, entry: NewEntry): Promise<void> {
  const { id, ticketId, gateId, by, kind, undoes, at, receivedAt, decided, conflict, isAfterClosing, saidAt } = entry
  const from = { ticket_id: ticketId, gate_id: gateId, made_by: by, received_at: receivedAt }
  const marks = { after_closing: isAfterClosing ? 1 : 0, said_at: saidAt }
  await insert(tx, 'entry', { id, ...from, kind, undoes, at, decided, conflict, ...marks })
}

export function marksOf({ at, receivedAt, isAfterClosing, saidAt }: EntryRow): EntryMark[] {
  const isOfOtherDay = dateAt(at) !== dateAt(receivedAt)
  return [
    ...(isAfterClosing ? (['after-closing'] as const) : []),
    ...(isOfOtherDay ? (['other-day'] as const) : []),
    ...(saidAt !== null ? (['wrong-time'] as const) : []),
  ]
}
