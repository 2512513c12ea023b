// Acts that no longer fit their orders: money went back since, or the invoice names another payer.
import type { Transaction } from '@forum/desk/storage/database.ts'
import { placesFor } from '@forum/desk/storage/many.ts'
import { json, namedRow } from '@forum/desk/storage/row.ts'
import type { Paper } from '@forum/domain/order/paper.ts'
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

const standing = "paper.kind = 'act' AND void_at IS NULL"
const text = v.string()
const shareRow = namedRow({ paper_id: text, order_id: text })
/** Only what is compared: an edition has thousands. */
const actRow = v.object({
  id: text,
  content: json(v.object({ payer: v.object({ name: text, code: text, isAbroad: v.boolean() }) })),
})
const buyer = v.object({ name: text, company: text, edrpou: text, isAbroad: v.exactOptional(v.literal(true)) })
const soldRow = v.object({ id: text, buyer: json(buyer) })

/**
 * Why acts no longer fit, by their ids: those of an edition (its year), or of these papers. Erased orders name nobody, so that nothing is compared.
 */
export async function misfitsOf(tx: Transaction, of: number | readonly Pick<Paper, 'id'>[]): Promise<Map<string, Misfit>> {
  const ids = typeof of === 'number' ? [] : of.map(({ id }) => id)
  if (typeof of !== 'number' && ids.length === 0) return new Map()
  const which = typeof of === 'number' ? 'paper.forum_year = ?' : `paper.id IN (${placesFor(ids)})`
  const values = typeof of === 'number' ? [of] : ids
  const inActs = `FROM paper_order JOIN paper ON paper.id = paper_id WHERE ${standing} AND ${which}`
  const sums = await tx.all(v.object({ id: v.string() }), `SELECT DISTINCT paper.id ${changed} AND ${which}`, ...values)
  const acts = await tx.all(actRow, `SELECT id, content FROM paper WHERE ${standing} AND ${which}`, ...values)
  const shares = await tx.all(shareRow, `SELECT paper_id, order_id ${inActs}`, ...values)
  const sold = await tx.all(
    soldRow,
    `SELECT id, buyer FROM ticket_order WHERE erased_at IS NULL AND id IN (SELECT order_id ${inActs})`,
    ...values,
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
