// Four tables for the accountant: orders, payments, refunds, transfers. Their sums agree.

import type { Book, TransferBook } from '@forum/desk/orders/books.ts'
import { type EditionOf, ticketName } from '@forum/desk/orders/ticket-name.ts'
import type { DownloadsWords } from '@forum/desk/words/downloads/words.ts'
import { type Income, type Return, sumOf } from '@forum/domain/order/account.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { discountOf } from '@forum/domain/order/promo-code.ts'
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
  const incomes = books.flatMap(({ order, incomes }) => incomes.map((income) => ({ ...income, order })))
  const returns = books.flatMap(({ order, returns }) => returns.map((each) => ({ ...each, order })))
  const { tables, columns } = words
  return [
    tableOf(tables.orders, orderColumns(edition, words), columns, books),
    tableOf(tables.payments, incomeColumns(words), columns, incomes.toSorted(byMoment)),
    tableOf(tables.refunds, returnColumns(words), columns, returns.toSorted(byMoment)),
    tableOf(tables.transfers, transferColumns, columns, transfers),
  ]
}

const byMoment = (one: { at: number }, other: { at: number }) => one.at - other.at

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
  { title: 'paid', kind: 'sum', width: 14, of: ({ incomes }) => sumOf(incomes) },
  { title: 'returned', kind: 'sum', width: 14, of: ({ returns }) => sumOf(returns) },
  { title: 'left', kind: 'sum', width: 14, of: ({ incomes, returns }) => sumOf(incomes) - sumOf(returns) },
]

const incomeColumns = (words: DownloadsWords): Columns<Income & { order: Order }> => [
  { title: 'receivedAt', kind: 'moment', width: 17, of: ({ at }) => at },
  { title: 'received', kind: 'sum', width: 14, of: ({ amount }) => amount },
  orderColumn,
  { title: 'way', kind: 'text', width: 14, of: ({ provider }) => provider ?? words.byHand },
  { title: 'reference', kind: 'text', width: 22, of: ({ reference }) => reference },
  { title: 'providerNumber', kind: 'text', width: 24, of: ({ providerPaymentId }) => providerPaymentId },
  { title: 'isInVain', kind: 'text', width: 9, of: ({ isInVain }) => (isInVain ? words.yes : null) },
  ...buyerColumns,
]

const returnColumns = (words: DownloadsWords): Columns<Return & { order: Order }> => [
  { title: 'returnedAt', kind: 'moment', width: 17, of: ({ at }) => at },
  { title: 'returnedSum', kind: 'sum', width: 14, of: ({ amount }) => amount },
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
  { title: 'given', kind: 'sum', width: 14, of: ({ given }) => given },
  { title: 'returned', kind: 'sum', width: 14, of: ({ returned }) => returned },
  { title: 'waits', kind: 'sum', width: 14, of: ({ waiting }) => waiting },
]

/** "Учасник × 2, Студент × 1": names in Ukrainian, whatever language they were bought in. */
function kindsOf(order: Order, edition: EditionOf): string {
  return order.lines.map((line) => `${ticketName(order, line, edition)} × ${line.attendees.length}`).join(', ')
}
