import { expect, test } from 'vitest'
import { orderDeliveries } from '../orders/order-deliveries.ts'
import { createOrders } from '../orders/orders.ts'
import { withdrawReturn } from '../transfers/send-back.ts'
import { privatCsv } from './layouts-fixture.ts'
import { deskWithStatements, paying, statementDeeds } from './statements-fixture.ts'

test('nothing is undone once money of it was on the list for the bank, even if it was taken off again', async () => {
  const desk = await deskWithStatements()
  const id = await desk.kept([paying(await desk.invoiced(), { sum: 99 })])
  await desk.accept(id)
  const [transfer] = await desk.transfers()
  await desk.back({ id: transfer?.id ?? '' })
  await withdrawReturn(desk.context, (await desk.returns())[0]?.id ?? '')
  expect(await desk.undo(id)).toEqual({ outcome: 'followed', what: 'transfer' })
  expect([await desk.count('transfer'), await desk.doubts()]).toEqual([1, []])
})

test('a statement on whose lines another one counts is undone after that one', async () => {
  const desk = await deskWithStatements()
  const line = paying(await desk.invoiced())
  const first = await desk.kept([line])
  await desk.accept(first)
  const other = await desk.kept([{ ...line, purpose: 'рахунок' }], privatCsv)
  expect(await desk.groups(other)).toEqual(['likelyKnown'])
  await desk.accept(other)
  expect(await desk.undo(first)).toEqual({ outcome: 'followed', what: 'statement' })
  expect(await desk.undo(other)).toMatchObject({ outcome: 'undone', transfers: 0 })
  expect(await desk.undo(first)).toMatchObject({ outcome: 'undone', transfers: 1 })
  expect([await desk.count('transfer'), await desk.count('statement_line'), await desk.doubts()]).toEqual([0, 0, []])
})

test('nothing is undone once a card payment of one of the orders was reported: it bought nothing, and its buyer was told', async () => {
  const desk = await deskWithStatements()
  const context = { ...desk.context, deliveries: orderDeliveries }
  const [orders, deeds] = [createOrders(context), statementDeeds(context)]
  const order = await desk.placed('card', 1, 1000)
  const { reference } = await orders.openPayment(order, 'liqpay')
  const id = await desk.kept([paying(order)])
  expect(await deeds.accept(id)).toMatchObject({ given: [order.id] })
  expect(await orders.settle('liqpay', desk.notice(reference))).toBe('unfulfillable')
  expect(await deeds.undo(id)).toEqual({ outcome: 'followed', what: 'order' })
  expect([(await desk.now(order)).status, await desk.doubts()]).toEqual(['paid', []])
})

test('an organiser’s deed of the same millisecond counts as one that followed', async () => {
  const desk = await deskWithStatements()
  const order = await desk.invoiced()
  const id = await desk.kept([paying(order)])
  await desk.accept(id)
  const deed = `INSERT INTO order_event (at, by_id, by_name, action, order_id, reason, amount, seats, before) VALUES (?, '', '', 'attendeeReplaced', ?, '', 0, 0, 'null')`
  await desk.database.run(deed, desk.context.now(), order.id)
  expect(await desk.undo(id)).toEqual({ outcome: 'followed', what: 'order' })
})
