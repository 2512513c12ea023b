import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import type { ContentPage } from '@forum/domain/publication/publication.ts'
import { aContentPage } from '@forum/domain/publication/publication-builder.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { before } from '@forum/site/app/whole-site-builder.ts'
import { expect, it } from 'vitest'
import { contentPageView } from './page-view.ts'

const page = (slug: string, own: Partial<ContentPage> = {}): ContentPage => aContentPage({ slug, ...own })

const pages = [
  page('venue', { body: inSome({ uk: [{ tag: 'p', children: ['Зала'] }] }) }),
  page('cookies', { isListed: false }),
  page('conduct', { title: inSome({ uk: 'Правила', en: 'Rules', ru: '-' }) }),
  page('tomorrow', { published: before + 1 }),
]

const view = (slug: string, locale: 'uk' | 'en' | 'ru' = 'uk') => contentPageView(servicesWith({ pages }), locale, slug)

it.each([
  ['unknown', 'uk', false],
  ['tomorrow', 'uk', false],
  ['conduct', 'ru', false],
  ['conduct', 'en', true],
  ['cookies', 'uk', true],
] as const)('%s in %s: %s', (slug, locale, exists) => {
  expect(view(slug, locale) !== undefined).toBe(exists)
})

it('leads to the other listed pages of the language', () => {
  expect(view('cookies')?.view.others.map(({ slug }) => slug)).toEqual(['venue', 'conduct'])
  expect(view('venue', 'ru')?.view.others).toEqual([])
  expect(view('conduct')?.locales).toEqual(['uk', 'en'])
})

it('is described by its text in its own language, else by its title; a text that fell back says its language', () => {
  expect(view('venue', 'uk')?.description).toBe('Зала')
  expect(view('venue', 'en')).toMatchObject({ description: 'venue', view: { text: { lang: 'uk' } } })
  expect(view('cookies')?.description).toBe('cookies')
})
