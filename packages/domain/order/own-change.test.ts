import { expect, test } from 'vitest'
import { fromSite, type Order } from './order.ts'
import { type FixedReason, fixedBecause, ownChangesEnd } from './own-change.ts'

const start = Date.parse('2025-09-15T09:30+03:00')

test.each([
  [1, '2025-09-15T00:00+03:00'],
  [0, '2025-09-16T00:00+03:00'],
  [3, '2025-09-13T00:00+03:00'],
])('with %d days before the forum tickets change hands until %s', (days, expected) => {
  expect(ownChangesEnd(start, days)).toBe(Date.parse(expected))
})

test('of a forum whose days nobody knows no end is known, across the change of the clocks it is midnight all the same', () => {
  expect(ownChangesEnd(null, 1)).toBeNull()
  expect(ownChangesEnd(Date.parse('2025-10-27T09:00+02:00'), 2)).toBe(Date.parse('2025-10-26T00:00+03:00'))
})

const end = Date.parse('2025-09-15T00:00+03:00')
const paid: Pick<Order, 'status' | 'origin'> = { status: 'paid', origin: fromSite }
const valid = { state: 'valid', usedAt: null } as const

test.each<[string, Partial<typeof paid>, Partial<Parameters<typeof fixedBecause>[1]>, number, FixedReason | null]>([
  ['a good ticket of a paid order, until the last second', {}, {}, end - 1, null],
  ['at the end', {}, {}, end, 'tooLate'],
  ['an unpaid order', { status: 'awaiting_payment' }, {}, 0, 'over'],
  ['an order that was called off', { status: 'cancelled' }, {}, 0, 'over'],
  ['an invitation', { origin: { source: 'invitation', allocation: 'Партнери', giver: '' } }, {}, 0, 'given'],
  ['a ticket that was given back', {}, { state: 'cancelled' }, 0, 'void'],
  ['a ticket by which somebody came in', {}, { usedAt: 1 }, end, 'entered'],
])('%s', (_, order, ticket, now, expected) => {
  expect(fixedBecause({ ...paid, ...order }, { ...valid, ...ticket }, end, now)).toBe(expected)
})
