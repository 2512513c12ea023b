import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aVideo } from '@forum/domain/publication/publication-builder.ts'
import { expect, test } from 'vitest'
import { videoView } from './video-view.ts'

test('it says what it is about only where that is asked', () => {
  const video = aVideo({ description: inSome({ uk: [{ tag: 'p', children: ['Про що це'] }] }) })
  expect(videoView(video, 'uk', { hasSummary: true }).summary).toBe('Про що це')
  expect(videoView(video, 'uk')).not.toHaveProperty('summary')
})

test.each([
  ['of its edition', { forumYear: 2024, published: Date.parse('2025-09-09T09:00:00+03:00') }, '2024'],
  ['else of the day in Kyiv', { forumYear: null, published: Date.parse('2022-12-31T23:30:00Z') }, '2023'],
  ['else none', { forumYear: null, published: null }, null],
])('the year is the one %s', (_, more, expected) => expect(videoView(aVideo(more), 'uk').year).toBe(expected))

test.each([
  [182, { text: '3:02', iso: 'PT3M2S' }],
  [0, null],
  [null, null],
])('a length of %j', (duration, expected) => expect(videoView(aVideo({ duration }), 'uk').duration).toEqual(expected))
