import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'
import { defaultRetryPolicy } from './retry-policy.ts'

test('a clock that is set back by an hour while a receiver is away does not close its channel for that hour', () => {
  const breaker = createBreaker(2, defaultRetryPolicy)
  const now = 10 * 3_600_000
  for (let times = 0; times < defaultRetryPolicy.breakAfter; times++) breaker.failed(now)
  expect([breaker.width(now), breaker.opensAt(now) > now]).toEqual([0, true])
  const back = now - 3_600_000
  expect([breaker.width(back), breaker.opensAt(back) <= back]).toEqual([1, true])
  breaker.failed(back)
  expect(breaker.opensAt(back)).toBeLessThanOrEqual(back + defaultRetryPolicy.breakMax)
})
