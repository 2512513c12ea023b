import { expect, test } from 'vitest'
import { choose, isPublishedIn, type Localised, publishedLocales, textIn } from './localised.ts'
import { inSome } from './localised-builder.ts'

const field = (uk: string | null, en: string | null, ru: string | null): Localised => inSome({ uk, en, ru })

test.each([
  ['the language itself', field('у', 'e', 'р'), 'ru', 'р', 'ru'],
  ['English when the language is empty', field('у', 'e', null), 'ru', 'e', 'en'],
  ['Ukrainian when English is empty too', field('у', null, null), 'ru', 'у', 'uk'],
  ['English before Ukrainian', field(null, 'e', null), 'uk', 'e', 'en'],
  ['never Russian for another language', field(null, null, 'р'), 'uk', undefined, undefined],
  ['never the dash of another language', field('у', '-', null), 'ru', 'у', 'uk'],
  ['nothing when nothing is there', field(null, null, null), 'en', undefined, undefined],
] as const)('a field falls back: %s', (_, given, locale, value, from) => {
  expect(choose(given, locale)).toEqual(value === undefined ? undefined : { value, locale: from })
  expect(textIn(given, locale)).toBe(value ?? '')
})

test.each([
  ['a dash hides the item in its language only', field('у', '-', 'р'), ['uk', 'ru']],
  ['an empty title falls back and is shown', field('у', null, null), ['uk', 'en', 'ru']],
  ['a dash in Ukrainian leaves the others', field('-', 'e', null), ['en', 'ru']],
  ['dashes everywhere hide it everywhere', field('-', '-', '-'), []],
  ['no title at all hides it', field(null, null, null), []],
  ['dashes and emptiness leave nothing to show', field('-', '-', null), []],
  ['a title in Russian alone is Russian alone', field(null, null, 'р'), ['ru']],
])('%s', (_, title, expected) => {
  expect(publishedLocales(title)).toEqual(expected)
  expect((['uk', 'en', 'ru'] as const).filter((locale) => isPublishedIn(title, locale))).toEqual(expected)
})
