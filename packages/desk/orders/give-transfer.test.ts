import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { transferBy } from '../transfers/transfer-rows.ts'
import { cancelOrder } from './cancel-unpaid.ts'
import { deskWithTransfers, doubtsIn } from './transfers-fixture.ts'

const day = 24 * 3_600_000

test('a transfer of the whole sum pays its order, once however often the form is sent', async () => {
  const desk = await deskWithTransfers()
  const [order, transfer, key] = [await desk.invoiced(), await desk.noted(1_250_000), randomUUID()]
  expect(await desk.give(transfer, order, null, key)).toMatchObject({
    isNew: true,
    order: { status: 'paid', received: 1_250_000 },
  })
  expect(await desk.give(transfer, order, null, key)).toMatchObject({ isNew: false, order: { status: 'paid' } })
  expect([await desk.sums(transfer), (await desk.orders.ticketsOf(order.id)).length]).toEqual([[1_250_000, 0, 0], 1])
  expect(desk.told.mock.calls.flat().filter((event) => event === 'paid')).toHaveLength(1)
})

test('a part keeps the order waiting, holds its seats, tells its buyer, and the rest pays it', async () => {
  const desk = await deskWithTransfers()
  const [order, first, second] = [await desk.invoiced(), await desk.noted(600_000), await desk.noted(650_000)]
  expect(await desk.outcomeOf(first, order)).toBe('awaiting_payment')
  expect(await desk.now(order)).toMatchObject({ received: 600_000, heldUntil: order.expiresAt })
  expect([await desk.orders.ticketsOf(order.id), desk.told.mock.calls.flat().at(-1)]).toEqual([[], 'partPaid'])
  expect(await desk.outcomeOf(second, order)).toBe('paid')
  expect(await doubtsIn(desk.database)).toEqual([])
})

test('what is over waits, and may be for another order', async () => {
  const desk = await deskWithTransfers()
  const [one, other, transfer] = [await desk.invoiced(), await desk.invoiced(), await desk.noted(2_500_050)]
  expect(await desk.outcomeOf(transfer, one)).toBe('paid')
  expect(await desk.sums(transfer)).toEqual([1_250_000, 0, 1_250_050])
  expect(await desk.outcomeOf(transfer, other)).toBe('paid')
  expect([await desk.sums(transfer), await doubtsIn(desk.database)]).toEqual([[2_500_000, 0, 50], []])
})

test('money that is late brings an expired order back while its seats are free, and waits otherwise', async () => {
  const desk = await deskWithTransfers(1)
  const [late, transfer] = [await desk.invoiced(), await desk.noted(1_250_000)]
  desk.pass(6 * day)
  await desk.orders.expire()
  expect((await desk.now(late)).status).toBe('cancelled')
  expect(await desk.outcomeOf(transfer, late, 600_000)).toBe('expired')
  const quick = await desk.invoiced()
  expect(await desk.outcomeOf(transfer, late)).toBe('soldOut')
  expect(await desk.sums(transfer)).toEqual([0, 0, 1_250_000])
  await cancelOrder(desk.context, quick.id)
  expect(await desk.outcomeOf(transfer, late)).toBe('paid')
  expect(await doubtsIn(desk.database)).toEqual([])
})

test('an order of which a part is paid does not expire, and holds its seats no longer than others', async () => {
  const desk = await deskWithTransfers(1)
  const [order, part] = [await desk.invoiced(), await desk.noted(1_000_000)]
  await desk.give(part, order)
  desk.pass(6 * day)
  expect(await desk.orders.expire()).toBe(0)
  expect([(await desk.now(order)).status, await desk.left(1)]).toEqual(['awaiting_payment', 1])
  await desk.invoiced()
  expect(await desk.outcomeOf(await desk.noted(250_000), order)).toBe('soldOut')
})

test('a part of an invoice whose letter nobody opened confirms it', async () => {
  const desk = await deskWithTransfers(100)
  const placing = await desk.place('x', 2, 100, { method: 'bank', expiresAt: desk.context.now() + 5 * day })
  if (placing.outcome !== 'placed') throw new Error(placing.outcome)
  expect(placing.order.heldUntil).toBeLessThan(placing.order.expiresAt)
  await desk.give(await desk.noted(100), placing.order)
  expect(await desk.now(placing.order)).toMatchObject({ heldUntil: placing.order.expiresAt, confirmedAt: desk.context.now() })
})

test.each([
  ['a transfer that is not there', 'noSuchTransfer'],
  ['an order that is not there', 'noSuchOrder'],
  ['a transfer of which nothing waits', 'nothingWaits'],
  ['an order that is paid', 'nothingOpen'],
  ['more than waits', 'tooMuch'],
  ['more than the order needs', 'tooMuch'],
  ['nothing at all', 'tooMuch'],
  ['an order that the organisers cancelled', 'revoked'],
  ['an order whose buyer was erased', 'erased'],
])('%s: %s', async (what, fault) => {
  const desk = await deskWithTransfers()
  const [order, transfer] = [await desk.invoiced(), await desk.noted(1_000_000)]
  let [from, to, amount]: [{ id: string }, { number: string }, number | null] = [transfer, order, null]
  if (what.startsWith('a transfer that')) from = { id: randomUUID() }
  if (what.startsWith('an order that is not')) to = { number: '2025-99999' }
  if (what.endsWith('nothing waits')) await desk.back(transfer)
  if (what.endsWith('is paid')) await desk.orders.markPaid(order.number)
  if (what.startsWith('more than waits')) amount = 1_000_001
  if (what.startsWith('more than the')) [from, amount] = [await desk.noted(2_000_000), 1_250_001]
  if (what.startsWith('nothing at')) amount = 0
  if (what.endsWith('cancelled')) await cancelOrder(desk.context, order.id)
  if (what.endsWith('erased')) await desk.database.transaction((tx) => desk.orders.erase(tx, [order.id]))
  expect(await desk.outcomeOf(from, to, amount)).toBe(fault)
  expect(await doubtsIn(desk.database)).toEqual([])
})

test('the database itself gives no more of a transfer than came, and no more to an order than it costs', async () => {
  const desk = await deskWithTransfers()
  const [order, transfer] = [await desk.invoiced(), await desk.noted(1_000_000)]
  await expect(desk.database.run('UPDATE transfer SET given = 1000001 WHERE id = ?', transfer.id)).rejects.toThrow()
  await expect(desk.database.run('UPDATE ticket_order SET received = 1250001 WHERE id = ?', order.id)).rejects.toThrow()
})

test('a part that was given to the wrong order is taken back, once, and its form gives nothing again', async () => {
  const desk = await deskWithTransfers()
  const [order, transfer, key] = [await desk.invoiced(), await desk.noted(1_000_000), randomUUID()]
  await desk.give(transfer, order, null, key)
  expect(await desk.takeBack(key)).toMatchObject({ outcome: 'takenBack', order: { status: 'awaiting_payment', received: 0 } })
  expect(await desk.takeBack(key)).toEqual({ outcome: 'impossible', fault: 'noSuchShare' })
  expect(await desk.give(transfer, order, null, key)).toMatchObject({ isNew: false, order: { received: 0 } })
  expect([await desk.sums(transfer), await doubtsIn(desk.database)]).toEqual([[0, 0, 1_000_000], []])
})

test('nothing is taken back from an order whose tickets are issued', async () => {
  const desk = await deskWithTransfers()
  const [order, key] = [await desk.invoiced(), randomUUID()]
  await desk.give(await desk.noted(1_250_000), order, null, key)
  expect(await desk.takeBack(key)).toEqual({ outcome: 'impossible', fault: 'ticketsIssued' })
})

test('money of an order that is cancelled waits again', async () => {
  const desk = await deskWithTransfers()
  const [order, transfer] = [await desk.invoiced(), await desk.noted(1_000_000)]
  await desk.give(transfer, order)
  await cancelOrder(desk.context, order.id)
  expect([await desk.sums(transfer), (await desk.now(order)).received]).toEqual([[0, 0, 1_000_000], 0])
})

test('an order marked as paid gets a transfer of today with the sum that was open', async () => {
  const desk = await deskWithTransfers()
  const order = await desk.invoiced(2)
  await desk.give(await desk.noted(1_000_050), order)
  desk.pass(1)
  expect(await desk.orders.markPaid(order.number)).toMatchObject({ status: 'paid', received: 2_500_000 })
  expect(await desk.orders.markPaid(order.number)).toBeNull()
  const [, pressed] = await desk.shares()
  expect([pressed?.amount, (await desk.shares()).length]).toEqual([1_499_950, 2])
  expect(await transferBy(desk.database, 'id', pressed?.transferId ?? '')).toMatchObject({
    day: '2025-09-09',
    source: 'pressed',
    payer: 'Ада',
  })
  expect(await doubtsIn(desk.database)).toEqual([])
})

test('an order whose buyer was erased is not marked as paid: nobody would get the tickets', async () => {
  const desk = await deskWithTransfers()
  const order = await desk.invoiced()
  await desk.database.transaction((tx) => desk.orders.erase(tx, [order.id]))
  expect(await desk.orders.markPaid(order.number)).toBeNull()
  expect([(await desk.now(order)).status, await desk.shares()]).toEqual(['awaiting_payment', []])
})

test('a card that pays the whole of an order lets its part wait again', async () => {
  const desk = await deskWithTransfers()
  const [order, transfer] = [await desk.placed('card'), await desk.noted(500_000)]
  await desk.give(transfer, order)
  const { reference } = await desk.orders.openPayment(order, 'liqpay')
  expect(await desk.orders.settle('liqpay', desk.notice(reference))).toBe('paid')
  expect([await desk.sums(transfer), await doubtsIn(desk.database)]).toEqual([[0, 0, 500_000], []])
})

test('a card payment of an order that a transfer paid bought nothing, and its way back leaves the tickets good', async () => {
  const desk = await deskWithTransfers()
  const order = await desk.placed('card')
  const { reference } = await desk.orders.openPayment(order, 'liqpay')
  await desk.give(await desk.noted(1_250_000), order)
  expect(await desk.orders.settle('liqpay', desk.notice(reference))).toBe('unfulfillable')
  await desk.orders.settle('liqpay', desk.notice(reference, { state: 'refunded', status: 'reversed' }))
  expect([(await desk.now(order)).status, await doubtsIn(desk.database)]).toEqual(['paid', []])
})

test('two organisers who give one transfer to two orders at once pay one of them', async () => {
  const desk = await deskWithTransfers()
  const [one, other, transfer] = [await desk.invoiced(), await desk.invoiced(), await desk.noted(1_250_000)]
  const outcomes = await Promise.all([desk.outcomeOf(transfer, one), desk.outcomeOf(transfer, other)])
  expect([outcomes.toSorted(), await doubtsIn(desk.database)]).toEqual([['nothingWaits', 'paid'], []])
})

test('a transfer that meets the end of its invoice pays it, or brings it back', async () => {
  const desk = await deskWithTransfers()
  const [order, transfer] = [await desk.invoiced(), await desk.noted(1_250_000)]
  desk.pass(6 * day)
  const [outcome] = await Promise.all([desk.outcomeOf(transfer, order), desk.orders.expire()])
  expect([outcome, (await desk.now(order)).status, await doubtsIn(desk.database)]).toEqual(['paid', 'paid', []])
})

test('a transfer and the report of a card payment at once pay an order once', async () => {
  const desk = await deskWithTransfers()
  const [order, transfer] = [await desk.placed('card'), await desk.noted(1_250_000)]
  const { reference } = await desk.orders.openPayment(order, 'liqpay')
  const both = await Promise.all([desk.outcomeOf(transfer, order), desk.orders.settle('liqpay', desk.notice(reference))])
  expect([
    ['paid', 'unfulfillable'],
    ['nothingOpen', 'paid'],
  ]).toContainEqual(both)
  expect([(await desk.orders.ticketsOf(order.id)).length, await doubtsIn(desk.database)]).toEqual([1, []])
})

test('a refund and a second transfer at once: the order goes back, and the second transfer waits', async () => {
  const desk = await deskWithTransfers()
  const [order, first, second] = [await desk.invoiced(), await desk.noted(1_250_000), await desk.noted(1_250_000)]
  await desk.give(first, order)
  const everything = { seats: [], amount: null, refundedBefore: 0 }
  const refund = () => desk.orders.askRefund(order.number, everything, null)
  const [one, again, outcome] = await Promise.all([refund(), refund(), desk.outcomeOf(second, order)])
  expect([one.outcome, again.outcome, outcome].toSorted()).toEqual(['asked', 'impossible', 'nothingOpen'])
  expect([await desk.sums(first), await desk.sums(second), await doubtsIn(desk.database)]).toEqual([
    [0, 1_250_000, 0],
    [0, 0, 1_250_000],
    [],
  ])
})
