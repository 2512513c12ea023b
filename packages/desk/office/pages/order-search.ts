// Finds orders by a name, company, address or number of the buyer or an attendee, and by what waits for an organiser.

import { unpaidOrders } from '@forum/desk/orders/cancel-unpaid.ts'
import { payersEver } from '@forum/desk/orders/invoice-versions.ts'
import { ordersWhere } from '@forum/desk/orders/order-rows.ts'
import type { Transaction } from '@forum/desk/storage/database.ts'
import { placesFor } from '@forum/desk/storage/many.ts'
import type { InvoicePayer } from '@forum/domain/order/invoice-version.ts'
import type { Order } from '@forum/domain/order/order.ts'
import * as v from 'valibot'
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
  const payers = await payersEver(tx)
  if (filter === null) return cut(await ordersMeant(tx, { query, asked, payers }, last))
  const filtered = (await filteredOrders(tx, search, filter, last)).filter(meantBy({ query, asked, payers }))
  return cut(filtered, filter === 'unpaid' ? mostUnpaid : mostFound)
}

/** Of all orders: a number or an address is looked up; for words each order's text is read first, and only those that may fit are made orders. */
async function ordersMeant(tx: Transaction, asked: Asked, last: string): Promise<Order[]> {
  const ids = idsOf(asked)
  if (ids) return ordersWhere(tx, `WHERE ${ids.column} IN (${placesFor(ids.values)}) ${last}`, ...ids.values)
  const likely = (await orderTexts(tx, last)).filter(mayFit(asked)).map(({ id }) => id)
  const found: Order[] = []
  for (let from = 0; from < likely.length && found.length <= mostFound; from += chunk) {
    const some = likely.slice(from, from + chunk)
    const orders = await ordersWhere(tx, `WHERE id IN (${placesFor(some)}) ${last}`, ...some)
    found.push(...orders.filter(meantBy(asked)))
  }
  return found
}

const chunk = 200

async function filteredOrders(tx: Transaction, { like, now }: Search, filter: OrderFilter, last: string): Promise<Order[]> {
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

/** `asked`: the folded query. `payers`: of corrected invoices, by order. */
type Asked = { query: string; asked: string; payers: Awaited<ReturnType<typeof payersEver>> }

/** Numbers of orders, or the key of an order's page, if the query names any. */
function idsOf({ query, asked }: Asked): { column: 'number' | 'page_key'; values: readonly string[] } | null {
  const numbers: readonly string[] = asked.match(/(?<!\d)\d{4}-\d{5,}(?!\d)/g) ?? []
  if (numbers.length > 0) return { column: 'number', values: numbers }
  const key = /\/order\/([\w-]{20,})/.exec(query)?.[1]
  return key ? { column: 'page_key', values: [key] } : null
}

const wordsIn = (asked: string) => asked.split(' ').filter(Boolean)

/** What may be a phone number or a sum: spaces and marks stand anywhere in them. Empty, undefined: it is none. */
function numbersIn(query: string): { phone: string; sum: string | undefined } {
  const phone = /^[+\d\s().-]+$/.test(query.trim()) ? query.replaceAll(/\D/g, '') : ''
  const sum = /^(\d{1,3}(?:\s\d{3})+|\d+)(?:[.,]00)?\s*(?:₴|грн\.?|uah)?$/iu.exec(query.trim())?.[1]?.replaceAll(/\s/g, '')
  return { phone: phone.length >= 5 ? phone : '', sum }
}

function meantBy(own: Asked): (order: Order) => boolean {
  const { query, asked, payers } = own
  const ids = idsOf(own)
  if (ids) return ({ number, pageKey }) => ids.values.includes(ids.column === 'number' ? number : pageKey)
  const words = wordsIn(asked)
  const { phone, sum } = numbersIn(query)
  return (order) =>
    hasWords(order, words, payers.get(order.id)) ||
    (phone !== '' && phoneOf(order).includes(phone)) ||
    (sum !== undefined && String(order.total) === sum)
}

const orderText = v.object({ id: v.string(), text: v.string(), buyer: v.string(), total: v.number() })

const orderTexts = (tx: Transaction, last: string) =>
  tx.all(orderText, `SELECT id, number || allocation || lines AS text, buyer, total FROM ticket_order ${last}`)

/** Whether an order may fit by its stored text: no order that fits is left out. Looks for the longest run of letters of each word. */
function mayFit({ query, asked, payers }: Asked): (stored: v.InferOutput<typeof orderText>) => boolean {
  const runs = wordsIn(asked).map((word) => ({
    run: (word.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted((one, other) => other.length - one.length)[0] ?? '',
    phone: isPhone(word) ? word.replaceAll(/\D/g, '') : '',
  }))
  const { phone, sum } = numbersIn(query)
  const asksPhone = phone !== '' || runs.some((each) => each.phone !== '')
  return ({ id, text, buyer, total }) => {
    const stored = (text + buyer + JSON.stringify(payers.get(id) ?? '')).normalize('NFKC').toLowerCase()
    const known = asksPhone ? String(JSON.parse(buyer).phone).replaceAll(/\D/g, '') : ''
    return (
      runs.every((each) => stored.includes(each.run) || (each.phone !== '' && known.includes(each.phone))) ||
      (phone !== '' && known.includes(phone)) ||
      String(total) === sum
    )
  }
}

const isPhone = (word: string) => /^\+?[\d()-]{5,}$/.test(word)

const phoneOf = ({ buyer }: Order) => buyer.phone.replaceAll(/\D/g, '')

function hasWords(order: Order, words: readonly string[], payers: readonly InvoicePayer[] = []): boolean {
  const { number, buyer, lines } = order
  const people = lines.flatMap(({ attendees }) => attendees.flatMap(({ name, company, email }) => [name, company, email]))
  const before = payers.flatMap(({ name, company, edrpou }) => [name, company, edrpou])
  const text = folded(
    [number, buyer.name, buyer.email, buyer.company, buyer.edrpou, order.origin.allocation, ...people, ...before].join('\n'),
  )
  return words.every((word) => text.includes(word) || (isPhone(word) && phoneOf(order).includes(word.replaceAll(/\D/g, ''))))
}
