// The door's verdict about a ticket. One pure function for the server and offline phones.
import type { Instant } from '../record/record.ts'
import { dateAt } from '../time/kyiv-time.ts'
import type { DoorDays } from './door-days.ts'
import { type Entry, standingToday } from './entry.ts'
import { comesBack, type Return } from './returns.ts'

export type DoorTicket = {
  state: 'valid' | 'cancelled'
  /** null: unknown, so it admits on any day. */
  days: DoorDays | null
  /** It is a broadcast ticket and admits nobody to the venue. */
  isOnline: boolean
  entries: readonly Entry[]
}

/** What was presented: a signed ticket code (`year`: its edition), a spoken number or name, or something else. */
export type Presented = { kind: 'code'; year: number } | { kind: 'told' } | { kind: 'foreign' }

export type DoorQuestion = {
  shown: Presented
  /** From the list; null: not in the list. */
  ticket: DoorTicket | null
  /** false: a missing ticket may have been sold since the list was fetched. */
  isListFresh: boolean
  edition: { year: number; days: DoorDays | null }
  direction: 'in' | 'out'
  /** true: admits on any day, to try the door before the forum. */
  anyDay?: boolean
  now: Instant
  /** When people come back after interruptions; missing: there was none. */
  returns?: readonly Return[]
}

export type Verdict =
  /** `isNew`: validly signed but not in the list yet. `isBack`: returns after an exit, or after an interruption. */
  | { kind: 'in'; isNew: boolean; isBack: boolean }
  | { kind: 'out' }
  | { kind: 'already-in'; at: Instant; gate: string }
  /** An exit without an entry. */
  | { kind: 'not-in' }
  | { kind: 'cancelled' }
  | { kind: 'online' }
  /** The forum goes on, but the ticket is for other days. */
  | { kind: 'other-day'; days: DoorDays }
  | { kind: 'not-yet'; days: DoorDays }
  | { kind: 'over'; days: DoorDays }
  | { kind: 'other-year'; year: number }
  | { kind: 'unknown' }

export type VerdictKind = Verdict['kind']

/** Whether the guest may pass. */
export const opens = ({ kind }: Verdict) => kind === 'in' || kind === 'out'

export function verdict(question: DoorQuestion): Verdict {
  const { shown, edition, isListFresh } = question
  if (shown.kind === 'foreign') return { kind: 'unknown' }
  if (shown.kind === 'code' && shown.year !== edition.year) return { kind: 'other-year', year: shown.year }
  const isNew = question.ticket === null
  if (isNew && (shown.kind === 'told' || isListFresh)) return { kind: 'unknown' }
  const ticket = question.ticket ?? { state: 'valid', days: edition.days, isOnline: false, entries: [] }
  if (ticket.state === 'cancelled') return { kind: 'cancelled' }
  if (ticket.isOnline) return { kind: 'online' }
  return ofGoodTicket(question, ticket, isNew)
}

function ofGoodTicket(
  { direction, anyDay, edition, now, returns = [] }: DoorQuestion,
  ticket: DoorTicket,
  isNew: boolean,
): Verdict {
  const today = standingToday(ticket.entries, now)
  const last = today.at(-1)
  const isInside = last?.kind === 'entry'
  if (direction === 'out') return { kind: isInside ? 'out' : 'not-in' }
  const wrongDay = anyDay ? null : ofWrongDay(ticket.days, edition.days, dateAt(now))
  if (wrongDay) return wrongDay
  if (isInside && comesBack(returns, last.at, now)) return { kind: 'in', isNew: false, isBack: true }
  return isInside ? { kind: 'already-in', at: last.at, gate: last.gate } : { kind: 'in', isNew, isBack: today.length > 0 }
}

function ofWrongDay(days: DoorDays | null, edition: DoorDays | null, today: string): Verdict | null {
  if (days === null || (today >= days.first && today <= days.last)) return null
  const isGoingOn = edition !== null && today >= edition.first && today <= edition.last
  if (isGoingOn) return { kind: 'other-day', days }
  return { kind: today < days.first ? 'not-yet' : 'over', days }
}
