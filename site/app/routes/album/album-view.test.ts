import { langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import type { Picture } from '@forum/domain/picture/picture.ts'
import type { Album } from '@forum/domain/publication/publication.ts'
import { anAlbum } from '@forum/domain/publication/publication-builder.ts'
import { pictureNumber } from '@forum/site/app/blocks/picture-viewer/gallery-view.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { before } from '@forum/site/app/whole-site-builder.ts'
import { describe, expect, test } from 'vitest'
import { albumPageView } from './album-view.ts'

function picture(file: string, more: Partial<Picture> = {}): Picture {
  return { file, width: 1200, height: 800, title: null, ...more }
}

function album(more: Partial<Album> = {}): Album {
  return anAlbum({ id: 'one', title: inSome({ uk: 'Зала' }), published: before, forumYear: 2024, ...more })
}

function view(one: Album, locale: 'uk' | 'en' | 'ru' = 'uk', slug = 'one', others: Album[] = []) {
  return albumPageView(servicesWith({ albums: [one, ...others] }), locale, slug)
}

test.each([
  ['is not there', 'unknown', {}, false],
  ['comes out in a millisecond', 'one', { published: before + 1 }, false],
  ['is not published in the language', 'one', { title: inSome({ uk: '-', en: 'Yes' }) }, false],
  ['has no pictures and no cover', 'one', {}, true],
])('an album that %s', (_, slug, more, exists) => {
  expect(view(album(more), 'uk', slug) !== undefined).toBe(exists)
})

test('an album leads on to three others that are shown, those of its edition first', () => {
  const others = [
    album({ id: 'a', slug: 'a', forumYear: 2025 }),
    album({ id: 'b', slug: 'b', published: before + 1 }),
    album({ id: 'c', slug: 'c', title: inSome({ uk: '-', en: 'Yes' }) }),
    album({ id: 'd', slug: 'd', forumYear: 2023 }),
    album({ id: 'e', slug: 'e' }),
    album({ id: 'f', slug: 'f', forumYear: 2022 }),
  ]
  expect(view(album(), 'uk', 'one', others)?.album.others.map(({ slug }) => slug)).toEqual(['e', 'a', 'd'])
})

describe('the picture that an address opens', () => {
  test.each([
    [null, null],
    ['1', 1],
    ['24', 24],
  ])('%j is %j', (parameter, expected) => {
    expect(pictureNumber(parameter, 24)).toBe(expected)
  })

  test.each(['', '0', '-1', '25', '01', '1.5', '1e1', 'last', ' 1', '٣', '999999999'])('%j is none of 24', (parameter) => {
    expect(pictureNumber(parameter, 24)).toBeUndefined()
  })

  test('an empty album has no first picture', () => {
    expect(pictureNumber('1', 0)).toBeUndefined()
    expect(pictureNumber(null, 0)).toBeNull()
  })
})

describe('a picture', () => {
  const only = (more: Partial<Picture>, locale: 'uk' | 'en' = 'uk') =>
    view(album({ images: [picture('a', more)] }), locale)?.album.pictures[0]

  test.each([
    ['known', { width: 800, height: 1000 }, { width: 800, height: 1000, isMeasured: true }],
    ['unknown', { width: null, height: null }, { width: 1200, height: 800, isMeasured: false }],
    ['half known', { width: 800, height: null }, { width: 1200, height: 800, isMeasured: false }],
  ])('of %s size', (_, more, expected) => {
    expect(only(more)).toMatchObject(expected)
  })

  test.each([
    ['The hall', 'uk', 'en'],
    ['The hall', 'en', undefined],
    ['Зала', 'en', 'uk'],
    ['Зала', 'uk', undefined],
    ['2024', 'uk', undefined],
  ] as const)('titled %j on a page in %s says the language %j', (title, locale, expected) => {
    expect(only({ title }, locale)?.title).toEqual(expected ? { text: title, lang: expected } : title)
  })

  test('with a title of spaces has none', () => {
    expect(only({ title: ' ' })?.title).toBeNull()
  })
})

describe('the text', () => {
  const text = (words: string) => inSome({ uk: [{ tag: 'p' as const, children: [words] }] })

  test('stands in the head when it is short', () => {
    expect(view(album({ description: text('Коротко.') }))?.album).toMatchObject({ summary: 'Коротко.', about: null })
  })

  test('is given whole below the pictures when it is long', () => {
    const long = 'слово '.repeat(60).trim()
    const { summary, about } = view(album({ description: text(long) }), 'en')?.album ?? {}
    expect(wordsOf(summary)?.endsWith('…')).toBe(true)
    expect(langOf(summary)).toBe('uk')
    expect(about).toEqual({ text: [{ tag: 'p', children: [long] }], lang: 'uk' })
  })

  test('may be absent', () => {
    expect(view(album())?.album).toMatchObject({ summary: null, about: null, author: null })
  })
})

test.each([
  ['uk', 'Яким Перепічка', undefined],
  ['en', 'Яким Перепічка', 'uk'],
  ['en', 'Jane Doe', undefined],
  ['uk', 'Jane Doe', 'en'],
] as const)('in %s the photographer %s is read aloud in the language of the name', (locale, author, lang) => {
  expect(langOf(view(album({ author }), locale)?.album.author)).toBe(lang)
})
