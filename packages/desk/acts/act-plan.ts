// Which acts of services can be made of an edition's orders, and which orders are in none, and why.
import { type Book, booksOfInvoices } from '@forum/desk/orders/books.ts'
import type { OrderPart } from '@forum/desk/papers/paper-content.ts'
import type { Transaction } from '@forum/desk/storage/database.ts'
import { foundFor } from '@forum/desk/storage/many.ts'
import { sumOf } from '@forum/domain/order/account.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { paperPayer } from '@forum/domain/order/paper-lines.ts'
import * as v from 'valibot'

/**
 * Why an order is in no act. `unpaid`: its money did not come. `back`: all of it went back. `kept`: all its seats were given back, and some of its money
 * is still here. `underWay`: of a refund nobody knows yet whether it was done. `inAct`: it is in one. `erased`: nobody knows who paid. `noCode`: no
 * company's code says whose it is; it can have an act of its own.
 */
export const leftOutReasons = ['inAct', 'noCode', 'kept', 'underWay', 'erased', 'unpaid', 'back'] as const
export type LeftOut = (typeof leftOutReasons)[number]

/** All orders of one payer at one rate of VAT. `names`: how its orders name it, if they differ. */
export type PlannedAct = {
  /** Tells payers apart; the same at each reading. */
  group: string
  payer: ReturnType<typeof paperPayer>
  parts: readonly OrderPart[]
  sum: number
  names: readonly string[]
}

export type ActPlan = {
  acts: readonly PlannedAct[]
  /** `act`: the number of the act that it is in. */
  leftOut: readonly { order: Order; why: LeftOut; act: string | null }[]
}

/**
 * `of`: one order, which is a group of its own, also without a code; all of its company; or these orders (their ids). Missing: every order. Of several
 * those without a code are left out.
 */
export async function planActs(
  tx: Transaction,
  forumYear: number,
  of: { order: Order } | { company: Order } | { ids: readonly string[] } | null = null,
): Promise<ActPlan> {
  const one = of && 'order' in of ? of.order : null
  const company = of && 'company' in of ? of.company : null
  const ids = of && 'ids' in of ? of.ids : one && [one.id]
  const books = await booksOfInvoices(tx, forumYear, ids ? { ids } : company && { code: company.buyer.edrpou })
  const acts = await actsOfOrders(tx, forumYear, ids)
  const parts: OrderPart[] = []
  const leftOut: ActPlan['leftOut'][number][] = []
  for (const book of books.filter(({ order }) => company === null || isSameCompany(order, company))) {
    const act = acts.get(book.order.id) ?? null
    const part = partOf(book, act, one !== null)
    if (typeof part === 'string') leftOut.push({ order: book.order, why: part, act })
    else parts.push(part)
  }
  const groups = Map.groupBy(parts, ({ order }) => (one ? order.id : groupOf(order)))
  return { acts: [...groups].map(([group, own]) => planned(group, own)), leftOut }
}

const isSameCompany = ({ buyer: one }: Order, { buyer: other }: Order) =>
  one.edrpou !== '' && one.edrpou === other.edrpou && one.isAbroad === other.isAbroad

const groupOf = ({ buyer: { edrpou, isAbroad }, vatRate }: Order) => [isAbroad ? 'abroad' : '', edrpou, vatRate ?? ''].join('|')

function planned(group: string, parts: readonly OrderPart[]): PlannedAct {
  const payers = parts
    .map(({ order }) => order)
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .map(paperPayer)
  const names = [...new Set(payers.map(({ name }) => name))]
  return {
    group,
    payer: payers[0] as ReturnType<typeof paperPayer>,
    parts,
    sum: parts.reduce((sum, { whole }) => sum + whole, 0),
    names: names.length > 1 ? names : [],
  }
}

/** What of an order was paid and not given back, or why it is in no act. */
function partOf({ order, returns, tickets }: Book, act: string | null, isSingle: boolean): OrderPart | LeftOut {
  if (act !== null) return 'inAct'
  if (order.status !== 'paid' && order.status !== 'refunded') return 'unpaid'
  const paying = returns.filter(({ isInVain }) => !isInVain)
  if (paying.some(({ state }) => state === 'asked')) return 'underWay'
  const whole = order.total * 100 - sumOf(paying)
  if (whole <= 0) return 'back'
  if (order.status === 'refunded') return 'kept'
  const payer = paperPayer(order)
  if (payer.name === '') return 'erased'
  if (payer.code === '' && !isSingle) return 'noCode'
  return { order, seats: tickets.filter(({ state }) => state === 'valid').map(({ seat }) => seat), whole }
}

/** Numbers of the acts that count, by the id of each order. null: of all orders. */
async function actsOfOrders(tx: Transaction, forumYear: number, ids: readonly string[] | null): Promise<Map<string, string>> {
  const found = (which: string, ...values: readonly (number | string)[]) =>
    tx.all(
      v.object({ id: v.string(), number: v.string(), kind: v.string() }),
      `SELECT order_id AS id, number, kind FROM paper_order JOIN paper ON paper.id = paper_id WHERE void_at IS NULL AND ${which}`,
      ...values,
    )
  // By their ids alone: SQLite would walk through the edition instead of looking them up.
  const rows = ids
    ? await foundFor(ids, (part, places) => found(`order_id IN (${places})`, ...part))
    : await found('forum_year = ?', forumYear)
  return new Map(rows.flatMap(({ id, number, kind }) => (kind === 'act' ? [[id, number] as const] : [])))
}
