// Promo codes in the database: create, stop, count their use. An order uses a code while it is paid or can still be paid.

import type { Order, OrderLine } from '@forum/domain/order/order.ts'
import { type CodeFault, codeText, discountOf, type PromoCode, reductionKinds } from '@forum/domain/order/promo-code.ts'
import { codeKey, codeKeys } from '@forum/domain/order/typed-code.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import * as v from 'valibot'
import type { Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'
import { json, namedRow } from '../storage/row.ts'
import { line } from './order-rows.ts'

/** Rolls the transaction back. `left`: number of tickets for which the code is still valid. */
export class CodeRefused extends Error {
  readonly fault: CodeFault
  readonly left: number
  constructor(fault: CodeFault, left = 0) {
    super('the code is not good for this order')
    this.fault = fault
    this.left = left
  }
}

const codeRow = namedRow({
  forum_year: v.number(),
  code: v.string(),
  kind: v.picklist(reductionKinds),
  amount: v.number(),
  ticket_ids: json(v.array(v.string())),
  max_tickets: v.number(),
  until: v.nullable(v.number()),
  stopped_at: v.nullable(v.number()),
})

function findCode(tx: Transaction, forumYear: number, code: string): Promise<PromoCode | undefined> {
  return tx.one(codeRow, 'SELECT * FROM promo_code WHERE forum_year = ? AND code = ?', forumYear, code)
}

/** The code that was meant by `typed`; undefined: none, or one of several. */
async function meantCode(tx: Transaction, forumYear: number, typed: string): Promise<PromoCode | undefined> {
  const literal = await findCode(tx, forumYear, codeText(typed))
  if (literal) return literal
  const keys = codeKeys(typed)
  const alike = (await codesOf(tx, forumYear)).filter((code) => keys.includes(codeKey(code)))
  return alike.length === 1 ? findCode(tx, forumYear, alike[0] ?? '') : undefined
}

async function codesOf(tx: Transaction, forumYear: number): Promise<string[]> {
  const rows = await tx.all(v.object({ code: v.string() }), 'SELECT code FROM promo_code WHERE forum_year = ?', forumYear)
  return rows.map(({ code }) => code)
}

/** The code that was typed, and why it is invalid now, as far as that is known without an order; null: no such code. */
export async function lookAtCode(
  tx: Transaction,
  forumYear: number,
  typed: string,
  now: Instant,
): Promise<{ code: PromoCode; fault: CodeFault | null } | null> {
  const code = await meantCode(tx, forumYear, typed)
  if (!code) return null
  const isUsedUp = (await usesOf(tx, forumYear, code.code, now)) >= code.maxTickets
  return { code, fault: faultAt(code, now) ?? (isUsedUp ? 'usedUpCode' : null) }
}

function faultAt({ stoppedAt, until }: PromoCode, now: Instant): CodeFault | null {
  if (stoppedAt !== null) return 'stoppedCode'
  return until !== null && until <= now ? 'lateCode' : null
}

/** SQL for orders that use their codes; parameter: now. */
const isUsed = "(status = 'paid' OR (status = 'awaiting_payment' AND expires_at > ?))"

const usedRow = v.object({ used: v.number() })

/** Number of tickets that used a code in all orders except `except`. */
async function usesOf(tx: Transaction, forumYear: number, code: string, now: Instant, except = ''): Promise<number> {
  const found = await tx.one(
    usedRow,
    `SELECT coalesce(sum(code_tickets), 0) AS used FROM ticket_order WHERE forum_year = ? AND code = ? AND code <> '' AND id <> ? AND ${isUsed}`,
    ...[forumYear, code, except, now],
  )
  return found?.used ?? 0
}

/** Throws a CodeRefused when the code of these lines is invalid, or for fewer tickets. */
export async function checkCode(tx: Transaction, forumYear: number, lines: readonly OrderLine[], now: Instant): Promise<void> {
  const discount = discountOf(lines)
  if (!discount) return
  const code = await findCode(tx, forumYear, discount.code)
  const fault = code ? faultAt(code, now) : 'unknownCode'
  if (!code || fault) throw new CodeRefused(fault ?? 'unknownCode')
  const left = code.maxTickets - (await usesOf(tx, forumYear, discount.code, now))
  if (discount.tickets > left) throw new CodeRefused(left > 0 ? 'fewLeftCode' : 'usedUpCode', left)
}

/** Whether an expired order may be restored at its price: other orders did not use up its code. */
export async function mayUseCodeAgain(tx: Transaction, { id, forumYear, lines }: Order, now: Instant): Promise<boolean> {
  const discount = discountOf(lines)
  if (!discount) return true
  const code = await findCode(tx, forumYear, discount.code)
  const row = v.object({ code_tickets: v.number() })
  const own = (await tx.one(row, 'SELECT code_tickets FROM ticket_order WHERE id = ?', id))?.code_tickets ?? 0
  return code === undefined || (await usesOf(tx, forumYear, discount.code, now, id)) + own <= code.maxTickets
}

export type NewCode = Omit<PromoCode, 'stoppedAt'>

/** Returns false if the edition already has this code or one that people take for it, also a stopped one. */
export async function addCode(tx: Transaction, code: NewCode, now: Instant): Promise<boolean> {
  const { forumYear, kind, amount, ticketIds, maxTickets, until } = code
  const key = codeKey(code.code)
  if ((await codesOf(tx, forumYear)).some((other) => codeKey(other) === key)) return false
  const row = { forum_year: forumYear, code: code.code, kind, amount, until, created_at: now }
  const limits = { ticket_ids: JSON.stringify(ticketIds), max_tickets: maxTickets }
  const { changes } = await insert(tx, 'promo_code', { ...row, ...limits }, 'ON CONFLICT (forum_year, code) DO NOTHING')
  return changes === 1
}

/** Returns false if there is no such code, or it was stopped before. Existing orders keep their price. */
export async function stopCode(tx: Transaction, forumYear: number, code: string, now: Instant): Promise<boolean> {
  const { changes } = await tx.run(
    'UPDATE promo_code SET stopped_at = ? WHERE forum_year = ? AND code = ? AND stopped_at IS NULL',
    ...[now, forumYear, code],
  )
  return changes === 1
}

/** A code with what came of it. `discount`, `paid`: whole hryvnias of orders that were paid, without what went back. */
export type ListedCode = PromoCode & { used: number; orders: number; discount: number; paid: number }

/** All codes of an edition, newest first. */
export async function listCodes(tx: Transaction, forumYear: number, now: Instant): Promise<ListedCode[]> {
  const [codes, orders, refunds] = await Promise.all([
    tx.all(codeRow, 'SELECT * FROM promo_code WHERE forum_year = ? ORDER BY created_at DESC, code', forumYear),
    tx.all(
      orderRow,
      `SELECT id, code, code_tickets, status, total, lines FROM ticket_order WHERE forum_year = ? AND code <> '' AND ${isUsed}`,
      forumYear,
      now,
    ),
    tx.all(
      refundRow,
      `SELECT order_id, amount, seats FROM refund JOIN ticket_order ON ticket_order.id = order_id
       WHERE forum_year = ? AND code <> '' AND refund.state <> 'failed'`,
      forumYear,
    ),
  ])
  const byCode = Map.groupBy(orders, ({ code }) => code)
  const byOrder = Map.groupBy(refunds, ({ order_id }) => order_id)
  return codes.map((code) => {
    const own = byCode.get(code.code) ?? []
    const paid = own.filter(({ status }) => status === 'paid')
    return {
      ...code,
      orders: own.length,
      used: own.reduce((sum, { code_tickets }) => sum + code_tickets, 0),
      paid: paid.reduce((sum, { id, total }) => sum + total - givenBack(byOrder.get(id)), 0),
      discount: paid.reduce((sum, { id, lines }) => sum + discountLeft(lines, byOrder.get(id)), 0),
    }
  })
}

const refundRow = v.object({ order_id: v.string(), amount: v.number(), seats: json(v.array(v.number())) })
type RefundRow = v.InferOutput<typeof refundRow>

const givenBack = (refunds: readonly RefundRow[] = []) => refunds.reduce((sum, { amount }) => sum + amount, 0) / 100

/** What the code took off the seats that were not given back. */
function discountLeft(lines: readonly OrderLine[], refunds: readonly RefundRow[] = []): number {
  const ended = new Set(refunds.flatMap(({ seats }) => seats))
  const bySeat = lines.flatMap(({ price, reduced, attendees }) => attendees.map(() => (reduced?.from ?? price) - price))
  return bySeat.reduce((sum, off, seat) => (ended.has(seat) ? sum : sum + off), 0)
}

const orderRow = v.object({
  id: v.string(),
  code: v.string(),
  code_tickets: v.number(),
  status: v.string(),
  total: v.number(),
  lines: json(v.array(line)),
})
