import { afterEach, expect, test, vi } from 'vitest'
import { isReloadDue, takeReload } from './reload-guard.ts'

const now = 1_757_397_600_000

afterEach(() => vi.unstubAllGlobals())

test.each([
  [null, true],
  ['', true],
  ['rubbish', true],
  [String(now), false],
  [String(now - 59_999), false],
  [String(now - 60_000), true],
  [String(now + 5000), true],
])('last reloaded at %j: another one is due: %s', (last, expected) => expect(isReloadDue(last, now)).toBe(expected))

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const stored = new Map<string, string>()
  return { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) }
}

test('a reload is taken once a minute', () => {
  vi.stubGlobal('sessionStorage', storage())
  expect([takeReload(now), takeReload(now + 30_000), takeReload(now + 60_000)]).toEqual([true, false, true])
})

test.each([
  [
    'throws',
    {
      getItem: () => null,
      setItem: () => {
        throw new Error('blocked')
      },
    },
  ],
  ['forgets', { getItem: () => null, setItem: () => {} }],
])('where the storage %s no reload is taken, for it could go on for ever', (_, blocked) => {
  vi.stubGlobal('sessionStorage', blocked)
  expect(takeReload(now)).toBe(false)
})
