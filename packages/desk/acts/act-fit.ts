// Acts that no longer fit their orders: money went back since, or the invoice names another payer.
import { ordersWhere } from '@forum/desk/orders/order-rows.ts'
import { papersWhere } from '@forum/desk/papers/paper-rows.ts'
import type { Transaction } from '@forum/desk/storage/database.ts'
import { namedRow } from '@forum/desk/storage/row.ts'
import { paperPayer } from '@forum/domain/order/paper-lines.ts'
import * as v from 'valibot'

/** `sum`: not what was paid and not given back; `payer`: not whom the invoice names now. */
export type Misfit = 'sum' | 'payer'

/** SQL: shares of acts that count whose order has been given money back since. */
const changed = `FROM paper_order AS share JOIN paper ON paper.id = share.paper_id JOIN ticket_order AS sold ON sold.id = share.order_id
  WHERE paper.kind = 'act' AND void_at IS NULL AND share.amount <> sold.total * 100 - (
    SELECT coalesce(sum(note.amount), 0) FROM paper_order AS note JOIN paper AS given ON given.id = note.paper_id
    WHERE given.kind = 'creditNote' AND note.order_id = sold.id)`

/** How many acts of all editions have a sum that no longer is right. */
export async function countMisfits(tx: Transaction): Promise<number> {
  const found = await tx.one(v.object({ number: v.number() }), `SELECT count(DISTINCT paper.id) AS number ${changed}`)
  return found?.number ?? 0
}

/** Why acts of an edition no longer fit, by their ids. Erased orders name nobody, so that nothing is compared. */
export async function misfitsOf(tx: Transaction, forumYear: number): Promise<Map<string, Misfit>> {
  const sums = await tx.all(
    v.object({ id: v.string() }),
    `SELECT DISTINCT paper.id ${changed} AND paper.forum_year = ?`,
    forumYear,
  )
  const acts = await papersWhere(tx, "WHERE kind = 'act' AND void_at IS NULL AND forum_year = ?", forumYear)
  const shares = await tx.all(
    namedRow({ paper_id: v.string(), order_id: v.string() }),
    `SELECT paper_id, order_id FROM paper_order JOIN paper ON paper.id = paper_id
     WHERE kind = 'act' AND void_at IS NULL AND forum_year = ?`,
    forumYear,
  )
  const sold = await ordersWhere(
    tx,
    `WHERE erased_at IS NULL AND id IN (SELECT order_id FROM paper_order JOIN paper ON paper.id = paper_id
       WHERE kind = 'act' AND void_at IS NULL AND paper.forum_year = ?)`,
    forumYear,
  )
  const payers = new Map(sold.map((order) => [order.id, paperPayer(order)]))
  const [ordersOf, wrong] = [Map.groupBy(shares, ({ paperId }) => paperId), new Set(sums.map(({ id }) => id))]
  return new Map(
    acts.flatMap(({ id, content: { payer } }): [string, Misfit][] => {
      if (wrong.has(id)) return [[id, 'sum']]
      const now = (ordersOf.get(id) ?? []).flatMap(({ orderId }) => payers.get(orderId) ?? [])
      const isSame = now.every(({ code, isAbroad }) => code === payer.code && isAbroad === payer.isAbroad)
      const isNamed = now.length === 0 || now.some(({ name }) => name === payer.name)
      return isSame && isNamed ? [] : [[id, 'payer']]
    }),
  )
}
