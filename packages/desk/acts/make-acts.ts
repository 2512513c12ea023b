// Makes acts of services: of one order, of a company's, or of all companies, some at a time; sends one, and makes one void.
import { randomInt } from 'node:crypto'
import { orderBy } from '@forum/desk/orders/find-orders.ts'
import type { OrderContext } from '@forum/desk/orders/order-context.ts'
import { type OrderMailMessage, orderMailChannel } from '@forum/desk/orders/order-deliveries.ts'
import { ordersWhere } from '@forum/desk/orders/order-rows.ts'
import { insertPaper } from '@forum/desk/papers/insert-paper.ts'
import { noFacts, paperContent } from '@forum/desk/papers/paper-content.ts'
import { paperBy, papersWhere } from '@forum/desk/papers/paper-rows.ts'
import { deliveryBy } from '@forum/desk/post/outbox/channel.ts'
import { StorageFault, type Transaction } from '@forum/desk/storage/database.ts'
import { foundFor } from '@forum/desk/storage/many.ts'
import type { Order } from '@forum/domain/order/order.ts'
import type { Paper } from '@forum/domain/order/paper.ts'
import * as v from 'valibot'
import { type ActPlan, type LeftOut, type PlannedAct, planActs } from './act-plan.ts'

export type ActWish = {
  /** UUID: the key of the form. */
  key: string
  forumYear: number
  /** When the edition is over, milliseconds since 1970; null: unknown. */
  over: number | null
  /** The number of an order: that one, or with `isCompany` all of its company. null: of all companies. */
  number: string | null
  isCompany: boolean
  /** Whether buyers get them by mail. */
  isMailed: boolean
  /** An organiser's name. */
  by: string
}

export type ActFault =
  /** Before the end of the forum nothing was given yet. */
  | 'early'
  /** The content does not say when the forum ends. */
  | 'noDays'
  | 'noSuchOrder'
  /** An order by card, or a free one: it has no invoice. */
  | 'noInvoice'
  | LeftOut

export type ActMaking =
  /** `isNew` false: there was nothing to make, or the act of an order was made by an earlier press. `all`: how many the form made by now. */
  | { outcome: 'made'; acts: readonly Paper[]; isNew: boolean; all: number }
  /** The database failed after some of them, which stand: the next press makes the rest. */
  | { outcome: 'cut'; all: number }
  | { outcome: 'impossible'; fault: ActFault; act: string | null }

/** Orders after which a transaction of acts of all companies ends: each holds the write lock. */
const mostOrders = 100

/**
 * Those of one order or company in one transaction. Those of all companies in several, so that a cut leaves whole acts, and the next press makes the
 * rest. The same form makes no order's act twice, also if one was made void meanwhile. Throws a StorageFault when nothing was made.
 */
export async function makeActs(context: OrderContext, wish: ActWish, most = mostOrders): Promise<ActMaking> {
  const { database, now } = context
  const { over, number, key, forumYear } = wish
  if (over === null || now() < over) return impossible(over === null ? 'noDays' : 'early')
  if (number !== null) return database.transaction((tx) => makeOfOrder(tx, context, wish, number))
  const made: Paper[] = []
  for (const ids of portionsOf(await planActs(database, forumYear), most))
    try {
      const making = await database.transaction((tx) => makeSome(tx, context, wish, ids))
      made.push(...making.acts)
    } catch (error) {
      if (made.length > 0 && error instanceof StorageFault) return { outcome: 'cut', all: made.length }
      throw error
    }
  const by = await database.one(v.object({ all: v.number() }), 'SELECT count(*) AS "all" FROM paper WHERE form_key = ?', key)
  return { outcome: 'made', acts: made, isNew: made.length > 0, all: by?.all ?? 0 }
}

/** Ids of the orders of whole acts, so many together or a few more. */
function portionsOf({ acts }: ActPlan, most: number): string[][] {
  const portions: string[][] = []
  for (const { parts } of acts) {
    const ids = parts.map(({ order }) => order.id)
    const last = portions.at(-1)
    if (last && last.length < most) last.push(...ids)
    else portions.push(ids)
  }
  return portions
}

/** Of these orders, as they are now. */
async function makeSome(tx: Transaction, context: OrderContext, wish: ActWish, ids: readonly string[]) {
  const before = await foundFor(ids, (part, places) =>
    tx.all(
      v.object({ id: v.string(), key: v.nullable(v.string()) }),
      `SELECT order_id AS id, form_key AS key FROM paper_order JOIN paper ON paper.id = paper_id WHERE order_id IN (${places})`,
      ...part,
    ),
  )
  const known = new Set(before.flatMap(({ id, key }) => (key === wish.key ? [id] : [])))
  const plan = await planActs(tx, wish.forumYear, { ids: ids.filter((id) => !known.has(id)) })
  return madeOf(tx, context, wish, plan)
}

async function madeOf(tx: Transaction, context: OrderContext, wish: ActWish, plan: ActPlan) {
  const acts: Paper[] = []
  for (const act of plan.acts) acts.push(await insertAct(tx, context, wish, act))
  return { outcome: 'made' as const, acts, isNew: acts.length > 0, all: acts.length }
}

async function makeOfOrder(tx: Transaction, context: OrderContext, wish: ActWish, number: string): Promise<ActMaking> {
  const known = await papersWhere(tx, 'WHERE form_key = ? ORDER BY sequence', wish.key)
  if (known.length > 0) return { outcome: 'made', acts: known, isNew: false, all: known.length }
  const plan = await planOf(tx, wish, number)
  if (typeof plan === 'string') return impossible(plan)
  const [first] = plan.leftOut
  if (plan.acts.length === 0 && first) return impossible(first.why, first.act)
  return madeOf(tx, context, wish, plan)
}

const impossible = (fault: ActFault, act: string | null = null): ActMaking => ({ outcome: 'impossible', fault, act })

async function planOf(tx: Transaction, { isCompany, forumYear }: ActWish, number: string): Promise<ActPlan | ActFault> {
  const order = await orderBy(tx, 'number', number)
  if (order?.forumYear !== forumYear) return 'noSuchOrder'
  if (order.method !== 'bank' || order.total === 0) return 'noInvoice'
  if (!isCompany) return planActs(tx, forumYear, { order })
  return order.buyer.edrpou === '' ? 'noCode' : planActs(tx, forumYear, { company: order })
}

async function insertAct(
  tx: Transaction,
  context: OrderContext,
  { forumYear, key, by, isMailed }: ActWish,
  { parts }: PlannedAct,
) {
  const paper = await insertPaper(tx, {
    ...{ kind: 'act', forumYear, by, formKey: key, at: context.now() },
    content: paperContent('act', parts, context.paperFacts ?? noFacts),
    shares: parts.map(({ order, whole }) => ({ orderId: order.id, amount: whole })),
  })
  if (isMailed) await mailAct(tx, context, paper)
  return paper
}

/** A letter to each mailbox of the act's buyers, which is told when it is sent: of a void act nothing is. Returns their number. */
async function mailAct(tx: Transaction, { outbox, now }: OrderContext, { id }: Paper): Promise<number> {
  const orders = await ordersWhere(
    tx,
    'WHERE id IN (SELECT order_id FROM paper_order WHERE paper_id = ?) ORDER BY created_at DESC, sequence DESC',
    id,
  )
  const boxes = new Map<string, Order>()
  for (const order of orders) {
    const box = order.buyer.email.toLowerCase()
    if (box !== '' && !boxes.has(box)) boxes.set(box, order)
  }
  for (const { id: orderId } of boxes.values()) {
    const letter: OrderMailMessage = { kind: 'act', orderId, paperId: id, sending: randomInt(2 ** 48 - 1) }
    await outbox.add(tx, orderId, [deliveryBy(orderMailChannel, letter)], now())
  }
  return boxes.size
}

/** Sends an act by mail, once more, too. null: there is no such act, or it is void; otherwise to how many mailboxes. */
export function sendAct(context: OrderContext, id: string): Promise<{ act: Paper; letters: number } | null> {
  return context.database.transaction(async (tx) => {
    const act = await standingAct(tx, id)
    return act && { act, letters: await mailAct(tx, context, act) }
  })
}

/** The act no longer counts: its orders can be in another one. null: there is no such act, or it is void. */
export function voidAct(
  context: OrderContext,
  id: string,
  { reason, by }: { reason: string; by: string },
): Promise<Paper | null> {
  const { database, now } = context
  return database.transaction(async (tx) => {
    const act = await standingAct(tx, id)
    if (!act) return null
    await tx.run('UPDATE paper SET void_at = ?, void_by = ?, void_reason = ? WHERE id = ?', now(), by, reason, id)
    return { ...act, voidAt: now(), voidBy: by, voidReason: reason }
  })
}

async function standingAct(tx: Transaction, id: string): Promise<Paper | null> {
  const paper = await paperBy(tx, 'id', id)
  return paper?.kind === 'act' && paper.voidAt === null ? paper : null
}
