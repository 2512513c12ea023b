import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { contentHook } from './content-hook.ts'

test('between two readings lie two seconds, however often the hook is called, and the last call is never lost', async () => {
  vi.useFakeTimers()
  let readings = 0
  let end = () => {}
  const refresh = () => {
    readings++
    return new Promise<void>((resolve) => {
      end = resolve
    })
  }
  const ignored = () => {}
  const stack = new Hono<SiteEnv>().post(
    '*',
    contentHook({ refresh, filesChanged: ignored, ordersChanged: ignored, accountsChanged: ignored }),
  )
  const call = () => stack.request('http://localhost/hooks/content', { method: 'POST', body: '{"collection":"events"}' })
  await call()
  expect(readings).toBe(1)
  for (let calls = 0; calls < 100; calls++) await call()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(readings).toBe(1)

  end()
  await vi.advanceTimersByTimeAsync(1900)
  await call()
  expect(readings).toBe(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(readings).toBe(2)

  end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(readings).toBe(2)
  await call()
  expect(readings).toBe(3)
  vi.useRealTimers()
})
