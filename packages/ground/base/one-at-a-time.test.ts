import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('calls during a run start one more after it, and wait for that', async () => {
  const ends: (() => void)[] = []
  const ask = oneAtATime(() => new Promise((resolve) => ends.push(resolve)))
  const asked = [ask(), ask(), ask()]
  expect(ends).toHaveLength(1)
  let areOver = false
  const over = Promise.all(asked).then(() => {
    areOver = true
  })
  ends[0]?.()
  await Promise.resolve()
  expect([ends.length, areOver]).toEqual([2, false])
  ends[1]?.()
  await over
  expect(ends).toHaveLength(2)
  void ask()
  expect(ends).toHaveLength(3)
})
