// Finds orders by a name, company, address or number of the buyer or an attendee, and by what waits for an organiser.

import { unpaidOrders } from '@forum/desk/orders/cancel-unpaid.ts'
import { payersEver } from '@forum/desk/orders/invoice-versions.ts'
import { ordersWhere } from '@forum/desk/orders/order-rows.ts'
import type { Transaction } from '@forum/desk/storage/database.ts'
import type { InvoicePayer } from '@forum/domain/order/invoice-version.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { owed, paidInVain } from '../lists/unsettled.ts'

/** Maximum number of results; a longer query finds fewer. */
const mostFound = 50

/** The same for unpaid orders, which are cancelled together. */
const mostUnpaid = 500

/** How soon an invoice counts as expiring, milliseconds. */
export const soon = 2 * 24 * 60 * 60_000

/** Orders that an organiser can have shown alone, in the order of the list. */
export const orderFilters = [
  'unpaid',
  'invoices',
  'endingSoon',
  'partPaid',
  'undelivered',
  'paidInVain',
  'owed',
  'openRefunds',
  'paid',
  'over',
] as const
export type OrderFilter = (typeof orderFilters)[number]

/** The condition of a filter; the first page counts by the same ones. `endingSoon` takes one parameter: the latest expiry. */
export const conditions = {
  unpaid: "status = 'awaiting_payment'",
  invoices: "status = 'awaiting_payment' AND method = 'bank'",
  endingSoon: "status = 'awaiting_payment' AND method = 'bank' AND expires_at <= ?",
  partPaid: "status = 'awaiting_payment' AND received > 0",
  undelivered: "id IN (SELECT owner_id FROM delivery WHERE state = 'dead')",
  openRefunds: "id IN (SELECT order_id FROM refund WHERE state = 'asked')",
  paid: "status = 'paid'",
  over: "status IN ('cancelled', 'failed', 'refunded')",
} satisfies Partial<Record<OrderFilter, string>>

/** `like`: of the unpaid orders only those that were placed from the same network as the order with this number; null or missing: all. */
type Search = { query: string; filter: OrderFilter | null; like?: string | null; now: number }

/**
 * Newest first. A whole order number or the address of an order's page finds that order, whatever stands beside it; otherwise every word of `query`
 * must occur in the order or in what its invoice ever said, or all of it is its phone number or its total. An empty query and no filter return the latest orders. `now`: milliseconds.
 * Throws a StorageFault.
 */
export async function findOrders(tx: Transaction, search: Search): Promise<{ orders: Order[]; isCut: boolean }> {
  const { query, filter } = search
  const asked = folded(query).replace(/\/\d+$/, '')
  const last = 'ORDER BY created_at DESC, sequence DESC'
  if (asked === '' && filter === null) return cut(await ordersWhere(tx, `${last} LIMIT ?`, mostFound + 1))
  const filtered = (await filteredOrders(tx, search, last)).filter(meantBy(query, asked, await payersEver(tx)))
  return cut(filtered, filter === 'unpaid' ? mostUnpaid : mostFound)
}

async function filteredOrders(tx: Transaction, { filter, like, now }: Search, last: string): Promise<Order[]> {
  if (filter === null) return ordersWhere(tx, last)
  if (filter === 'unpaid' && like) return (await unpaidOrders(tx, { like })).toReversed()
  if (filter === 'paidInVain' || filter === 'owed') {
    const numbers = new Set((await (filter === 'owed' ? owed : paidInVain)(tx)).orders)
    return (await ordersWhere(tx, last)).filter(({ number }) => numbers.has(number))
  }
  return ordersWhere(tx, `WHERE ${conditions[filter]} ${last}`, ...(filter === 'endingSoon' ? [now + soon] : []))
}

const cut = (orders: Order[], most = mostFound) => ({ orders: orders.slice(0, most), isCut: orders.length > most })

/** As texts are compared: quotes and dashes of one kind, no marks around words. */
export const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’ʼ`']/g, '’')
    .replaceAll(/\p{Dash}/gu, '-')
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}+]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean)
    .join(' ')

type Payers = Awaited<ReturnType<typeof payersEver>>

/** `asked`: the folded query. `payers`: of corrected invoices, by order. */
function meantBy(query: string, asked: string, payers: Payers): (order: Order) => boolean {
  const numbers: readonly string[] = asked.match(/(?<!\d)\d{4}-\d{5,}(?!\d)/g) ?? []
  if (numbers.length > 0) return ({ number }) => numbers.includes(number)
  const key = /\/order\/([\w-]{20,})/.exec(query)?.[1]
  if (key) return ({ pageKey }) => pageKey === key
  const words = asked.split(' ').filter(Boolean)
  // Spaces and marks stand anywhere in phone numbers and sums.
  const whole = /^[+\d\s().-]+$/.test(query.trim()) ? query.replaceAll(/\D/g, '') : ''
  const sum = /^(\d{1,3}(?:\s\d{3})+|\d+)(?:[.,]00)?\s*(?:₴|грн\.?|uah)?$/iu.exec(query.trim())?.[1]?.replaceAll(/\s/g, '')
  return (order) =>
    hasWords(order, words, payers.get(order.id)) ||
    (whole.length >= 5 && phoneOf(order).includes(whole)) ||
    (sum !== undefined && String(order.total) === sum)
}

const phoneOf = ({ buyer }: Order) => buyer.phone.replaceAll(/\D/g, '')

function hasWords(order: Order, words: readonly string[], payers: readonly InvoicePayer[] = []): boolean {
  const { number, buyer, lines } = order
  const people = lines.flatMap(({ attendees }) => attendees.flatMap(({ name, company, email }) => [name, company, email]))
  const before = payers.flatMap(({ name, company, edrpou }) => [name, company, edrpou])
  const text = folded(
    [number, buyer.name, buyer.email, buyer.company, buyer.edrpou, order.origin.allocation, ...people, ...before].join('\n'),
  )
  const isPhone = (word: string) => /^\+?[\d()-]{5,}$/.test(word) && phoneOf(order).includes(word.replaceAll(/\D/g, ''))
  return words.every((word) => text.includes(word) || isPhone(word))
}
