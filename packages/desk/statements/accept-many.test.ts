import type { Order } from '@forum/domain/order/order.ts'
import { expect, test } from 'vitest'
import { ada } from '../orders/new-order-fixture.ts'
import { addCode } from '../orders/promo-codes.ts'
import type { Database } from '../storage/database.ts'
import { deskWithStatements, paying, statementDeeds } from './statements-fixture.ts'

const day = 24 * 3_600_000

/** Counts what a transaction asks the database, while the write lock is held. */
function counting(database: Database) {
  const asked = { statements: 0 }
  const counted: Database = {
    ...database,
    transaction: (work) =>
      database.transaction((tx) => {
        const count = <Ask extends (...given: never[]) => unknown>(ask: Ask): Ask =>
          ((...given) => {
            asked.statements++
            return ask(...given)
          }) as Ask
        return work({ run: count(tx.run), one: count(tx.one), all: count(tx.all) })
      }),
  }
  return { asked, counted }
}

const many = 450

test('hundreds of lines are accepted and undone by few statements, each of them with its order, tickets, letters and journal', async () => {
  const desk = await deskWithStatements(2 * many)
  const orders: Order[] = []
  for (let place = 0; place < many; place++) orders.push(await desk.invoiced(1 + (place % 2)))
  const lines = orders.map((order, place) => paying(order, { sum: order.total * 100, number: String(place) }))
  const [{ asked, counted }, before] = [counting(desk.database), await desk.count('delivery')]
  const deeds = statementDeeds({ ...desk.context, database: counted })
  const id = await desk.kept(lines)
  expect(await deeds.accept(id)).toMatchObject({ transfers: many, given: expect.objectContaining({ length: many }) })
  expect(asked.statements).toBeLessThan(many / 5)
  const told = [
    await desk.count("ticket_order WHERE status = 'paid'"),
    await desk.count('ticket'),
    await desk.count('order_event'),
  ]
  expect(told).toEqual([many, many * 1.5, many])
  expect([await desk.count('delivery'), await desk.doubts()]).toEqual([(before ?? 0) + many, []])
  asked.statements = 0
  expect(await deeds.undo(id)).toMatchObject({ outcome: 'undone', transfers: many })
  expect(asked.statements).toBeLessThan(many / 5)
  expect([await desk.count('delivery'), await desk.count('ticket'), await desk.count('transfer')]).toEqual([before, 0, 0])
  expect([await desk.count("ticket_order WHERE status = 'awaiting_payment'"), await desk.doubts()]).toEqual([many, []])
})

test('money that comes after the time that seats are held pays as many orders as there are seats, the first lines first', async () => {
  const desk = await deskWithStatements(5)
  const late = [await desk.invoiced(2), await desk.invoiced(2), await desk.invoiced()]
  // A part of each came, so that none expires.
  for (const order of late) await desk.give(await desk.noted(100), order)
  desk.pass(6 * day)
  const first = await desk.invoiced(2)
  const lines = [...late, first].map((order, place) =>
    paying(order, { sum: order.total * 100 - (place < 3 ? 100 : 0), number: String(place) }),
  )
  const accepted = await desk.accept(await desk.kept(lines))
  expect(accepted).toMatchObject({ transfers: 4, given: expect.arrayContaining([first.id, late[0]?.id, late[2]?.id]) })
  const statuses = await Promise.all([...late, first].map(async (order) => (await desk.now(order)).status))
  expect([statuses, await desk.doubts()]).toEqual([['paid', 'awaiting_payment', 'paid', 'paid'], []])
})

test.each([
  ['used up', 1, 'awaiting_payment'],
  ['free', 2, 'paid'],
] as const)('late money for an order whose promo code is %s', async (_, maxTickets, status) => {
  const desk = await deskWithStatements(3)
  const code = { forumYear: 2025, code: 'A', kind: 'percent', amount: 10, ticketIds: [], maxTickets, until: null } as const
  await desk.database.transaction((tx) => addCode(tx, code, 0))
  const attendees = [ada]
  const lines = [{ ticketId: 't', title: 'Квиток', price: 12_500, reduced: { from: 13_889, code: 'A' }, attendees }]
  const [cheap, plain] = [await desk.invoiced(1, { lines }), await desk.invoiced()]
  for (const order of [cheap, plain]) await desk.give(await desk.noted(100), order)
  desk.pass(6 * day)
  await desk.orders.markPaid((await desk.invoiced(1, { lines })).number)
  const paid = [cheap, plain].map((order, place) => paying(order, { sum: 1_249_900, number: String(place) }))
  await desk.accept(await desk.kept(paid))
  const statuses = await Promise.all([cheap, plain].map(async (order) => (await desk.now(order)).status))
  expect([statuses, await desk.doubts()]).toEqual([[status, 'paid'], []])
})
