import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFairQueue, Overloaded } from './fair-queue.ts'

/** Takes a turn for each of `wanted`, and says in which order they began. */
async function order(wanted: readonly [lane: string, isFirst?: boolean][], width = 1) {
  const turns = createFairQueue({ width })
  const begun: string[] = []
  await Promise.all(
    wanted.map(async ([lane, isFirst]) => {
      const end = await turns.take(lane, isFirst)
      begun.push(lane)
      await nextRound()
      end()
    }),
  )
  return begun.join('')
}

test('who asks often waits behind himself, not before the others', async () => {
  expect(await order([['a'], ['a'], ['a'], ['a'], ['b'], ['c'], ['b']])).toBe('abcabaa')
})

test('what everybody waits for goes first', async () => {
  expect(await order([['a'], ['a'], ['b'], ['F', true]])).toBe('Faba')
})

test('no more than the width at the same time, and one beginning in a round of the event loop', async () => {
  const turns = createFairQueue({ width: 2 })
  const ends: (() => void)[] = []
  for (const lane of ['a', 'b', 'c', 'd']) void turns.take(lane).then((end) => ends.push(end))
  const counts: number[] = []
  for (let round = 0; round < 5; round++) {
    await nextRound()
    counts.push(ends.length)
  }
  expect([counts[0], counts.at(-1)]).toEqual([1, 2])
  ends[0]?.()
  ends[0]?.()
  for (let round = 0; round < 5; round++) await nextRound()
  expect(ends.length).toBe(3)
})

test('a lane and all of them together are bounded, and what everybody waits for is not', async () => {
  const turns = createFairQueue({ width: 1, maxWaiting: 5, maxInLane: 3 })
  const waiting = [turns.take('a'), turns.take('a'), turns.take('a')]
  expect(() => turns.take('a')).toThrow(Overloaded)
  waiting.push(turns.take('b'), turns.take('b'))
  expect(() => turns.take('c')).toThrow(Overloaded)
  waiting.push(turns.take('', true))
  for (const turn of waiting) void turn.then((end) => end())
  expect(await Promise.all(waiting)).toHaveLength(6)
})

test('no turn begins while one is taken where it yields, and those who waited go on afterwards', async () => {
  const drawing = createFairQueue({ width: 1 })
  const entering = createFairQueue({ width: 8, yieldsTo: drawing })
  const endDrawing = await drawing.take('a')
  const begun: string[] = []
  const waiting = ['b', 'c'].map((lane) => entering.take(lane).then(() => begun.push(lane)))
  for (let round = 0; round < 5; round++) await nextRound()
  expect(begun).toEqual([])
  endDrawing()
  await Promise.all(waiting)
  expect(begun).toEqual(['b', 'c'])
})
