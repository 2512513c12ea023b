import { join } from 'node:path'
import { aNewOrder } from '@forum/desk/orders/new-order-fixture.ts'
import { orderDeliveries } from '@forum/desk/orders/order-deliveries.ts'
import { createOrders } from '@forum/desk/orders/orders.ts'
import { doubtsIn } from '@forum/desk/orders/transfers-fixture.ts'
import { createOutbox } from '@forum/desk/post/outbox/outbox.ts'
import { type Database, StorageFault } from '@forum/desk/storage/database.ts'
import { openTestDatabase } from '@forum/desk/storage/database-fixture.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { expect, test } from 'vitest'
import { papersWhere } from './paper-rows.ts'

const deskOn = (database: Database) =>
  createOrders({ database, outbox: createOutbox(database), deliveries: orderDeliveries, now: () => 1 })

/** Does all of the work, and is rolled back. */
const rolledBack = (database: Database): Database => ({
  ...database,
  transaction: (work) =>
    database.transaction(async (tx) => {
      await work(tx)
      throw new StorageFault('the disk is full')
    }),
})

test('two connections that refund at once, while transactions between are rolled back, leave no gap and no number twice', async () => {
  const file = join(newFolder(), 'desk.sqlite')
  const databases = [await openTestDatabase(file), await openTestDatabase(file)] as const
  const desks = databases.map(deskOn)
  const [first] = desks
  const numbers = await Promise.all(
    Array.from({ length: 24 }, async (_, place) => {
      const placing = await first?.store(aNewOrder({ forumYear: 2025 + (place % 2) }), new Map(), `order ${place}`)
      if (placing?.outcome !== 'placed') throw new Error('not placed')
      await first?.markPaid(placing.order.number)
      return placing.order.number
    }),
  )
  const wish = { seats: [], amount: null }
  const refunds = numbers.flatMap((number, place) => {
    const [desk, database] = [desks[place % 3 === 0 ? 1 : 0], databases[place % 2]]
    const failing = database && desk?.askRefund(number, wish, null, rolledBack(database))
    return [failing?.catch((error: Error) => error.message), desk?.askRefund(number, wish, null)]
  })
  expect(new Set(await Promise.all(refunds.filter((_, place) => place % 2 === 0)))).toEqual(new Set(['the disk is full']))
  await Promise.all(refunds)
  const papers = await papersWhere(databases[1], 'ORDER BY forum_year, sequence')
  const expected = [2025, 2026].flatMap((year) => Array.from({ length: 12 }, (_, place) => `CN-${place + 1}/${year}`))
  expect(papers.map(({ number }) => number)).toEqual(expected)
  expect(await doubtsIn(databases[0])).toEqual([])
})
