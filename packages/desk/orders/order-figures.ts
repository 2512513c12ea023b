// Counts of orders, payments and tickets by state, for the metrics.
import * as v from 'valibot'
import type { Database } from '../storage/database.ts'
import { usedAt } from './order-rows.ts'

const orderRow = v.object({ state: v.string(), method: v.string(), number: v.number() })
const paymentRow = v.object({ provider: v.string(), state: v.string(), number: v.number() })
const ticketRow = v.object({ valid: v.number(), used: v.number() })

export type OrderFigures = {
  orders: v.InferOutput<typeof orderRow>[]
  payments: v.InferOutput<typeof paymentRow>[]
  /** `valid` includes used tickets. */
  tickets: v.InferOutput<typeof ticketRow>
}

/** Throws a StorageFault. */
export async function orderFigures(database: Database): Promise<OrderFigures> {
  const [orders, payments, tickets] = await Promise.all([
    database.all(orderRow, 'SELECT status AS state, method, count(*) AS number FROM ticket_order GROUP BY status, method'),
    database.all(paymentRow, 'SELECT provider, state, count(*) AS number FROM payment GROUP BY provider, state'),
    database.one(ticketRow, `SELECT count(*) AS valid, count(${usedAt}) AS used FROM ticket WHERE state = 'valid'`),
  ])
  return { orders, payments, tickets: tickets ?? { valid: 0, used: 0 } }
}
