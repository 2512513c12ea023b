// Which request for an original begins when.
import { afterEach, expect, test, vi } from 'vitest'
import { Away } from './away.ts'
import { createFetchLimit } from './fetch-limit.ts'

afterEach(() => vi.useRealTimers())

/** A limit whose requests begin in `began`, and end when `end` is called. */
function limited() {
  const limit = createFetchLimit(() => 0)
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const take = (name: string, isUrgent: boolean) =>
    limit.take(() => {
      began.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    }, isUrgent)
  const end = (name: string) => ends.get(name)?.()
  return { limit, began, take, end }
}

test('six files are fetched at once, two of them ahead; who waits for one goes first', async () => {
  const { began, take, end } = limited()
  for (const name of ['a', 'b', 'c']) void take(name, false)
  for (const name of ['1', '2', '3', '4', '5']) void take(name, true)
  await vi.waitFor(() => expect(began.toSorted()).toEqual(['1', '2', '3', '4', 'a', 'b']))
  end('a')
  await vi.waitFor(() => expect(began.slice(6)).toEqual(['5']))
  end('1')
  await vi.waitFor(() => expect(began.slice(6)).toEqual(['5', 'c']))
})

test('who finds no place for ten seconds is told; what is being fetched goes on', async () => {
  vi.useFakeTimers()
  const { take, end } = limited()
  const first = take('1', true)
  const others = ['2', '3', '4', '5', '6'].map((name) => take(name, true))
  const late = expect(take('late', true)).rejects.toThrow(Away)
  await vi.advanceTimersByTimeAsync(10_000)
  await late
  vi.useRealTimers()
  for (const name of ['1', '2', '3', '4', '5', '6']) end(name)
  expect(await Promise.all([first, ...others])).toEqual(['1', '2', '3', '4', '5', '6'])
})

test('after a request without an answer those that wait are told, too; an error of one file concerns it alone', async () => {
  const { limit } = limited()
  const failing = (error: object) => limit.take(() => Promise.reject(Object.assign(new Error('failed'), error)), true)
  await expect(failing({ status: 404, mayPass: false })).rejects.toThrow('failed')
  expect(await limit.take(async () => 'fetched', true)).toBe('fetched')
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => failing({ status: 0, mayPass: true })))
  expect(all.filter((one) => one.status === 'rejected' && one.reason instanceof Away)).toHaveLength(2)
  await expect(limit.take(async () => 'fetched', true)).rejects.toThrow(Away)
})
