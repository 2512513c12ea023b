import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aPicture } from '@forum/domain/picture/picture-builder.ts'
import { anAlbum } from '@forum/domain/publication/publication-builder.ts'
import { expect, test } from 'vitest'
import { albumView } from './album-view.ts'

const picture = (file: string) => aPicture({ file })

test.each([
  ['the one that was chosen', { cover: 'chosen', images: [picture('first')] }, 'chosen'],
  ['else the first picture', { cover: null, images: [picture('first'), picture('second')] }, 'first'],
  ['else none', { cover: null, images: [] }, null],
])('the cover is %s', (_, more, expected) => expect(albumView(anAlbum(more), 'uk').cover).toBe(expected))

test.each([
  ['of its edition', { forumYear: 2024, published: Date.parse('2025-09-09T09:00:00+03:00') }, '2024'],
  ['else of the day in Kyiv', { forumYear: null, published: Date.parse('2022-12-31T23:30:00Z') }, '2023'],
  ['else none', { forumYear: null, published: null }, null],
])('the year is the one %s', (_, more, expected) => expect(albumView(anAlbum(more), 'uk').year).toBe(expected))

test('a title from another language says which', () => {
  expect(albumView(anAlbum({ title: inSome({ uk: 'Зала' }) }), 'en').title).toEqual({ text: 'Зала', lang: 'uk' })
})
