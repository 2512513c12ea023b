// Four tables for the accountant: orders, payments, refunds, transfers. Their sums agree.

import type { Book, TransferBook } from '@forum/desk/orders/books.ts'
import { type EditionOf, ticketName } from '@forum/desk/orders/ticket-name.ts'
import type { DownloadsWords } from '@forum/desk/words/downloads/words.ts'
import { type Income, type Return, sumOf } from '@forum/domain/order/account.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { discountOf } from '@forum/domain/order/promo-code.ts'
import { vatByLine, vatIn } from '@forum/domain/order/vat.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { type ColumnOf, type Table, tableOf } from './table.ts'

type Columns<Row> = readonly ColumnOf<Row, keyof DownloadsWords['columns']>[]

/**
 * Orders, payments and refunds of an edition: Σ received − Σ given back of the last two is what is left in the first. Of each transfer what was given to
 * orders, what was sent back and what waits are its sum.
 */
export function accountTables(
  { books, transfers }: { books: readonly Book[]; transfers: readonly TransferBook[] },
  edition: EditionOf,
  words: DownloadsWords,
): [Table, Table, Table, Table] {
  const incomes = books.flatMap(({ order, incomes }) => withVat(order, incomes))
  const returns = books.flatMap(({ order, returns }) => withVat(order, returns))
  const { tables, columns } = words
  return [
    tableOf(tables.orders, orderColumns(edition, words), columns, books),
    tableOf(tables.payments, incomeColumns(words), columns, incomes.toSorted(byMoment)),
    tableOf(tables.refunds, returnColumns(words), columns, returns.toSorted(byMoment)),
    tableOf(tables.transfers, transferColumns, columns, transfers),
  ]
}

const byMoment = (one: { at: number }, other: { at: number }) => one.at - other.at

/** Each sum of an order with the VAT in it, at the rate of the order. What bought nothing is apart: it is no part of the order's sum. */
function withVat<Sum extends { amount: number; isInVain: boolean }>(order: Order, sums: readonly Sum[]): (Sum & WithVat)[] {
  const { vatRate } = order
  if (vatRate === null) return sums.map((each) => ({ ...each, order, vat: null }))
  return [false, true].flatMap((isInVain) => {
    const those = sums.filter((each) => each.isInVain === isInVain)
    const parts = vatByLine(
      those.map(({ amount }) => amount),
      vatRate,
    )
    return those.map((each, at) => ({ ...each, order, vat: parts[at] ?? 0 }))
  })
}

type WithVat = { order: Order; vat: number | null }

const vatColumns: Columns<WithVat> = [
  { title: 'vatRate', kind: 'number', width: 8, of: ({ order }) => order.vatRate },
  { title: 'vat', kind: 'sum', width: 13, of: ({ vat }) => vat },
]

/** Who paid, and for what: the same in each of the tables. */
const buyerColumns: Columns<{ order: Order }> = [
  { title: 'buyer', kind: 'text', width: 26, of: ({ order }) => order.buyer.name },
  { title: 'company', kind: 'text', width: 30, of: ({ order }) => order.buyer.company },
  { title: 'edrpou', kind: 'text', width: 12, of: ({ order }) => order.buyer.edrpou },
]

const orderColumn: Columns<{ order: Order }>[number] = {
  title: 'order',
  kind: 'text',
  width: 13,
  of: ({ order }) => order.number,
}

const orderColumns = (edition: EditionOf, words: DownloadsWords): Columns<Book> => [
  orderColumn,
  { title: 'placedAt', kind: 'moment', width: 17, of: ({ order }) => order.createdAt },
  { title: 'state', kind: 'text', width: 15, of: ({ order }) => words.orderStates[order.status] },
  {
    title: 'way',
    kind: 'text',
    width: 14,
    of: ({ order }) => (order.total === 0 ? words.free : words.methods[order.method]),
  },
  { title: 'paidAt', kind: 'moment', width: 17, of: ({ order }) => order.paidAt },
  ...buyerColumns,
  { title: 'email', kind: 'text', width: 28, of: ({ order }) => order.buyer.email },
  { title: 'phone', kind: 'text', width: 18, of: ({ order }) => order.buyer.phone },
  {
    title: 'seats',
    kind: 'number',
    width: 8,
    of: ({ order }) => order.lines.reduce((sum, { attendees }) => sum + attendees.length, 0),
  },
  { title: 'kinds', kind: 'text', width: 34, of: ({ order }) => kindsOf(order, edition) },
  { title: 'code', kind: 'text', width: 14, of: ({ order }) => discountOf(order.lines)?.code ?? null },
  // What is asked for already is without it.
  { title: 'discount', kind: 'sum', width: 14, of: ({ order }) => (discountOf(order.lines)?.sum ?? 0) * 100 },
  { title: 'total', kind: 'sum', width: 14, of: ({ order }) => order.total * 100 },
  { title: 'vatRate', kind: 'number', width: 8, of: ({ order }) => order.vatRate },
  {
    title: 'vat',
    kind: 'sum',
    width: 13,
    of: ({ order }) => (order.vatRate === null ? null : vatIn(order.total, order.vatRate)),
  },
  { title: 'paid', kind: 'sum', width: 14, of: ({ incomes }) => sumOf(incomes) },
  { title: 'returned', kind: 'sum', width: 14, of: ({ returns }) => sumOf(returns) },
  { title: 'left', kind: 'sum', width: 14, of: ({ incomes, returns }) => sumOf(incomes) - sumOf(returns) },
]

const incomeColumns = (words: DownloadsWords): Columns<Income & WithVat> => [
  { title: 'receivedAt', kind: 'moment', width: 17, of: ({ at }) => at },
  { title: 'received', kind: 'sum', width: 14, of: ({ amount }) => amount },
  ...vatColumns,
  orderColumn,
  { title: 'way', kind: 'text', width: 14, of: ({ provider }) => provider ?? words.byHand },
  { title: 'reference', kind: 'text', width: 22, of: ({ reference }) => reference },
  { title: 'providerNumber', kind: 'text', width: 24, of: ({ providerPaymentId }) => providerPaymentId },
  { title: 'isInVain', kind: 'text', width: 9, of: ({ isInVain }) => (isInVain ? words.yes : null) },
  ...buyerColumns,
]

const returnColumns = (words: DownloadsWords): Columns<Return & WithVat> => [
  { title: 'returnedAt', kind: 'moment', width: 17, of: ({ at }) => at },
  { title: 'returnedSum', kind: 'sum', width: 14, of: ({ amount }) => amount },
  ...vatColumns,
  orderColumn,
  { title: 'reference', kind: 'text', width: 22, of: ({ reference }) => reference ?? words.byHand },
  { title: 'returnState', kind: 'text', width: 17, of: ({ state }) => words.returnStates[state] },
  // Counted from 1, as on tickets.
  { title: 'endedSeats', kind: 'text', width: 14, of: ({ seats }) => seats.map((seat) => seat + 1).join(', ') },
  { title: 'isInVain', kind: 'text', width: 9, of: ({ isInVain }) => (isInVain ? words.yes : null) },
  ...buyerColumns,
]

const transferColumns: Columns<TransferBook> = [
  { title: 'transferDay', kind: 'day', width: 12, of: ({ day }) => parseMoment(`${day}T12:00:00`) },
  { title: 'received', kind: 'sum', width: 14, of: ({ amount }) => amount },
  { title: 'document', kind: 'text', width: 14, of: ({ number }) => number },
  { title: 'payer', kind: 'text', width: 30, of: ({ payer }) => payer },
  { title: 'edrpou', kind: 'text', width: 12, of: ({ payerCode }) => payerCode },
  { title: 'iban', kind: 'text', width: 32, of: ({ payerIban }) => payerIban },
  { title: 'purpose', kind: 'text', width: 40, of: ({ purpose }) => purpose },
  { title: 'forOrders', kind: 'text', width: 26, of: ({ orders }) => orders.map(({ number }) => number).join(', ') },
  { title: 'matched', kind: 'sum', width: 16, of: ({ orders }) => sumOf(orders) },
  { title: 'vatRate', kind: 'text', width: 8, of: ({ orders }) => ratesOf(orders) },
  { title: 'vat', kind: 'sum', width: 13, of: ({ orders }) => vatOf(orders) },
  { title: 'given', kind: 'sum', width: 14, of: ({ given }) => given },
  { title: 'returned', kind: 'sum', width: 14, of: ({ returned }) => returned },
  { title: 'waits', kind: 'sum', width: 14, of: ({ waiting }) => waiting },
]

type Parts = TransferBook['orders']

/** "20", or "20, 7" of one transfer for orders with different rates. */
const ratesOf = (orders: Parts) => [...new Set(orders.flatMap(({ vatRate }) => vatRate ?? []))].join(', ')

/** null: none of its orders has a rate. */
function vatOf(orders: Parts): number | null {
  const vats = orders.flatMap(({ vat }) => vat ?? [])
  return vats.length === 0 ? null : vats.reduce((all, vat) => all + vat, 0)
}

/** "Учасник × 2, Студент × 1": names in Ukrainian, whatever language they were bought in. */
function kindsOf(order: Order, edition: EditionOf): string {
  return order.lines.map((line) => `${ticketName(order, line, edition)} × ${line.attendees.length}`).join(', ')
}
