// Decides about a ticket from the phone's own data, without the network.
import type { DoorKind } from '@forum/domain/door/door-edition.ts'
import { standingToday } from '@forum/domain/door/entry.ts'
import { ticketNumberIn } from '@forum/domain/door/ticket-number.ts'
import { opens, type Presented, type Verdict, verdict } from '@forum/domain/door/verdict.ts'
import type { ListedTicket } from '@forum/domain/door/wire.ts'
import { type Memory, ticketNumbered } from './memory.ts'
import { readTicketCode } from './ticket-code.ts'

/** `entryId`: the stored entry. `standing`: the entry that a supervisor may undo. */
export type Decision = {
  verdict: Verdict
  /** Somebody inside may come back after an interruption of which this phone, without a network, could not know: the volunteer decides. */
  mayBeBack: boolean
  /** The ticket is not in the list, and the list is missing or old: it may have been sold since, and cannot be checked here. */
  isUnchecked: boolean
  ticket: ListedTicket | null
  kind: DoorKind | null
  entryId: string | null
  standing: string | null
}

export type Direction = 'in' | 'out'

/** A scanned or typed text; null: neither a code nor a number, so it may be a search. */
export async function decideText(
  memory: Memory,
  text: string,
  direction: Direction,
  isScanned: boolean,
): Promise<Decision | null> {
  const list = memory.list()
  if (!list) return unchecked
  const code = await readTicketCode(text, list.keys)
  // A browser that cannot verify signatures accepts only tickets in the list.
  const isBelieved = code && (code.isSigned ?? list.tickets.some(({ id }) => id === code.ticketId))
  if (code?.isSigned === null && !isBelieved && !memory.isFresh()) return unchecked
  if (isBelieved) return decide(memory, { kind: 'code', year: code.year }, code.ticketId, direction)
  const number = ticketNumberIn(text, list.year)
  if (number !== null) {
    const ticket = ticketNumbered(list, number)
    return ticket || memory.isFresh() ? decide(memory, { kind: 'told' }, ticket?.id ?? null, direction) : unchecked
  }
  return isScanned || code ? decide(memory, { kind: 'foreign' }, null, direction) : null
}

const unchecked: Decision = {
  verdict: { kind: 'unknown' },
  mayBeBack: false,
  isUnchecked: true,
  ticket: null,
  kind: null,
  entryId: null,
  standing: null,
}

/** For a ticket found by name. */
export const decideTicket = (memory: Memory, ticket: ListedTicket, direction: Direction) =>
  decide(memory, { kind: 'told' }, ticket.id, direction)

/** The volunteer says that this person came back: the server sorts it by its moment. */
export async function letBack(memory: Memory, decision: Decision): Promise<Decision | null> {
  const { ticket } = decision
  if (!ticket || !decision.mayBeBack) return null
  const entryId = await memory.keep({ ticket: ticket.id, kind: 'entry', undoes: null })
  return { ...decision, verdict: { kind: 'in', isNew: false, isBack: true }, mayBeBack: false, entryId, standing: entryId }
}

async function decide(memory: Memory, shown: Presented, ticketId: string | null, direction: Direction): Promise<Decision> {
  const list = memory.list()
  const ticket = list?.tickets.find(({ id }) => id === ticketId) ?? null
  const kind = list?.kinds.find(({ id }) => id === ticket?.kind) ?? null
  const edition = { year: list?.year ?? 0, days: list?.days ?? null }
  const entries = ticketId === null ? [] : memory.entriesOf(ticketId)
  const now = memory.now()
  const said = verdict({
    shown,
    ticket: ticket && { state: ticket.state, days: kind ? kind.days : edition.days, isOnline: kind?.isOnline ?? false, entries },
    isListFresh: memory.isFresh(),
    edition,
    direction,
    now,
    returns: memory.returns(),
  })
  const before = standingToday(entries, now).at(-1)
  const isKept = ticketId !== null && opens(said)
  const kindOfEntry = said.kind === 'out' ? 'exit' : 'entry'
  const entryId = isKept ? await memory.keep({ ticket: ticketId, kind: kindOfEntry, undoes: null }) : null
  return {
    verdict: said,
    mayBeBack: said.kind === 'already-in' && !memory.isFresh(),
    isUnchecked: false,
    ticket,
    kind,
    entryId,
    standing: entryId ?? (before?.kind === 'entry' ? before.id : null),
  }
}
