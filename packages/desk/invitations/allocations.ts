// Number of guests invited and arrived, by allocation.
import { ordersWhere, ticketsWhere } from '../orders/order-rows.ts'
import type { Transaction } from '../storage/database.ts'

export type Allocation = { name: string; giver: string; kinds: string; invited: number; arrived: number; withdrawn: number }

/** Allocations of an edition in the order of their first invitation. */
export async function listAllocations(tx: Transaction, forumYear: number): Promise<Allocation[]> {
  const orders = await ordersWhere(tx, "WHERE forum_year = ? AND source IN ('invitation', 'press') ORDER BY sequence", forumYear)
  const tickets = await ticketsWhere(tx, 'WHERE forum_year = ?', forumYear)
  const came = new Set(tickets.filter(({ usedAt }) => usedAt !== null).map(({ orderId }) => orderId))
  const byName = Map.groupBy(orders, ({ origin }) => origin.allocation)
  const distinct = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join(', ')
  return [...byName].map(([name, all]) => {
    const good = all.filter(({ status }) => status === 'paid')
    return {
      name,
      giver: distinct(all.map(({ origin }) => origin.giver)),
      kinds: distinct(all.flatMap(({ lines }) => lines.map(({ title }) => title))),
      invited: good.length,
      arrived: good.filter(({ id }) => came.has(id)).length,
      withdrawn: all.length - good.length,
    }
  })
}
