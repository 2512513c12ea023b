// Random deeds with statements of a bank, beside those of random-deeds-fixture.ts.
import { type Order, openSum } from '@forum/domain/order/order.ts'
import { forgetErasedLines, forgetPayerLines } from '../statements/forget-lines.ts'
import { privatCsv, raiffeisen } from '../statements/layouts-fixture.ts'
import { paying } from '../statements/statements-fixture.ts'
import type { Transfer } from '../statements/transfers-fixture.ts'
import { latinI } from '../statements/written-fixture.ts'
import { at, type Desk, type Given, orderAt, partOf, paymentAt, quarter, seat } from './random-things-fixture.ts'

const nobody = { number: '2025-09999' }

/** A line that the bank tells for the first time. */
function newLine(order: Order | undefined, index: number, way: number): Transfer {
  const number = String(1 + (index % 7))
  const sum = order ? openSum(order) || order.total * 100 : seat
  const named = order ?? nobody
  const lines: Transfer[] = [
    paying(named, { number, sum }),
    paying(named, { number, sum }),
    paying(named, { number, sum: order ? order.total * 100 : seat }),
    paying(named, { number, sum: 1 + partOf(seat, way) }),
    paying(named, { number, sum: sum + 1 }),
    paying(named, { number, sum, purpose: 'участь у форумі', code: '' }),
    paying(named, { number, sum: -4550, purpose: 'Комісія за переказ' }),
  ]
  return at(lines, way) ?? paying(named)
}

/** A line that was told before: as it was, with other letters of the same words, or with another sum or purpose, which is another line. */
const againAs = (line: Transfer, way: number): Transfer =>
  at(
    [
      line,
      line,
      { ...line, purpose: latinI(line.purpose).replaceAll(' ', '  ') },
      { ...line, purpose: `${line.purpose} (виправлено)` },
      { ...line, sum: line.sum + 100 },
    ],
    way,
  ) ?? line

/** Mostly one that waits for money. */
async function meantOrder(desk: Desk, index: number, way: number): Promise<Order | undefined> {
  const waiting = (await desk.orders.list()).toReversed().filter(({ status }) => status === 'awaiting_payment')
  return way % 4 === 0 ? orderAt(desk, index) : (at(waiting, index) ?? orderAt(desk, index))
}

const idAt = ({ read }: Desk, index: number) => at(read.toReversed(), index) ?? ''

const accept = (desk: Desk, id: string, asNew: readonly string[] = []) => (id === '' ? null : desk.accept(id, asNew))

/** A deed for which there is nothing to do does nothing. */
export const statementDeeds: Readonly<Record<string, (desk: Desk, given: Given) => Promise<unknown>>> = {
  async read(desk, { a, b, n }) {
    const lines: Transfer[] = []
    for (let place = 0; place <= b % 4; place++) {
      const known = at(desk.bank, a + place)
      const isOld = (n + place) % 3 === 0 && known
      lines.push(
        isOld
          ? againAs(known, n + place)
          : newLine(await meantOrder(desk, a + place, n + place), desk.bank.length + place, n + place),
      )
    }
    // Equal lines are two transfers, and one line may be for two orders.
    if (n % 11 === 0) lines.push(...lines.slice(0, 1))
    const [one, other] = [await meantOrder(desk, a, 1), await meantOrder(desk, a + 1, 1)]
    if (n % 13 === 0 && one && other && one !== other)
      lines.push(paying(one, { sum: openSum(one) + openSum(other) || 1, purpose: `рахунки ${one.number}, ${other.number}` }))
    desk.bank.push(...lines)
    desk.read.push(await desk.kept(n % 4 === 0 ? lines.toReversed() : lines, n % 5 === 0 ? privatCsv : raiffeisen))
  },
  /** The lines of the bank from some on, most of which were told before. */
  async readLonger(desk, { a }) {
    const lines = desk.bank.slice(a % (desk.bank.length || 1)).slice(0, 12)
    if (lines.length > 0) desk.read.push(await desk.kept(lines))
  },
  async accept(desk, { b, n }) {
    const id = idAt(desk, b)
    if (id === '') return
    const { lines } = await desk.plan(id)
    const likely = lines.flatMap(({ group, line }) => (group === 'likelyKnown' ? [line.key] : []))
    await accept(desk, id, n % 3 === 0 ? likely : [])
  },
  /** Two organisers accept one statement, and a third one another. */
  async acceptTwice(desk, { a, b }) {
    const [one, other] = [idAt(desk, b), idAt(desk, a)]
    await Promise.all([accept(desk, one), accept(desk, one), accept(desk, other)])
  },
  /** The whole of it by one organiser: orders that wait are paid, and sometimes it was the wrong file. */
  async importAll(desk, { a, b, n }) {
    const orders = [await meantOrder(desk, a, 1), ...(n % 2 === 0 ? [await meantOrder(desk, b, 1)] : [])]
    const lines = orders.map((order, place) => newLine(order, desk.bank.length + place, 0))
    desk.bank.push(...lines)
    const id = await desk.kept(lines)
    desk.read.push(id)
    await accept(desk, id)
    if (n % 3 === 0) await desk.undo(id)
  },
  /** Mostly the latest one. */
  async undo(desk, { b, n }) {
    await desk.undo(idAt(desk, n % 3 === 0 ? b : 0))
  },
  /** One organiser accepts, or sees it accepted and undoes it, while another one undoes. */
  async acceptAndUndo(desk, { a, b }) {
    const [one, other] = [idAt(desk, b), idAt(desk, a)]
    await Promise.all([accept(desk, one), desk.undo(one), desk.undo(other), accept(desk, other)])
  },
  /** A statement is accepted while a card payment is reported and the clock ends orders. */
  async acceptMeets(desk, { a, b, n }) {
    const payment = await paymentAt(desk, a)
    desk.pass(n % 2 === 0 ? 0 : n * quarter)
    const report = payment && desk.orders.settle('liqpay', desk.notice(payment.reference, { amount: payment.amount }))
    await Promise.all([accept(desk, idAt(desk, b)), report, desk.orders.expire()])
  },
  /** What is due leaves, so that its acceptance is undone no more. */
  async post(desk) {
    await desk.database.run("UPDATE delivery SET state = 'delivered', attempts = 1 WHERE due_at <= ?", desk.context.now())
  },
  async erase(desk, { a, n }) {
    const order = await orderAt(desk, a)
    if (!order || n % 2 === 0) return
    await desk.database.transaction(async (tx) => {
      await forgetPayerLines(tx, { names: [order.buyer.company], codes: [], numbers: [order.number] })
      await desk.outbox.erase(tx, [order.id], desk.context.now())
      await desk.orders.erase(tx, [order.id])
      await forgetErasedLines(tx, desk.context.now())
    })
  },
}
