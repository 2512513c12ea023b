import { giveTransfer } from '@forum/desk/orders/give-transfer.ts'
import { aTransfer } from '@forum/desk/orders/transfers-fixture.ts'
import { noteTransfer } from '@forum/desk/transfers/note-transfer.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SalesFigures, salesFigures } from './sales-figures.ts'
import { kinds, soldEdition } from './sold-fixture.ts'
import { owed, paidInVain } from './unsettled.ts'

let desk: Awaited<ReturnType<typeof soldEdition>>
let figures: SalesFigures

const figuresNow = (own: { forumYear?: number; now?: number } = {}) =>
  salesFigures(desk.database, { forumYear: 2025, now: desk.now, kinds, ...own })

beforeEach(async () => {
  desk = await soldEdition()
  figures = await figuresNow()
})
afterEach(() => desk.database.close())

test('of each kind, in whatever language it was bought, seats and sums stand in one line', () => {
  expect(figures.kinds).toEqual([
    { id: 'full', name: 'Учасник', left: 7, seats: 3, paid: 1_200_000, returned: 375_000, expectedSeats: 0, expected: 0 },
    { id: 'day', name: 'Один день', left: null, seats: 2, paid: 200_000, returned: 125_001, expectedSeats: 2, expected: 200_000 },
    { id: 'press', name: 'Преса', left: 4, seats: 1, paid: 0, returned: 0, expectedSeats: 0, expected: 0 },
    { id: 'gone', name: 'Старий квиток', left: 0, seats: 0, paid: 50_000, returned: 0, expectedSeats: 0, expected: 0 },
  ])
})

test('a day has what was placed, what came and what went back on it', () => {
  const rows = figures.days.map(({ day, ...sums }) => [day, sums])
  expect(rows).toEqual([
    ['2025-09-05', { orders: 1, seats: 0, paid: 0, returned: 0, expectedSeats: 2, expected: 200_000 }],
    ['2025-09-09', { orders: 4, seats: 2, paid: 900_000, returned: 0, expectedSeats: 0, expected: 0 }],
    ['2025-09-10', { orders: 3, seats: 4, paid: 550_000, returned: 500_001, expectedSeats: 0, expected: 0 }],
  ])
})

test.each(['kinds', 'days'] as const)('all %s together are the whole', (name) => {
  const sums = ['seats', 'paid', 'returned', 'expectedSeats', 'expected'] as const
  const rows = figures[name] as readonly Record<(typeof sums)[number], number>[]
  for (const sum of sums) expect(rows.reduce((all, row) => all + row[sum], 0)).toBe(figures.total[sum])
})

test('an invoice that ran out is expected no more, and another edition has nothing', async () => {
  const later = await figuresNow({ now: desk.now + 30 * 86_400_000 })
  expect(later.total.expected).toBe(0)
  expect((await figuresNow({ forumYear: 2024 })).total).toMatchObject({ seats: 0, paid: 0 })
})

test('the part of an invoice that came is paid, and only the rest is expected', async () => {
  const { context } = desk
  const more = { lineKey: null, source: 'noted', notedAt: desk.now, notedBy: '' } as const
  const { transfer } = await noteTransfer(context, { ...aTransfer({ amount: 50_001 }), ...more, id: 'part' })
  await giveTransfer(context, { id: 'share', transferId: transfer.id, number: '2025-00004', amount: null, by: '' })
  const { total } = await figuresNow()
  expect(total).toMatchObject({
    paid: figures.total.paid + 50_001,
    expected: figures.total.expected - 50_001,
    expectedSeats: figures.total.expectedSeats,
  })
})

test('money that bought nothing, and that of cancelled orders, is found in all editions', async () => {
  expect(await owed(desk.database)).toEqual({ orders: ['2025-00007'], amount: 50_000 })
  await desk.database.run("UPDATE ticket_order SET forum_year = 2024 WHERE number = '2025-00005'")
  expect(await paidInVain(desk.database)).toEqual({ orders: ['2025-00005'], amount: 100_000 })
  await desk.database.run("UPDATE payment SET state = 'refunded' WHERE state = 'paid'")
  expect([await paidInVain(desk.database), await owed(desk.database)]).toEqual([
    { orders: [], amount: 0 },
    { orders: [], amount: 0 },
  ])
})
