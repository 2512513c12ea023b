// Creates and stops promo codes, for the page, with entries in the journal.

import { type DayLimits, journalled, OverLimit, type Person } from '@forum/desk/audit/audit.ts'
import { addCode, type NewCode, stopCode } from '@forum/desk/orders/promo-codes.ts'
import type { Database } from '@forum/desk/storage/database.ts'
import { codeText, isCodeText, priceWith, reductionKinds } from '@forum/domain/order/promo-code.ts'
import type { Ticket } from '@forum/domain/ticket/ticket.ts'
import type { NewCodeFault } from './code-view.ts'
import { endOfDay } from './office-room.ts'

export type CodeDeedOptions = { desk: { database: Database; now(): number }; by: Person; limits: DayLimits }

/** The typed fields of a new code. `kinds`: ticket kinds, none means all; `day`: last valid day (YYYY-MM-DD) in Kyiv. */
export type TypedCode = { code: string; kind: string; amount: string; number: string; day: string; kinds: readonly string[] }

/** `tickets`: all kinds on sale with their current prices. */
export type SoldKinds = { forumYear: number; tickets: readonly Pick<Ticket, 'id' | 'price'>[] }

const most = 100_000

/** Parses the code, or returns its faults. `now`: milliseconds since 1970. */
export function readCode(typed: TypedCode, { forumYear, tickets }: SoldKinds, now: number): NewCode | NewCodeFault {
  const code = codeText(typed.code)
  if (!isCodeText(code)) return 'noCode'
  const kind = reductionKinds.find((each) => each === typed.kind)
  const amount = wholeIn(typed.amount)
  if (!kind || amount === null || amount > (kind === 'percent' ? 100 : most)) return 'noAmount'
  const maxTickets = wholeIn(typed.number)
  if (maxTickets === null || maxTickets > most) return 'noNumber'
  if (!typed.kinds.every((id) => tickets.some((ticket) => ticket.id === id))) return 'noKind'
  const until = endOfDay(typed.day)
  if (until === null && typed.day !== '') return 'notDay'
  if (until !== null && until <= now) return 'past'
  return { forumYear, code, kind, amount, ticketIds: [...typed.kinds], maxTickets, until }
}

/** A positive whole number. */
function wholeIn(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00a0]/g, '')
  return /^[1-9]\d{0,6}$/.test(plain) ? Number(plain) : null
}

/** Seats that a code may give away: all of its tickets where it makes one of its kinds free, else none. */
function freeSeats(code: NewCode, { tickets }: SoldKinds): number {
  const isFree = tickets.some(({ id, price }) => priceWith({ ...code, stoppedAt: null }, id, price) === 0)
  return isFree ? code.maxTickets : 0
}

/** null: created. Codes for free seats count towards the person's daily limit. */
export async function makeCode(
  code: NewCode,
  sold: SoldKinds,
  { desk, by, limits }: CodeDeedOptions,
): Promise<NewCodeFault | null> {
  const { amount, kind, maxTickets } = code
  const reason = `${code.code}: ${amount} ${kind === 'percent' ? '%' : '₴'} × ${maxTickets}`
  const deedOf = (isMade: boolean) =>
    isMade ? ({ action: 'codeMade', orderId: null, reason, seats: freeSeats(code, sold) } as const) : null
  const database = journalled(desk.database, { by, at: desk.now(), deedOf, limits })
  try {
    return (await database.transaction((tx) => addCode(tx, code, desk.now()))) ? null : 'taken'
  } catch (error) {
    if (error instanceof OverLimit) return 'overLimit'
    throw error
  }
}

/** false: no such code, or it was stopped before. */
export function endCode(forumYear: number, text: string, { desk, by, limits }: CodeDeedOptions): Promise<boolean> {
  const code = codeText(text)
  const deedOf = (isStopped: boolean) => (isStopped ? ({ action: 'codeStopped', orderId: null, reason: code } as const) : null)
  const database = journalled(desk.database, { by, at: desk.now(), deedOf, limits })
  return database.transaction((tx) => stopCode(tx, forumYear, code, desk.now()))
}
