import { defaultLocale, locales, localeTable } from '@forum/domain/localisation/locale.ts'
import { expect, test } from 'vitest'
import { catalogues } from './catalogues.ts'

/** What a word may be given: a number, a name, a time of day. */
const samples = [
  [2025, 'two', 'three'],
  ['10:30', '11:30', 'three'],
]

/** What editors read: two languages have it, and the English one names no field whose name is English. */
const ofEditors = '/incomplete'

/** Every leaf with its path: a text, or a function called with the first sample arguments that suit it. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (path === ofEditors) return []
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return leaves(said(value as (...given: unknown[]) => unknown), path)
  return Object.entries(value as Record<string, unknown>).flatMap(([key, part]) => leaves(part, `${path}/${key}`))
}

function said(word: (...given: unknown[]) => unknown): unknown {
  try {
    return word(...(samples[0] ?? []))
  } catch {
    return word(...(samples[1] ?? []))
  }
}

test.each(locales.filter((locale) => locale !== defaultLocale))(
  '%s has the words of the Ukrainian catalogue, none empty',
  (locale) => {
    const source = leaves(catalogues[defaultLocale])
    const words = leaves(catalogues[locale])
    expect(words.map(([path]) => path)).toEqual(source.map(([path]) => path))
    expect(words.filter(([, text]) => text.trim() === '')).toEqual([])
  },
)

test.each(locales.filter((locale) => localeTable[locale].script === 'latin'))('no word of %s is in Cyrillic', (locale) => {
  expect(leaves(catalogues[locale]).filter(([, text]) => /[а-яіїєґ]/i.test(text))).toEqual([])
})

test('no Ukrainian or Russian word is in letters of the other', () => {
  expect(leaves(catalogues.uk).filter(([, text]) => /[ыэъё]/i.test(text))).toEqual([])
  expect(leaves(catalogues.ru).filter(([path, text]) => path !== '/site/credit' && /[іїєґ]/i.test(text))).toEqual([])
})
