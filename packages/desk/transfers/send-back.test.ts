import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deskWithTransfers, doubtsIn } from '../orders/transfers-fixture.ts'
import { noteTransfer, tieLine } from './note-transfer.ts'
import { correctReceiver, markSent, withdrawReturn } from './send-back.ts'

const everything = { seats: [], amount: null }

test('a form that is sent twice notes one transfer, and a line of a statement is one, whatever its form', async () => {
  const desk = await deskWithTransfers()
  const key = randomUUID()
  await desk.noted(100, {}, key)
  expect(await desk.noted(200, {}, key)).toMatchObject({ id: key, amount: 100 })
  const line = { ...(await desk.noted(300)), lineKey: 'line', source: 'statement' } as const
  const [first, again] = [
    { ...line, id: randomUUID() },
    { ...line, id: randomUUID() },
  ]
  expect(await noteTransfer(desk.context, first)).toMatchObject({ isNew: true })
  expect(await noteTransfer(desk.context, again)).toMatchObject({ isNew: false, transfer: { id: first.id } })
})

test('a line of a statement takes the place of what was typed, if its sum is the same', async () => {
  const desk = await deskWithTransfers()
  const [typed, other] = [await desk.noted(100, { payer: '' }), await desk.noted(100)]
  const told = { ...typed, payer: 'ТОВ «Банк каже»', day: '2025-09-08' }
  const tie = (id: string, key: string, amount = 100) =>
    desk.database.transaction((tx) => tieLine(tx, id, key, { ...told, amount }))
  expect(await tie(typed.id, 'line', 101)).toBe(false)
  expect(await tie(typed.id, 'line')).toBe(true)
  expect(await tie(typed.id, 'another')).toBe(false)
  expect(await tie(other.id, 'line')).toBe(false)
})

test('what waits goes back once, in parts too, and nobody gives it to an order meanwhile', async () => {
  const desk = await deskWithTransfers()
  const [order, transfer, key] = [await desk.invoiced(), await desk.noted(1_000_000), randomUUID()]
  expect(await desk.back(transfer, 400_000, key)).toMatchObject({ outcome: 'asked', isNew: true })
  expect(await desk.back(transfer, 400_000, key)).toMatchObject({ outcome: 'asked', isNew: false })
  expect(await desk.back(transfer, 600_001)).toMatchObject({ fault: 'tooMuch' })
  expect(await desk.back(transfer)).toMatchObject({ sent: { amount: 600_000 } })
  expect(await desk.back(transfer)).toMatchObject({ fault: 'nothingWaits' })
  expect(await desk.back({ id: randomUUID() })).toMatchObject({ fault: 'noSuchTransfer' })
  expect(await desk.outcomeOf(transfer, order)).toBe('nothingWaits')
  expect([await desk.sums(transfer), await doubtsIn(desk.database)]).toEqual([[0, 1_000_000, 0], []])
})

test('money that is not sent yet may wait again or get another receiver; sent money does neither', async () => {
  const desk = await deskWithTransfers()
  const [transfer, kept, sent] = [await desk.noted(1_000_000), randomUUID(), randomUUID()]
  await desk.back(transfer, 300_000, kept)
  await desk.back(transfer, 200_000, sent)
  const receiver = { receiver: 'Ада', receiverCode: '', receiverIban: '' }
  expect(await correctReceiver(desk.context, sent, receiver)).toMatchObject(receiver)
  expect((await markSent(desk.context, [sent, sent, randomUUID()])).map(({ id }) => id)).toEqual([sent])
  expect(await correctReceiver(desk.context, sent, receiver)).toBeNull()
  expect(await withdrawReturn(desk.context, sent)).toBeNull()
  expect(await withdrawReturn(desk.context, kept)).toMatchObject({ state: 'withdrawn' })
  expect(await withdrawReturn(desk.context, kept)).toBeNull()
  expect(await markSent(desk.context, [kept])).toEqual([])
  expect([await desk.sums(transfer), await doubtsIn(desk.database)]).toEqual([[0, 200_000, 800_000], []])
})

test('a refund takes the money of the shares, the latest first, and asks for it to go back to their payers', async () => {
  const desk = await deskWithTransfers()
  const [order, first] = [await desk.invoiced(2), await desk.noted(1_500_000, { payer: 'Перший' })]
  await desk.give(first, order)
  desk.pass(1)
  const second = await desk.noted(1_000_000, { payer: 'Другий' })
  await desk.give(second, order)
  expect(await desk.orders.askRefund(order.number, { seats: [0], amount: null }, 'liqpay')).toMatchObject({
    outcome: 'asked',
    payment: null,
    refund: { amount: 1_250_000, state: 'done' },
  })
  expect((await desk.returns()).map(({ receiver, amount, state }) => [receiver, amount, state]).toSorted()).toEqual([
    ['Другий', 1_000_000, 'asked'],
    ['Перший', 250_000, 'asked'],
  ])
  expect([await desk.sums(first), await desk.sums(second)]).toEqual([
    [1_250_000, 250_000, 0],
    [0, 1_000_000, 0],
  ])
  await desk.orders.askRefund(order.number, everything, null)
  expect([(await desk.now(order)).status, await desk.sums(first), await doubtsIn(desk.database)]).toEqual([
    'refunded',
    [0, 1_500_000, 0],
    [],
  ])
})

test('the money of a refund that does not go back may pay another order', async () => {
  const desk = await deskWithTransfers()
  const [wrong, right, transfer] = [await desk.invoiced(), await desk.invoiced(), await desk.noted(1_250_000)]
  await desk.give(transfer, wrong)
  await desk.orders.askRefund(wrong.number, everything, null)
  const [asked] = await desk.returns()
  await withdrawReturn(desk.context, asked?.id ?? '')
  expect(await desk.outcomeOf(transfer, right)).toBe('paid')
  expect([await desk.sums(transfer), await doubtsIn(desk.database)]).toEqual([[1_250_000, 0, 0], []])
})
