import { expect, test } from 'vitest'
import { inSome } from '#domain/localisation/localised-builder.ts'
import { localesOfListPage } from '#domain/publication/list-page.ts'
import type { Album } from '#domain/publication/publication.ts'
import { anAlbum } from '#domain/publication/publication-builder.ts'
import { photosView } from './photos-view.ts'

const now = Date.parse('2025-09-09T09:00:00+03:00')

function picture(file: string) {
  return { file, width: 1200, height: 800, title: null }
}

function album(slug: string, more: Partial<Album> = {}): Album {
  return anAlbum({
    slug,
    title: inSome({ uk: slug }),
    published: now,
    forumYear: 2024,
    ...more,
  })
}

function services(albums: readonly Album[]) {
  return { clock: { now: () => now }, content: { albums: () => albums } }
}

const many = Array.from({ length: 25 }, (_, index) => album(String(index + 1)))

test('twelve albums stand on a page, and the last page has the rest', () => {
  expect(photosView(services(many), 'uk', null)?.albums.map(({ slug }) => slug)).toEqual(
    many.slice(0, 12).map(({ slug }) => slug),
  )
  expect(photosView(services(many), 'uk', '3')).toMatchObject({
    albums: [{ slug: '25' }],
    total: 25,
    paging: { number: 3, count: 3 },
  })
})

test.each(['4', '0', '1.0', 'last', ''])('there is no page %j', (parameter) => {
  expect(photosView(services(many), 'uk', parameter)).toBeUndefined()
})

test('without albums there is one empty page', () => {
  expect(photosView(services([]), 'uk', null)).toEqual({ albums: [], total: 0, paging: { number: 1, count: 1 } })
})

test('what is not out yet and what is not in the language is neither shown nor counted', () => {
  const list = [
    album('future', { published: now + 1 }),
    album('not in Russian', { title: inSome({ uk: 'Так', en: 'Yes', ru: '-' }) }),
    ...many.slice(0, 12),
  ]
  expect(photosView(services(list), 'uk', null)).toMatchObject({ total: 13, paging: { count: 2 } })
  expect(photosView(services(list), 'ru', null)).toMatchObject({ total: 12, paging: { count: 1 } })
  expect(localesOfListPage(list, now, 2)).toEqual(['uk', 'en'])
})

test.each([
  ['the one that was chosen', { cover: 'chosen', images: [picture('first')] }, 'chosen'],
  ['else the first picture', { cover: null, images: [picture('first'), picture('second')] }, 'first'],
  ['else none', { cover: null, images: [] }, null],
])('the cover is %s', (_, more, expected) => {
  expect(photosView(services([album('one', more)]), 'uk', null)?.albums[0]?.cover).toBe(expected)
})

test.each([
  ['of its edition', { forumYear: 2024, published: now }, '2024'],
  ['else of the day in Kyiv', { forumYear: null, published: Date.parse('2022-12-31T23:30:00Z') }, '2023'],
  ['else none', { forumYear: null, published: null }, null],
])('the year is the one %s', (_, more, expected) => {
  expect(photosView(services([album('one', more)]), 'uk', null)?.albums[0]?.year).toBe(expected)
})

test('a title from another language says which', () => {
  expect(photosView(services([album('one')]), 'en', null)?.albums[0]).toMatchObject({ title: { text: 'one', lang: 'uk' } })
})
