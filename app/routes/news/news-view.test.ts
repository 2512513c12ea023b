import { describe, expect, test } from 'vitest'
import { inSome } from '#domain/localisation/localised-builder.ts'
import { localesOfListPage } from '#domain/publication/list-page.ts'
import type { Post } from '#domain/publication/publication.ts'
import { aPost } from '#domain/publication/publication-builder.ts'
import { newsView } from './news-view.ts'

const now = Date.parse('2025-09-09T09:00:00+03:00')
const day = 86_400_000

function post(slug: string, published: number | null, more: Partial<Post> = {}): Post {
  return aPost({
    slug,
    title: inSome({ uk: `Новина ${slug}` }),
    published,
    forumYear: 2025,
    ...more,
  })
}

function services(posts: readonly Post[]) {
  return { clock: { now: () => now }, content: { posts: () => posts } }
}

/** `count` posts, a day apart, newest first. */
function daily(count: number): Post[] {
  return Array.from({ length: count }, (_, index) => post(String(index + 1), now - index * day))
}

const slugs = (view: ReturnType<typeof newsView>) => view && [view.lead?.slug ?? null, ...view.posts.map(({ slug }) => slug)]

describe('pages of news', () => {
  test('the first has a lead story and eleven more, the others twelve rows', () => {
    const all = services(daily(26))
    expect(slugs(newsView(all, 'uk', null))).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1)))
    expect(slugs(newsView(all, 'uk', '2'))).toEqual([null, ...Array.from({ length: 12 }, (_, index) => String(index + 13))])
    expect(slugs(newsView(all, 'uk', '3'))).toEqual([null, '25', '26'])
    expect(newsView(all, 'uk', '3')?.paging).toEqual({ number: 3, count: 3 })
  })

  test.each(['4', '0', '-1', '02', 'two', ''])('there is no page %j', (parameter) => {
    expect(newsView(services(daily(26)), 'uk', parameter)).toBeUndefined()
  })

  test('without news there is one empty page', () => {
    expect(newsView(services([]), 'uk', null)).toEqual({ lead: null, posts: [], paging: { number: 1, count: 1 } })
  })

  test('what is not out yet and what is not in the language is neither shown nor counted', () => {
    const posts = [
      post('tomorrow', now + day),
      post('not in Russian', now, { title: inSome({ uk: 'Так', en: 'Yes', ru: '-' }) }),
      ...daily(12),
    ]
    expect(newsView(services(posts), 'uk', null)?.paging.count).toBe(2)
    expect(newsView(services(posts), 'ru', null)?.paging.count).toBe(1)
    expect(localesOfListPage(posts, now, 2)).toEqual(['uk', 'en'])
    expect(localesOfListPage([], now, 1)).toEqual(['uk', 'en', 'ru'])
  })
})

describe('a row', () => {
  test.each([
    ['the running year has no year', '2025-01-01T00:00:00+02:00', '1 January'],
    ['another year has it', '2024-12-31T23:59:59+02:00', '31 December 2024'],
    ['the day is that of Kyiv', '2025-09-08T00:30:00+03:00', '8 September'],
  ])('%s', (_, moment, expected) => {
    const view = newsView(services([post('one', Date.parse(moment))]), 'en', null)
    expect(view?.lead?.date).toBe(expected)
  })

  test('says in which language it is when it is not the one of the page', () => {
    const lead = inSome({ uk: 'Лід', en: 'Lead' })
    const view = newsView(services([post('one', null, { title: inSome({ uk: 'Назва' }), lead })]), 'ru', null)
    expect(view?.lead).toMatchObject({
      title: { text: 'Назва', lang: 'uk' },
      lead: { text: 'Lead', lang: 'en' },
      date: null,
      dateTime: null,
    })
  })
})
