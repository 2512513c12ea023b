// Random deeds over orders, transfers, statements and card payments. After each of them the sums of all books agree to the kopiyka.
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import fc from 'fast-check'
import { deskWithStatements, statementDoubtsIn } from '../statements/statements-fixture.ts'
import { markSent, withdrawReturn } from '../transfers/send-back.ts'
import { booksOfYear, transferBooks } from './books.ts'
import { cancelOrder } from './cancel-unpaid.ts'
import { extendInvoice } from './extend-invoice.ts'
import { downloadsDiffer } from './random-downloads-fixture.ts'
import { statementDeeds } from './random-statement-deeds-fixture.ts'
import {
  at,
  type Desk,
  type Given,
  nextKey,
  orderAt,
  partOf,
  paymentAt,
  quarter,
  seat,
  shareAt,
  transferAt,
} from './random-things-fixture.ts'
import { doubtsIn } from './transfers-fixture.ts'

/** A deed for which there is nothing to do does nothing. The first one takes the place of those that broke no rule. */
const deeds: Readonly<Record<string, (desk: Desk, given: Given) => Promise<unknown>>> = {
  nothing: async () => {},
  invoice: (desk, { a }) => desk.invoiced(1 + (a % 2)).catch(() => null),
  async card(desk, { a }) {
    const order = await desk.placed(nextKey(), 1 + (a % 2), 6).catch(() => null)
    if (order) await desk.orders.openPayment(order, 'liqpay')
  },
  note: (desk, { n }) =>
    desk.noted(at([seat, 2 * seat, partOf(seat, n), partOf(2 * seat, n), 1, seat + 1], n) ?? 1, {}, nextKey()),
  async give(desk, { a, b, n }) {
    const [transfer, order] = [await transferAt(desk, a), await orderAt(desk, b)]
    if (transfer && order) await desk.give(transfer, order, n % 3 === 0 ? partOf(seat, n) : null, nextKey())
  },
  /** The same form, twice at once. */
  async giveTwice(desk, { a, b }) {
    const [transfer, order, key] = [await transferAt(desk, a), await orderAt(desk, b), nextKey()]
    if (transfer && order) await Promise.all([desk.give(transfer, order, null, key), desk.give(transfer, order, null, key)])
  },
  /** Two organisers give one transfer to two orders. */
  async giveBoth(desk, { a, b, n }) {
    const [transfer, one, other] = [await transferAt(desk, a), await orderAt(desk, b), await orderAt(desk, n)]
    if (transfer && one && other)
      await Promise.all([desk.give(transfer, one, null, nextKey()), desk.give(transfer, other, null, nextKey())])
  },
  async takeBack(desk, { a }) {
    await desk.takeBack(await shareAt(desk, a))
  },
  async sendBack(desk, { a, n }) {
    const transfer = await transferAt(desk, a)
    if (transfer) await desk.back(transfer, n % 2 === 0 ? null : partOf(transfer.amount, n), nextKey())
  },
  async withdraw(desk, { a }) {
    await withdrawReturn(desk.context, at(await desk.returns(), a)?.id ?? '')
  },
  async sent(desk, { a }) {
    await markSent(desk.context, [at(await desk.returns(), a)?.id ?? ''])
  },
  async press(desk, { a }) {
    await desk.orders.markPaid((await orderAt(desk, a))?.number ?? '')
  },
  async cancel(desk, { a }) {
    await cancelOrder(desk.context, (await orderAt(desk, a))?.id ?? '')
  },
  async expire(desk, { n }) {
    desk.pass(n * quarter)
    await desk.orders.expire()
  },
  async extend(desk, { a, n }) {
    await extendInvoice(desk.context, (await orderAt(desk, a))?.number ?? '', dateAt(desk.context.now() + n * 12 * quarter))
  },
  async open(desk, { a }) {
    const order = await orderAt(desk, a)
    if (order?.method === 'card' && order.status === 'awaiting_payment') await desk.orders.openPayment(order, 'liqpay')
  },
  async report(desk, { a, n }) {
    const payment = await paymentAt(desk, a)
    const state = at(['paid', 'paid', 'failed', 'refunded'] as const, n)
    const refunded = state === 'refunded' ? payment?.amount : 0
    if (payment && state && refunded !== undefined)
      await desk.orders.settle(
        'liqpay',
        desk.notice(payment.reference, { amount: payment.amount, state, status: state, refunded }),
      )
  },
  /** A card payment is reported while an organiser gives a transfer, and the clock ends orders. */
  async meet(desk, { a, b, n }) {
    const [payment, transfer] = [await paymentAt(desk, a), await transferAt(desk, b)]
    const order = payment && (await desk.orders.byId(payment.orderId))
    desk.pass(n % 2 === 0 ? 0 : n * quarter)
    const report = payment && desk.orders.settle('liqpay', desk.notice(payment.reference, { amount: payment.amount }))
    await Promise.all([report, transfer && order && desk.give(transfer, order, null, nextKey()), desk.orders.expire()])
  },
  async refund(desk, { a, b, n }) {
    const order = await orderAt(desk, a)
    const wish = at(
      [
        { seats: [], amount: null },
        { seats: [b % 2], amount: null },
        { seats: [], amount: partOf(seat, n) },
      ],
      n,
    )
    const asking = order && wish && (await desk.orders.askRefund(order.number, wish, b % 3 === 0 ? null : 'liqpay'))
    if (asking?.outcome === 'asked') await desk.orders.settleRefund(asking.refund.id, n % 5 === 0 ? 'failed' : 'done')
  },
  ...statementDeeds,
}

const often = ['invoice', 'card', 'note', 'note', 'give', 'give', 'give', 'report', 'read', 'accept', 'importAll', 'importAll']

const aDeed = fc.record({
  name: fc.constantFrom(...Object.keys(deeds), ...often),
  a: fc.nat(40),
  b: fc.nat(40),
  n: fc.nat(99),
})

/** What the tables for the accountant and the rows say of one year. */
async function booksDiffer({ database }: Desk): Promise<string[]> {
  const [books, transfers] = [await booksOfYear(database, 2025), await transferBooks(database, 2025)]
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)
  const byTransfer = books.filter(({ order }) => order.received > 0)
  const came = sum(byTransfer.flatMap(({ incomes }) => incomes.map((each) => (each.provider === null ? each.amount : 0))))
  const back = sum(byTransfer.flatMap(({ returns }) => returns.map((each) => (each.reference === null ? each.amount : 0))))
  const given = sum(transfers.map((each) => each.given))
  const known = sum(transfers.map((each) => each.given + each.returned + each.waiting))
  return [
    ...(came - back === given ? [] : [`orders keep ${came - back}, transfers gave ${given}`]),
    ...(known === sum(transfers.map(({ amount }) => amount)) ? [] : ['transfers are more than their parts']),
  ]
}

const deedsOfRun = 50

/** `number` deeds on fresh desks of six seats. Throws with the seed and the shortest deeds that break a rule. */
export async function doRandomDeeds(number: number, seed: number): Promise<void> {
  const given = fc.array(aDeed, { minLength: deedsOfRun, maxLength: deedsOfRun })
  const property = fc.asyncProperty(given, async (all) => {
    const desk = { ...(await deskWithStatements(6)), bank: [], read: [] }
    try {
      for (const { name, ...own } of all) {
        desk.pass(1)
        await deeds[name]?.(desk, own)
        const found = [...(await doubtsIn(desk.database)), ...(await statementDoubtsIn(desk.database))]
        if (found.length > 0) throw new Error(`after ${name}: ${found.join('; ')}`)
      }
      const differ = [...(await booksDiffer(desk)), ...(await downloadsDiffer(desk))]
      if (differ.length > 0) throw new Error(differ.join('; '))
    } finally {
      await desk.database.close()
    }
  })
  await fc.assert(property, { seed, numRuns: Math.ceil(number / deedsOfRun), endOnFailure: false })
}
