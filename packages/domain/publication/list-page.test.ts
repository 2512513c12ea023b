import { expect, test } from 'vitest'
import { locales } from '../localisation/locale.ts'
import { inSome } from '../localisation/localised-builder.ts'
import { listPage, localesOfListPage } from './list-page.ts'
import { aPost } from './publication-builder.ts'

const now = Date.parse('2025-09-09T09:00:00+03:00')
const post = (slug: string, more: Partial<Parameters<typeof aPost>[0]> = {}) =>
  aPost({ slug, title: inSome({ uk: slug }), published: now, ...more })
const many = Array.from({ length: 26 }, (_, index) => post(String(index + 1)))

test('twelve stand on a page, and the last page has the rest', () => {
  expect(listPage(many, 'uk', now, null)).toEqual({ items: many.slice(0, 12), total: 26, paging: { number: 1, count: 3 } })
  expect(listPage(many, 'uk', now, '3')).toEqual({ items: many.slice(24), total: 26, paging: { number: 3, count: 3 } })
})

test.each(['4', '0', '-1', '02', '1.0', 'last', ''])('there is no page %j', (parameter) => {
  expect(listPage(many, 'uk', now, parameter)).toBeUndefined()
})

test('a list of nothing has one empty page, in every language', () => {
  expect(listPage([], 'uk', now, null)).toEqual({ items: [], total: 0, paging: { number: 1, count: 1 } })
  expect(localesOfListPage([], now, 1)).toEqual(locales)
})

test('what is not out yet and what is not in the language is neither shown nor counted', () => {
  const russianless = post('not in Russian', { title: inSome({ uk: 'Так', en: 'Yes', ru: '-' }) })
  const list = [post('tomorrow', { published: now + 86_400_000 }), russianless, ...many.slice(0, 12)]
  expect(listPage(list, 'uk', now, null)).toMatchObject({ total: 13, paging: { count: 2 } })
  expect(listPage(list, 'ru', now, null)).toMatchObject({ total: 12, paging: { count: 1 } })
  expect(localesOfListPage(list, now, 2)).toEqual(['uk', 'en'])
})
