import { expect, test } from 'vitest'
import { createClock } from './clock.ts'

test('the clock starts where it is told and runs on from there', () => {
  let real = 5000
  const clock = createClock(1_000_000, () => real)
  expect(clock.now()).toBe(1_000_000)
  real += 1500
  expect(clock.now()).toBe(1_001_500)
  expect(createClock(null, () => real).now()).toBe(6500)
})
