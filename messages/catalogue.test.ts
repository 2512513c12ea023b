import { expect, test } from 'vitest'
import { catalogue as english } from './en/catalogue.ts'
import { catalogue as russian } from './ru/catalogue.ts'
import { catalogue as ukrainian } from './uk/catalogue.ts'

/** What a word may be given: a number, a name, a time of day. */
const samples = [
  [2025, 'two', 'three'],
  ['10:30', '11:30', 'three'],
]

/** Every leaf with its path: a text, or a function called with the first sample arguments that suit it. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, said(value as (...given: unknown[]) => unknown)]]
  return Object.entries(value as Record<string, unknown>).flatMap(([key, part]) => leaves(part, `${path}/${key}`))
}

function said(word: (...given: unknown[]) => unknown): string {
  try {
    return String(word(...(samples[0] ?? [])))
  } catch {
    return String(word(...(samples[1] ?? [])))
  }
}

test.each([
  ['English', english],
  ['Russian', russian],
])('%s has the words of the Ukrainian catalogue, none of them empty', (_, catalogue) => {
  const source = leaves(ukrainian)
  const words = leaves(catalogue)
  expect(words.map(([path]) => path)).toEqual(source.map(([path]) => path))
  expect(words.filter(([, text]) => text.trim() === '')).toEqual([])
})

test('no English word is in Cyrillic, and no Ukrainian or Russian one in letters of the other', () => {
  expect(leaves(english).filter(([, text]) => /[а-яіїєґ]/i.test(text))).toEqual([])
  expect(leaves(ukrainian).filter(([, text]) => /[ыэъё]/i.test(text))).toEqual([])
  expect(leaves(russian).filter(([path, text]) => path !== '/site/credit' && /[іїєґ]/i.test(text))).toEqual([])
})
