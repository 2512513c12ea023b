import type { Forum } from '@forum/domain/forum/forum.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import { inSome, nothing } from '@forum/domain/localisation/localised-builder.ts'
import type { ContentPage } from '@forum/domain/publication/publication.ts'
import { aContentPage } from '@forum/domain/publication/publication-builder.ts'
import type { RichElement } from '@forum/domain/rich-text/rich-text.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { before } from '@forum/site/app/whole-site-builder.ts'
import { describe, expect, it } from 'vitest'
import { aboutView } from './about-view.ts'

const p = (text: string): RichElement => ({ tag: 'p', children: [text] })
const h2 = (text: string): RichElement => ({ tag: 'h2', children: [text] })

const page = (own: Partial<ContentPage>): ContentPage =>
  aContentPage({ id: '1', slug: 'about', title: inSome({ uk: 'Про нас' }), ...own })

function view(pages: readonly ContentPage[], locale: 'uk' | 'en' | 'ru' = 'uk', description = nothing as Forum['description']) {
  return aboutView(servicesWith({ forums: [aForum({ description })], pages }), locale)
}

const body = (...uk: RichElement[]) => inSome({ uk })

describe('the text of the page', () => {
  it('is cut to its anchors by the headings that editors give', () => {
    const { intro, parts, more } = view([
      page({
        body: body(p('0'), h2('Наша місія'), p('1'), h2('Наглядова рада'), p('2'), h2('Історія'), p('3'), h2('Партнери'), p('4')),
      }),
    ])
    expect(intro).toEqual([p('0')])
    expect(parts).toEqual({
      mission: { heading: 'Наша місія', text: [p('1')] },
      supervisors: { heading: 'Наглядова рада', text: [p('2')] },
      organizers: null,
      partners: { heading: 'Партнери', text: [p('4')] },
    })
    expect(more).toEqual([{ heading: 'Історія', text: [p('3')] }])
  })

  it.each([
    ['Mission', 'mission'],
    ['Supervisory board', 'supervisors'],
    ['Organisers', 'organizers'],
    ['Организаторы', 'organizers'],
    ['Наблюдательный совет', 'supervisors'],
    ['Партнёры', 'partners'],
  ] as const)('%s stands at #%s', (heading, anchor) => {
    expect(wordsOf(view([page({ body: body(h2(heading)) })]).parts[anchor]?.heading)).toBe(heading)
  })

  it('that fell back says its language', () => {
    const fallen = view([page({ body: body(p('0'), h2('Місія'), p('1'), h2('Історія'), p('2')) })], 'en')
    const { mission } = fallen.parts
    const texts = [fallen.intro, mission?.heading, mission?.text, fallen.more[0]?.heading, fallen.more[0]?.text]
    expect(texts.map((text) => langOf(text))).toEqual(['uk', 'uk', 'uk', 'uk', 'uk'])
    expect(view([page({ body: body(p('0')) })], 'uk').intro).toEqual([p('0')])
  })
})

const description = inSome({ uk: [p('Опис')], en: [p('Description')] })

it.each([
  ['there is no page', [], 'uk', 'Опис'],
  ['the page is not out yet', [page({ published: before + 1, body: body(p('0')) })], 'uk', 'Опис'],
  [
    'it is not published in the language',
    [page({ title: inSome({ uk: 'Так', en: '-' }), body: body(p('0')) })],
    'en',
    'Description',
  ],
  ['it has no text', [page({})], 'uk', 'Опис'],
] as const)('when %s the edition describes itself', (_, pages, locale, expected) => {
  expect(view(pages, locale, description).description).toBe(expected)
})

it('stands without any text, people or partners', () => {
  expect(view([])).toEqual({
    title: null,
    cover: null,
    intro: null,
    parts: { mission: null, supervisors: null, organizers: null, partners: null },
    more: [],
    supervisors: [],
    organizers: [],
    partners: [],
    description: '',
  })
})
