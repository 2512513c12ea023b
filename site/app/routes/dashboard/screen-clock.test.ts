import { expect, test } from 'vitest'
import { createScreenClock, serverTimeIn } from './screen-clock.ts'

test('it runs on evenly from what the server said, and follows what it says next', () => {
  let even = 5000
  const clock = createScreenClock(1_000_000, 4000, () => even)
  expect(clock.now()).toBe(1_001_000)
  even += 3_600_000
  expect(clock.now()).toBe(4_601_000)
  clock.set(9_000_000, even - 200)
  expect(clock.now()).toBe(9_000_200)
})

test.each([
  ['now;dur=1760602800000', 1_760_602_800_000],
  ['cache;desc=hit, now;dur=17', 17],
  ['unknow;dur=17', null],
  ['now', null],
  ['', null],
  [null, null],
])('a server that says %j says the time %j', (header, expected) => expect(serverTimeIn(header)).toBe(expected))
