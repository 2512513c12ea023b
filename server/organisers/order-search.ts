// Finds orders by a name, company, address or number of the buyer or an attendee.
import type { Order } from '#domain/order/order.ts'
import { ordersWhere } from '../orders/order-rows.ts'
import type { Transaction } from '../storage/database.ts'

/** Maximum number of results; a longer query finds fewer. */
const mostFound = 50

/** Newest first. Every word of `query` must occur in the order; `/2` after an order number selects a ticket. An empty query returns the latest orders. */
export async function findOrders(tx: Transaction, query: string): Promise<{ orders: Order[]; isCut: boolean }> {
  const words = folded(query)
    .replace(/\/\d+$/, '')
    .split(/\s+/)
    .filter(Boolean)
  const last = 'ORDER BY created_at DESC, sequence DESC'
  if (words.length === 0) return cut(await ordersWhere(tx, `${last} LIMIT ?`, mostFound + 1))
  const all = await ordersWhere(tx, last)
  return cut(all.filter((order) => isMeant(order, words)))
}

const cut = (orders: Order[]) => ({ orders: orders.slice(0, mostFound), isCut: orders.length > mostFound })

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’ʼ`']/g, '’')
    .trim()

function isMeant({ number, buyer, lines }: Order, words: readonly string[]): boolean {
  const people = lines.flatMap(({ attendees }) => attendees.flatMap(({ name, company, email }) => [name, company, email]))
  const text = folded([number, buyer.name, buyer.email, buyer.company, buyer.edrpou, ...people].join('\n'))
  const digits = buyer.phone.replaceAll(/\D/g, '')
  const isPhone = (word: string) => /^\+?[\d()-]{5,}$/.test(word) && digits.includes(word.replaceAll(/\D/g, ''))
  return words.every((word) => text.includes(word) || isPhone(word))
}
