import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signalAfter } from './signal-after.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it aborts after the time, and in browsers whose signals have no timeout', () => {
  vi.stubGlobal('AbortSignal', Object.assign(class {}, { timeout: undefined, any: undefined }))
  const signal = signalAfter(8000)
  vi.advanceTimersByTime(7999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
})
