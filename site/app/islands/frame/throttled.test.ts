import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttled } from './throttled.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Counts what is done while calls come at the given milliseconds. */
function doneBy(calls: readonly number[], until: number): number[] {
  const done: number[] = []
  const call = throttled(() => done.push(Date.now()), 150)
  const start = Date.now()
  for (const at of calls) setTimeout(call, at)
  vi.advanceTimersByTime(until)
  return done.map((at) => at - start)
}

test.each([
  ['one call is done at once, and once', [10], [10]],
  ['calls that come too early are done together when the time is over', [10, 20, 90], [10, 160]],
  ['a stream of calls is done in steps, and its last one too', [0, 100, 200, 300, 400], [0, 150, 300, 450]],
  ['a call after a pause is done at once', [0, 500], [0, 500]],
])('%s', (_, calls, expected) => expect(doneBy(calls, 2000)).toEqual(expected))
