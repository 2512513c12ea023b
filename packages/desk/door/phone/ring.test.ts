// The question of the alert service rings on phones that may answer, until somebody has answered anywhere; louder after a minute.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ringQuestion } from './ring.ts'

const vibrate = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('navigator', { vibrate })
  vibrate.mockClear()
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What rings in `seconds`: quiet and loud rings. */
function rings(seconds: number, { isFresh = true, isAsked = true, isAnswering = false } = {}) {
  const question = isAsked ? { kind: 'alert', since: 0, source: '' } : null
  const shown = () => (isAnswering ? [{ state: 'waiting' }] : [])
  const memory = { day: () => ({ day: { question } }), isFresh: () => isFresh, now: () => Date.now(), presses: { shown } }
  ringQuestion(memory as never)
  vi.advanceTimersByTime(seconds * 1000)
  const all = vibrate.mock.calls.map(([pattern]) => (pattern as number[]).length)
  return [all.filter((length) => length === 1).length, all.filter((length) => length === 3).length]
}

test('each four seconds, louder after a minute', () => {
  expect(rings(72)).toEqual([15, 3])
})

test.each([
  ['nothing is asked', { isAsked: false }],
  ['this phone has answered', { isAnswering: true }],
  ['the phone has not heard from the server, where somebody may have answered', { isFresh: false }],
])('silent while %s', (_, own) => {
  expect(rings(72, own)).toEqual([0, 0])
})
