import { expect, test } from 'vitest'
import { inSome } from '#domain/localisation/localised-builder.ts'
import { localesOfListPage } from '#domain/publication/list-page.ts'
import type { Video } from '#domain/publication/publication.ts'
import { aVideo } from '#domain/publication/publication-builder.ts'
import { videosView } from './videos-view.ts'

const now = Date.parse('2025-09-09T09:00:00+03:00')

function video(slug: string, more: Partial<Video> = {}): Video {
  return aVideo({
    slug,
    title: inSome({ uk: slug }),
    published: now,
    forumYear: 2024,
    description: inSome({ uk: [{ tag: 'p', children: ['Про що це'] }] }),
    duration: 182,
    ...more,
  })
}

function services(videos: readonly Video[]) {
  return { clock: { now: () => now }, content: { videos: () => videos } }
}

const many = Array.from({ length: 25 }, (_, index) => video(String(index + 1)))

test('the first page has a lead that says what it is about; the others have cards only', () => {
  const first = videosView(services(many), 'uk', null)
  expect(first?.lead).toMatchObject({ slug: '1', summary: 'Про що це' })
  expect(first?.videos.map(({ slug }) => slug)).toEqual(many.slice(1, 12).map(({ slug }) => slug))
  expect(first?.videos.every((card) => !('summary' in card))).toBe(true)
  expect(videosView(services(many), 'uk', '3')).toMatchObject({ lead: null, videos: [{ slug: '25' }], total: 25 })
})

test.each(['4', '0', '1.0', 'last', ''])('there is no page %j', (parameter) => {
  expect(videosView(services(many), 'uk', parameter)).toBeUndefined()
})

test('what is not out yet and what is not in the language is neither shown nor counted', () => {
  const list = [
    video('future', { published: now + 1 }),
    video('not in Russian', { title: inSome({ uk: 'Так', en: 'Yes', ru: '-' }) }),
    ...many.slice(0, 12),
  ]
  expect(videosView(services(list), 'uk', null)).toMatchObject({
    lead: { slug: 'not in Russian' },
    total: 13,
    paging: { count: 2 },
  })
  expect(videosView(services(list), 'ru', null)).toMatchObject({ lead: { slug: '1' }, total: 12, paging: { count: 1 } })
  expect(localesOfListPage(list, now, 2)).toEqual(['uk', 'en'])
})

test.each([
  ['of its edition', { forumYear: 2024, published: now }, '2024'],
  ['else of the day in Kyiv', { forumYear: null, published: Date.parse('2022-12-31T23:30:00Z') }, '2023'],
  ['else none', { forumYear: null, published: null }, null],
])('the year is the one %s', (_, more, expected) => {
  expect(videosView(services([video('one', more)]), 'uk', null)?.lead?.year).toBe(expected)
})

test.each([
  [182, { text: '3:02', iso: 'PT3M2S' }],
  [0, null],
  [null, null],
])('a length of %j', (duration, expected) => {
  expect(videosView(services([video('one', { duration })]), 'uk', null)?.lead?.duration).toEqual(expected)
})
