import { expect, test } from 'vitest'
import { pauseBefore } from './order-pace.ts'

test('a payment that is being confirmed is asked about quickly at first, then more and more rarely', () => {
  const pauses = [0, 1, 2, 5, 7, 8, 100].map((checks) => pauseBefore(checks, 'confirming'))
  expect(pauses).toEqual([2000, 2000, 3000, 12_000, 30_000, 30_000, 30_000])
})

test.each(['paid', 'expired', 'cancelled', 'refunded'])('an order that is %s is settled', (status) =>
  expect(pauseBefore(0, status)).toBeNull(),
)
