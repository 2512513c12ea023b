// The ticket list for phones at the door, and updates since their last request.
import { createHash } from 'node:crypto'
import type { TicketTokens } from '@forum/desk/orders/ticket-token.ts'
import type { Database } from '@forum/desk/storage/database.ts'
import { forgottenAt } from '@forum/domain/door/door-days.ts'
import type { DoorEdition } from '@forum/domain/door/door-edition.ts'
import type { Return } from '@forum/domain/door/returns.ts'
import type { DoorGate, DoorList, ListedEntry, ListedTicket, Manifest } from '@forum/domain/door/wire.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import * as v from 'valibot'
import { entriesWhere } from './entry-rows.ts'
import { listedTickets } from './listed-tickets.ts'

export type ManifestParts = {
  database: Database
  tokens: Pick<TicketTokens, 'publicKeys'>
  edition: DoorEdition
  /** Whether phones get attendees' names. */
  hasNames: boolean
  now: Instant
  returns: readonly Return[]
}

const lastRow = v.object({ last: v.number() })

/**
 * All but the state of the day. `since`: cursor of the last answer. Returns entries since then. The ticket list is sent whole when any ticket changed: this is rare on forum days,
 * and no change can be missed.
 */
export async function manifestFor(parts: ManifestParts, gate: DoorGate, since: string | null): Promise<Omit<Manifest, 'day'>> {
  const { database, edition, now, returns } = parts
  const list = await listOf(parts)
  const digest = createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 22)
  const [, asked = '0', known] = /^(\d{1,15})\.([\w-]{22})$/.exec(since ?? '') ?? []
  const { last } = (await database.one(lastRow, 'SELECT coalesce(max(sequence), 0) AS last FROM entry')) ?? { last: 0 }
  // An older backup was restored: its next entries have numbers that this phone has seen.
  const sequence = Number(asked) > last ? 0 : Number(asked)
  const rows = await entriesWhere(database, 'WHERE ticket.forum_year = ? AND entry.sequence > ?', edition.year, sequence)
  const entries = rows.map(
    ({ id, kind, at, gate: name, undoes, ticketId, conflict }): ListedEntry => ({
      id,
      ticket: ticketId,
      kind,
      at,
      gate: name,
      undoes,
      conflict,
    }),
  )
  const cursor = `${rows.at(-1)?.sequence ?? sequence}.${digest}`
  const { id, name, role } = gate
  return { gate: { id, name, role }, now, cursor, list: known === digest ? null : list, entries, returns }
}

async function listOf({ database, tokens, edition, hasNames }: ManifestParts): Promise<DoorList> {
  const all = await listedTickets(database, edition.year)
  const tickets = all.map(({ name, ...ticket }): ListedTicket => (hasNames ? { ...ticket, name } : ticket))
  return { ...edition, keys: tokens.publicKeys, hasNames, forgetAt: forgottenAt(edition.days), tickets }
}
