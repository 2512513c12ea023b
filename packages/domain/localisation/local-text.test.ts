import { expect, test } from 'vitest'
import { localText, localTitle, textByLetters } from './local-text.ts'
import type { Localised } from './localised.ts'
import { inSome } from './localised-builder.ts'

const field = (uk: string | null, en: string | null, ru: string | null): Localised => inSome({ uk, en, ru })

test.each([
  ['carries no language in the page’s own', field('у', 'e', 'р'), 'ru', 'р'],
  ['carries the language it fell back to', field('у', 'e', null), 'ru', { text: 'e', lang: 'en' }],
  ['carries the last language it fell back to', field('у', null, null), 'ru', { text: 'у', lang: 'uk' }],
  ['is none where nothing is filled in', field(null, null, null), 'uk', null],
  ['is none where only a language without readers has one', field(null, null, 'р'), 'en', null],
  ['is never the dash of the page’s language', field('-', 'e', null), 'uk', { text: 'e', lang: 'en' }],
  ['is none where there are but dashes', field('-', '-', '-'), 'uk', null],
] as const)('a text %s', (_, given, locale, expected) => {
  expect(localText(given, locale)).toEqual(expected)
  expect(localTitle(given, locale)).toEqual(expected ?? '')
})

test('a value of any type keeps its language', () => {
  expect(localText(inSome({ uk: ['а'] }), 'en')).toEqual({ text: ['а'], lang: 'uk' })
})

test.each([
  ['Олена Ткач', 'uk', undefined],
  ['Олена Ткач', 'ru', undefined],
  ['Олена Ткач', 'en', 'uk'],
  ['Jane Doe', 'en', undefined],
  ['Jane Doe', 'uk', 'en'],
  ['Jane Doe', 'ru', 'en'],
  ['Зала NATO', 'uk', undefined],
  ['Зала NATO', 'en', 'uk'],
  ['2025', 'en', undefined],
  ['2025', 'uk', undefined],
] as const)('by its letters %j on a page in %s has the language %s', (text, locale, lang) => {
  expect(textByLetters(text, locale)).toEqual(lang ? { text, lang } : text)
})
