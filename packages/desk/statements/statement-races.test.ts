// Two processes on one database: whichever of two deeds comes first, nothing is done twice and nothing is lost.
import { join } from 'node:path'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { expect, test } from 'vitest'
import { giveTransfer } from '../orders/give-transfer.ts'
import { createOrders } from '../orders/orders.ts'
import { deskWithStatements, paying, statementDeeds, statementDoubtsIn } from './statements-fixture.ts'

const rounds = Array.from({ length: 4 }, (_, round) => round)
const day = 24 * 3_600_000

/** A desk, and its deeds over the connections of two processes. */
async function twoProcesses() {
  const desk = await deskWithStatements(1000, join(newFolder(), 'desk.sqlite'))
  const context = await desk.beside()
  return {
    desk,
    other: { ...statementDeeds(context), context, orders: createOrders(context) },
    /** Both at once; which of them asks first alternates. */
    async race<One, Other>(round: number, one: () => Promise<One>, other: () => Promise<Other>): Promise<[One, Other]> {
      if (round % 2 === 0) return Promise.all([one(), other()])
      const [second, first] = await Promise.all([other(), one()])
      return [first, second]
    },
    doubts: async () => [...(await desk.doubts()), ...(await statementDoubtsIn(desk.database))],
  }
}

test('two organisers who give one transfer to two orders pay one of them', async () => {
  const { desk, other, race, doubts } = await twoProcesses()
  for (const round of rounds) {
    const [first, second, transfer] = [await desk.invoiced(), await desk.invoiced(), await desk.noted(1_250_000)]
    const wish = { transferId: transfer.id, amount: null, by: 'Іван' }
    const outcomes = await race(
      round,
      () => desk.outcomeOf(transfer, first),
      () => giveTransfer(other.context, { ...wish, id: crypto.randomUUID(), number: second.number }),
    )
    const statuses = [(await desk.now(first)).status, (await desk.now(second)).status]
    expect([statuses.toSorted(), outcomes[0] === 'paid']).toEqual([['awaiting_payment', 'paid'], statuses[0] === 'paid'])
    expect([await desk.sums(transfer), await doubts()]).toEqual([[1_250_000, 0, 0], []])
  }
})

test('one statement that two organisers accept is accepted once', async () => {
  const { desk, other, race, doubts } = await twoProcesses()
  for (const round of rounds) {
    const order = await desk.invoiced()
    const id = await desk.kept([
      paying(order),
      paying(order, { sum: 77 + round, purpose: 'участь', code: '', number: `9${round}` }),
    ])
    const { seen } = await desk.plan(id)
    const accepted = await race(
      round,
      () => desk.accept(id, [], seen),
      () => other.accept(id, [], seen),
    )
    const outcomes = accepted.map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
    expect(['again', 'changed']).toContain(outcomes.find((outcome) => outcome !== 'accepted'))
    expect([(await desk.now(order)).status, await desk.count('transfer'), await doubts()]).toEqual(['paid', 2 * (round + 1), []])
  }
})

test('of two statements with a common line each line is taken once', async () => {
  const { desk, other, race, doubts } = await twoProcesses()
  for (const round of rounds) {
    const orders = [await desk.invoiced(), await desk.invoiced(), await desk.invoiced()]
    const lines = orders.map((order) => paying(order))
    const [one, longer] = [await desk.kept(lines.slice(0, 2)), await desk.kept(lines.slice(1))]
    await race(
      round,
      () => desk.accept(one),
      () => other.accept(longer),
    )
    // What had changed since it was shown is shown again, and accepted then.
    await desk.accept(one)
    await other.accept(longer)
    const statuses = await Promise.all(orders.map(async (order) => (await desk.now(order)).status))
    expect([statuses, await desk.count('transfer'), await doubts()]).toEqual([['paid', 'paid', 'paid'], 3 * (round + 1), []])
  }
})

test('a statement that is accepted by one and undone by another is whole or not there', async () => {
  const { desk, other, race, doubts } = await twoProcesses()
  for (const round of rounds) {
    const orders = [await desk.invoiced(), await desk.invoiced(2)]
    const id = await desk.kept(orders.map((order) => paying(order, { sum: order.total * 100 })))
    const before = await desk.count('transfer')
    await race(
      round,
      () => desk.accept(id),
      () => other.undo(id),
    )
    const made = ((await desk.count('transfer')) ?? 0) - (before ?? 0)
    const paid = (await Promise.all(orders.map(async (order) => (await desk.now(order)).status))).filter(
      (each) => each === 'paid',
    )
    expect([0, 2]).toContain(made)
    expect([paid.length, await doubts()]).toEqual([made, []])
    const undone = await race(
      round,
      () => desk.undo(id),
      () => other.undo(id),
    )
    const told = made === 0 ? ['notAccepted', 'notAccepted'] : ['notAccepted', 'undone']
    expect([undone.map(({ outcome }) => outcome).toSorted(), await desk.count('transfer'), await doubts()]).toEqual([
      told,
      before,
      [],
    ])
  }
})

test('a statement and the report of a card payment of the same order pay it once', async () => {
  const { desk, other, race, doubts } = await twoProcesses()
  for (const round of rounds) {
    const order = await desk.placed(`card ${round}`, 1, 1000)
    const { reference } = await desk.orders.openPayment(order, 'liqpay')
    const id = await desk.kept([paying(order, { number: String(round) })])
    const [accepted, report] = await race(
      round,
      () => desk.accept(id),
      () => other.orders.settle('liqpay', desk.notice(reference)),
    )
    const isGiven = 'given' in accepted && accepted.given.length > 0
    expect([isGiven, report]).toEqual([isGiven, isGiven ? 'unfulfillable' : 'paid'])
    expect([(await desk.now(order)).status, (await desk.orders.ticketsOf(order.id)).length, await doubts()]).toEqual([
      'paid',
      1,
      [],
    ])
  }
})

test('a statement that meets the end of its order’s time pays it, or is shown again', async () => {
  const { desk, other, race, doubts } = await twoProcesses()
  for (const round of rounds) {
    const order = await desk.invoiced()
    const id = await desk.kept([paying(order, { number: String(round) })])
    const { seen } = await desk.plan(id)
    desk.pass(6 * day)
    const [{ outcome }] = await race(
      round,
      () => desk.accept(id, [], seen),
      () => other.orders.expire(),
    )
    const { status } = await desk.now(order)
    // Late money of a free seat brings the order back; what has changed since it was shown waits for another look.
    expect(outcome === 'changed' ? 'cancelled' : 'paid').toBe(status)
    expect([(await desk.orders.ticketsOf(order.id)).length, await doubts()]).toEqual([status === 'paid' ? 1 : 0, []])
  }
})
