// What a phone hands in is read no further than its first fault.
import { randomUUID } from 'node:crypto'
import type { SentEntry } from '@forum/domain/door/wire.ts'
import { expect, test, vi } from 'vitest'
import { readSentEntries } from './sent-entries.ts'

const entry = (own: Partial<SentEntry> = {}): SentEntry => ({
  id: randomUUID(),
  ticket: randomUUID(),
  kind: 'entry',
  at: 1,
  isOffline: true,
  by: 'Олена',
  undoes: null,
  ...own,
})

test('two hundred entries are read, and no more', () => {
  const entries = Array.from({ length: 201 }, () => entry())
  expect(readSentEntries(JSON.stringify(entries.slice(1)))).toEqual(entries.slice(1))
  expect(readSentEntries(JSON.stringify(entries))).toBeNull()
})

test.each(['', '{}', 'null', '[', '[{}]', '['.repeat(60_000), `[${'{},'.repeat(20_000)}{}]`])('%.10s… is no list', (text) => {
  expect(readSentEntries(text)).toBeNull()
})

test('of a list with a fault in each entry one is looked at', () => {
  const looked = vi.fn(() => 'no id')
  const broken = Object.defineProperty(entry(), 'id', { get: looked, enumerable: true })
  vi.spyOn(JSON, 'parse').mockReturnValueOnce(Array.from({ length: 200 }, () => broken))
  expect(readSentEntries('[]')).toBeNull()
  expect(looked).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
})
