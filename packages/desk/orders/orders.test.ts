import { cardTimeout } from '@forum/domain/order/order.ts'
import { expect, test } from 'vitest'
import { desk } from './orders-fixture.ts'
import { resendTickets } from './resend.ts'

test('an order has a number, a sum from its prices, an address that is its own, and its delivery', async () => {
  const { placed, outbox } = await desk()
  const [first, second] = [await placed('a', 2, null), await placed('b', 1, null)]
  expect(first).toMatchObject({ number: '2025-00001', total: 25_000, status: 'awaiting_payment' })
  expect(second.number).toBe('2025-00002')
  expect(first.pageKey).toMatch(/^[\w-]{22}$/)
  expect(await outbox.about(first.id)).toHaveLength(1)
})

test('numbers begin where they are told to, so that none is given out twice after a restore', async () => {
  const { placed } = await desk(700)
  expect([(await placed('a', 1, null)).number, (await placed('b', 1, null)).number]).toEqual(['2025-00700', '2025-00701'])
})

test('tickets that are issued once more after an older backup was restored are those in the mails', async () => {
  const { database, orders, placed } = await desk()
  const order = await placed('a', 2)
  await orders.markPaid(order.number)
  const before = await orders.ticketsOf(order.id)
  await database.run('DELETE FROM ticket')
  await database.run('DELETE FROM transfer_share')
  await database.run("UPDATE ticket_order SET status = 'awaiting_payment', received = 0")
  await orders.markPaid(order.number)
  const keys = (tickets: typeof before) => tickets.map(({ id, pageKey }) => [id, pageKey])
  expect(keys(await orders.ticketsOf(order.id))).toEqual(keys(before))
  expect(new Set(keys(before).flat()).size).toBe(4)
})

test('tickets that are sent again within a millisecond are letters of their own', async () => {
  const { placed, ...parts } = await desk()
  const { id, number } = await placed('a', 2)
  await parts.orders.markPaid(number)
  const [now, before] = [() => 1, (await parts.outbox.about(id)).length]
  const again = (ticket: number | null) => resendTickets({ ...parts, now }, number, { to: null, ticket })
  expect([await again(null), await again(null)]).toEqual([1, 1])
  const sent = (await parts.outbox.about(id)).slice(before).map(({ message }) => message as { kind: string; again: number })
  expect(sent.map(({ kind }) => kind)).toEqual(['tickets', 'tickets'])
  expect(new Set(sent.map((letter) => letter.again)).size).toBe(2)
  await expect(again(9)).rejects.toThrow('no valid ticket 9')
})

test('two ways to the provider have references that nobody can repeat', async () => {
  const { orders, placed } = await desk()
  const order = await placed('a')
  const [first, second] = [
    (await orders.openPayment(order, 'liqpay')).reference,
    (await orders.openPayment(order, 'liqpay')).reference,
  ]
  expect([first, second]).toEqual([
    expect.stringMatching(/^2025-00001-[0-9a-f]{16}$/),
    expect.stringMatching(/^2025-00001-[0-9a-f]{16}$/),
  ])
  expect(first).not.toBe(second)
  expect((await orders.paymentsOf(order.id)).map(({ reference }) => reference)).toEqual([second, first])
})

test('the same form twice is one order', async () => {
  const { place, told } = await desk()
  const [first, second] = [await place('a'), await place('a')]
  expect(second).toMatchObject({ outcome: 'placed', isNew: false })
  expect(first.outcome === 'placed' && second.outcome === 'placed' && first.order.id === second.order.id).toBe(true)
  expect(told).toHaveBeenCalledTimes(1)
})

test('a seat is sold once: held while it may be paid, free again afterwards, and nothing is kept of an order that found none', async () => {
  const { place, placed, orders, outbox, left, pass } = await desk()
  await placed('a', 2)
  expect(await place('b')).toEqual({ outcome: 'soldOut', ticketId: 't', left: 0 })
  expect(await orders.list(9)).toHaveLength(1)
  expect(await outbox.statistics()).toMatchObject({ waiting: 1 })
  expect(await left()).toBe(0)
  pass(cardTimeout)
  expect(await left()).toBe(2)
  expect(await place('c', 3)).toEqual({ outcome: 'soldOut', ticketId: 't', left: 2 })
  expect(await place('d', 2)).toMatchObject({ outcome: 'placed' })
})

test('what was paid is never freed by time', async () => {
  const { placed, orders, left, notice, pass } = await desk()
  const order = await placed('a', 1, 1)
  await orders.settle('liqpay', notice((await orders.openPayment(order, 'liqpay')).reference))
  pass(10 * cardTimeout)
  expect(await orders.expire()).toBe(0)
  expect(await left(1)).toBe(0)
})

test('what was not paid in time is cancelled once, and said', async () => {
  const { placed, orders, told, pass } = await desk()
  const order = await placed('a')
  expect(await orders.expire()).toBe(0)
  pass(cardTimeout)
  expect([await orders.expire(), await orders.expire()]).toEqual([1, 0])
  expect((await orders.byNumber(order.number))?.status).toBe('cancelled')
  expect(told.mock.calls.flat()).toEqual(['placed', 'cancelled'])
})
