import { beforeAll, expect, test } from 'vitest'
import { unwrittenEdition } from '#domain/forum/edition.ts'
import { langOf, wordsOf } from '#domain/localisation/local-text.ts'
import { inSome } from '#domain/localisation/localised-builder.ts'
import type { ContentPage } from '#domain/publication/publication.ts'
import { aContentPage } from '#domain/publication/publication-builder.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import { catalogues } from '#messages/catalogues.ts'
import type { Services } from '#server/services.ts'
import { registerWords } from '../../locale.ts'
import { donateView } from './donate-view.ts'

const english = catalogues.en

beforeAll(() => registerWords('en', english))

const now = Date.parse('2025-09-09T09:00:00+03:00')
const text: RichText = [
  { tag: 'p', children: ['Why'] },
  { tag: 'h2', children: ['How'] },
  { tag: 'p', children: ['So'] },
]

const page = (own: Partial<ContentPage> = {}): ContentPage =>
  aContentPage({
    id: '1',
    slug: 'donate',
    title: inSome({ uk: 'Центр', en: 'Centre', ru: 'Центр' }),
    cover: 'cover',
    body: inSome({ en: text }),
    ...own,
  })

const view = (written: ContentPage | undefined, hasForum = true) =>
  donateView(
    {
      clock: { now: () => now },
      settings: { currentForumYear: 2025 } as Services['settings'],
      content: {
        pageBySlug: (slug) => (slug === written?.slug ? written : undefined),
        contacts: () => [],
        forumByYear: () => (hasForum ? unwrittenEdition(2025) : undefined),
      },
    },
    'en',
  )

test('the editors’ page is what stands there, cut at its headings', () => {
  expect(view(page())).toMatchObject({ title: 'Centre', cover: 'cover', parts: [{ heading: 'How' }], forumYear: 2025 })
  expect(wordsOf(view(page()).intro)).toHaveLength(1)
})

test.each([
  ['nobody wrote one', undefined],
  ['it is of another slug', page({ slug: 'support' })],
  ['it is not out yet', page({ published: now + 1 })],
  ['it is not published in the language', page({ title: inSome({ uk: 'Центр', en: '-' }) })],
])('the words of the site stand there when %s', (_, written) => {
  expect(view(written)).toMatchObject({ title: english.donation.title, cover: null, intro: null, parts: [] })
})

test('a text that fell back says its language', () => {
  const { intro, parts } = view(page({ body: inSome({ uk: text }) }))
  expect([intro, parts[0]?.heading, parts[0]?.text].map((one) => langOf(one))).toEqual(['uk', 'uk', 'uk'])
})

test('nothing leads to an edition that is not there', () => {
  expect(view(page(), false).forumYear).toBeNull()
})
