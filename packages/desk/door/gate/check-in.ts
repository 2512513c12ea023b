// Checks one ticket, for online scanners: is it valid, and was it used?
import { randomUUID } from 'node:crypto'
import type { TicketTokens } from '@forum/desk/orders/ticket-token.ts'
import type { Outbox } from '@forum/desk/post/outbox/outbox.ts'
import { orderCopyDelivery } from '@forum/desk/post/records/record-channel.ts'
import type { Database, Transaction } from '@forum/desk/storage/database.ts'
import type { DoorDays } from '@forum/domain/door/door-days.ts'
import type { DoorEdition } from '@forum/domain/door/door-edition.ts'
import { standing } from '@forum/domain/door/entry.ts'
import type { Return } from '@forum/domain/door/returns.ts'
import { ticketNumberIn } from '@forum/domain/door/ticket-number.ts'
import { type Verdict, verdict } from '@forum/domain/door/verdict.ts'
import type { IssuedTicket } from '@forum/domain/order/order.ts'
import { type FoundTicket, ticketWithId, ticketWithNumber } from './door-ticket.ts'
import { addEntry } from './entry-rows.ts'

export type CheckIn =
  | { state: 'valid'; ticket: IssuedTicket }
  /** `usedAt`: time of the entry on this day, milliseconds since 1970. */
  | { state: 'used'; usedAt: number; ticket: IssuedTicket }
  /** Tickets of other editions are unknown. */
  | { state: 'cancelled' | 'online'; ticket: IssuedTicket }
  | { state: 'not-yet' | 'other-day' | 'over'; days: DoorDays; ticket: IssuedTicket }
  /** Result of undoing the last entry: undone, or there was none. */
  | { state: 'undone' | 'not-in'; ticket: IssuedTicket }
  | { state: 'unknown' }

/** `anyDay`: admit outside the ticket's days, too. `undo`: undo the last entry. */
export type CheckInWish = { anyDay?: boolean; undo?: boolean }

type Parts = { database: Database; outbox: Pick<Outbox, 'add'>; tokens: Pick<TicketTokens, 'read'>; edition: DoorEdition } & {
  /** When people come back after interruptions. */
  returns: readonly Return[]
}

/** `shown`: the token, or the printed number. Of two concurrent requests one admits. */
export async function checkIn(parts: Parts, shown: string, now: number, wish: CheckInWish = {}): Promise<CheckIn> {
  const { database, tokens, edition } = parts
  const code = tokens.read(shown)
  const number = code ? null : ticketNumberIn(shown, edition.year)
  if (code ? code.forumYear !== edition.year : number === null) return { state: 'unknown' }
  return database.transaction(async (tx): Promise<CheckIn> => {
    const found = code ? await ticketWithId(tx, edition, code.ticketId) : await ticketWithNumber(tx, edition, number ?? '')
    if (!found) return { state: 'unknown' }
    return wish.undo ? takeBack(tx, parts, found, now) : letIn(tx, parts, found, now, wish.anyDay ?? false)
  })
}

async function letIn(tx: Transaction, parts: Parts, found: FoundTicket, now: number, anyDay: boolean): Promise<CheckIn> {
  const { edition, returns } = parts
  const said = verdict({
    shown: { kind: 'code', year: edition.year },
    ticket: found.known,
    isListFresh: true,
    edition,
    direction: 'in',
    anyDay,
    now,
    returns,
  })
  if (said.kind === 'in') await add(tx, parts, found, now, { kind: 'entry', undoes: null })
  return answerOf(said, found.ticket)
}

function answerOf(said: Verdict, ticket: IssuedTicket): CheckIn {
  switch (said.kind) {
    case 'in':
      return { state: 'valid', ticket }
    case 'already-in':
      return { state: 'used', usedAt: said.at, ticket }
    case 'cancelled':
    case 'online':
      return { state: said.kind, ticket }
    case 'not-yet':
    case 'other-day':
    case 'over':
      return { state: said.kind, days: said.days, ticket }
    default:
      return { state: 'unknown' }
  }
}

async function takeBack(tx: Transaction, parts: Parts, found: FoundTicket, now: number): Promise<CheckIn> {
  const last = standing(found.rows).at(-1)
  if (!last) return { state: 'not-in', ticket: found.ticket }
  await add(tx, parts, found, now, { kind: 'undo', undoes: last.id })
  return { state: 'undone', ticket: found.ticket }
}

async function add(
  tx: Transaction,
  { outbox }: Parts,
  { ticket }: FoundTicket,
  now: number,
  own: { kind: 'entry' | 'undo'; undoes: string | null },
): Promise<void> {
  const row = {
    id: randomUUID(),
    ticketId: ticket.id,
    gateId: null,
    by: '',
    at: now,
    receivedAt: now,
    conflict: null,
    isAfterClosing: false,
  }
  await addEntry(tx, { ...row, ...own, decided: 'online', saidAt: null })
  await outbox.add(tx, ticket.orderId, [orderCopyDelivery(ticket.orderId)], now)
}
