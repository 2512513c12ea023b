// What the door says of a ticket. One rule for the server and for phones that have no network: everything that it goes by is an argument.
import { dateAt } from '../programme/kyiv-time.ts'
import type { Instant } from '../record.ts'
import type { DoorDays } from './door-days.ts'
import { type Entry, standingToday } from './entry.ts'

export type DoorTicket = {
  state: 'valid' | 'cancelled'
  /** null: nobody knows them, and it is good on any day. */
  days: DoorDays | null
  /** It lets nobody into the halls: what it gives is the broadcast. */
  isOnline: boolean
  entries: readonly Entry[]
}

/** What was shown: the code of a ticket that was signed here (`year`: of its edition), a number or name that somebody told, or anything else. */
export type Shown = { kind: 'code'; year: number } | { kind: 'told' } | { kind: 'foreign' }

export type DoorQuestion = {
  shown: Shown
  /** As the list has it; null: it does not stand there. */
  ticket: DoorTicket | null
  /** false: what is missing in the list may have been sold since it was read. */
  isListFresh: boolean
  edition: { year: number; days: DoorDays | null }
  direction: 'in' | 'out'
  /** true: whoever asks lets in on any day, to try the door out before the first. */
  anyDay?: boolean
  now: Instant
}

export type Verdict =
  /** `isNew`: well signed, and not in the list yet. `isBack`: went out before. */
  | { kind: 'in'; isNew: boolean; isBack: boolean }
  | { kind: 'out' }
  | { kind: 'already-in'; at: Instant; gate: string }
  /** Goes out, and never came in. */
  | { kind: 'not-in' }
  | { kind: 'cancelled' }
  | { kind: 'online' }
  /** The forum goes on, but this ticket is of others of its days. */
  | { kind: 'other-day'; days: DoorDays }
  | { kind: 'not-yet'; days: DoorDays }
  | { kind: 'over'; days: DoorDays }
  | { kind: 'other-year'; year: number }
  | { kind: 'unknown' }

export type VerdictKind = Verdict['kind']

/** Whether the door opens. */
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

function ofGoodTicket({ direction, anyDay, edition, now }: DoorQuestion, ticket: DoorTicket, isNew: boolean): Verdict {
  const today = standingToday(ticket.entries, now)
  const last = today.at(-1)
  const isInside = last?.kind === 'entry'
  if (direction === 'out') return { kind: isInside ? 'out' : 'not-in' }
  const wrongDay = anyDay ? null : ofWrongDay(ticket.days, edition.days, dateAt(now))
  if (wrongDay) return wrongDay
  return isInside ? { kind: 'already-in', at: last.at, gate: last.gate } : { kind: 'in', isNew, isBack: today.length > 0 }
}

function ofWrongDay(days: DoorDays | null, edition: DoorDays | null, today: string): Verdict | null {
  if (days === null || (today >= days.first && today <= days.last)) return null
  const isGoingOn = edition !== null && today >= edition.first && today <= edition.last
  if (isGoingOn) return { kind: 'other-day', days }
  return { kind: today < days.first ? 'not-yet' : 'over', days }
}
