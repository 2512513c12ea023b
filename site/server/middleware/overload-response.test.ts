import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createOverloadResponse } from './overload-response.ts'

const form = {
  body: new TextEncoder().encode('name=typed'),
  encoding: { type: 'application/x-www-form-urlencoded', boundary: null },
}

test('who floods is told to wait one by one: whoever asks for a page from memory is answered in between', async () => {
  const overloaded = createOverloadResponse()
  const told: string[] = []
  const asking = Array.from({ length: 5 }, () =>
    overloaded(429, '/en/subscribe', { seconds: 10, headers: {}, form }, 'a network').then((answer) =>
      told.push(String(answer.status)),
    ),
  )
  const counts: number[] = []
  for (let round = 0; round < 4; round++) {
    await nextRound()
    counts.push(told.length)
  }
  expect(counts.every((count, round) => count <= round + 1)).toBe(true)
  await Promise.all(asking)
  expect(told).toEqual(Array.from({ length: 5 }, () => '429'))
})

test('when too many wait to be told, what was sent is not drawn', async () => {
  const overloaded = createOverloadResponse(1)
  const both = await Promise.all([1, 2].map(() => overloaded(429, '/en/subscribe', { seconds: 10, headers: {}, form }, 'a')))
  const texts = await Promise.all(both.map((answer) => answer.text()))
  expect(texts.map((text) => text.includes('typed'))).toEqual([true, false])
  expect(both.map(({ headers }) => headers.get('retry-after'))).toEqual(['10', '10'])
})
