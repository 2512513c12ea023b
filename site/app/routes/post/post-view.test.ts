import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import type { Post } from '@forum/domain/publication/publication.ts'
import { aPost } from '@forum/domain/publication/publication-builder.ts'
import type { RichText } from '@forum/domain/rich-text/rich-text.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { before } from '@forum/site/app/whole-site-builder.ts'
import { describe, expect, test } from 'vitest'
import { articleView } from './post-view.ts'

const hour = 3_600_000

function post(slug: string, published: number | null, more: Partial<Post> = {}): Post {
  return aPost({ slug, title: inSome({ uk: slug }), published, forumYear: 2025, ...more })
}

/** Newest first, as the store gives them. */
const posts = [
  post('future', before + 1),
  post('first', before, { category: 'forum' }),
  post('second', before - hour, { category: 'tickets' }),
  post('not in Russian', before - 2 * hour, { category: 'tickets', title: inSome({ uk: 'Так', en: 'Yes', ru: '-' }) }),
  post('third', before - 3 * hour, { category: 'tickets' }),
  post('fourth', before - 4 * hour, { category: 'tickets' }),
  post('oldest', before - 5 * hour, { category: 'rumour' }),
]

function view(slug: string, locale: 'uk' | 'en' | 'ru' = 'uk', all: readonly Post[] = posts) {
  return articleView(servicesWith({ posts: [...all] }), locale, slug)
}

test.each([
  ['unknown', 'uk', false],
  ['future', 'uk', false],
  ['not in Russian', 'ru', false],
  ['not in Russian', 'en', true],
  ['first', 'uk', true],
] as const)('%s in %s: %s', (slug, locale, exists) => {
  expect(view(slug, locale) !== undefined).toBe(exists)
})

test('the page exists in the languages in which the title is published', () => {
  expect(view('not in Russian')?.locales).toEqual(['uk', 'en'])
})

describe('what stands beside it by date', () => {
  test.each([
    ['first', 'uk', 'second', undefined],
    ['second', 'uk', 'not in Russian', 'first'],
    ['second', 'ru', 'third', 'first'],
    ['oldest', 'uk', undefined, 'fourth'],
  ] as const)('%s in %s', (slug, locale, older, newer) => {
    const article = view(slug, locale)?.article
    expect([article?.older?.slug, article?.newer?.slug]).toEqual([older, newer])
  })
})

test.each([
  ['second', 'uk', ['not in Russian', 'third', 'fourth']],
  ['second', 'ru', ['third', 'fourth', 'first']],
  ['first', 'uk', ['second', 'not in Russian', 'third']],
] as const)('three more after %s in %s: the same category first, then the newest', (slug, locale, expected) => {
  expect(view(slug, locale)?.article.related.map((one) => one.slug)).toEqual(expected)
})

test.each([
  ['tickets', 'tickets'],
  ['rumour', null],
  [null, null],
])('category %j is shown as %j', (category, expected) => {
  expect(view('one', 'uk', [post('one', before, { category })])?.article.category).toBe(expected)
})

test.each([
  ['https://www.hranat.example/news/1', { link: 'https://www.hranat.example/news/1', host: 'hranat.example' }],
  ['hranat', null],
  [null, null],
])('source %j', (sourceUrl, expected) => {
  expect(view('one', 'uk', [post('one', before, { sourceUrl })])?.article.source).toEqual(expected)
})

test.each([
  ['the lead', { lead: inSome({ uk: 'Лід' }) }, 'Лід'],
  ['else the beginning of the text', { body: inSome<RichText>({ uk: [{ tag: 'p', children: ['Текст'] }] }) }, 'Текст'],
  ['else the title', {}, 'one'],
] as const)('is described by %s', (_, more, expected) => {
  expect(view('one', 'uk', [post('one', before, more)])?.description).toBe(expected)
})

test('texts that fell back say their language', () => {
  const body = inSome({ uk: ['Текст'] })
  expect(view('one', 'en', [post('one', null, { body })])?.article).toMatchObject({
    title: { lang: 'uk' },
    lead: null,
    body: { text: ['Текст'], lang: 'uk' },
    date: null,
  })
})
