import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import type { ContentPage } from '@forum/domain/publication/publication.ts'
import { aContentPage } from '@forum/domain/publication/publication-builder.ts'
import type { RichText } from '@forum/domain/rich-text/rich-text.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { before } from '@forum/site/app/whole-site-builder.ts'
import { expect, test } from 'vitest'
import { donateView } from './donate-view.ts'

const english = catalogues.en

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
  donateView(servicesWith({ pages: written ? [written] : [], forums: hasForum ? [aForum()] : [] }), 'en')

test('the editors’ page is what stands there, cut at its headings', () => {
  expect(view(page())).toMatchObject({ title: 'Centre', cover: 'cover', parts: [{ heading: 'How' }], forumYear: 2025 })
  expect(wordsOf(view(page()).intro)).toHaveLength(1)
})

test.each([
  ['nobody wrote one', undefined],
  ['it is of another slug', page({ slug: 'support' })],
  ['it is not out yet', page({ published: before + 1 })],
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
