import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import type { Person } from '@forum/domain/people/person.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import type { Video } from '@forum/domain/publication/publication.ts'
import { aVideo } from '@forum/domain/publication/publication-builder.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { before } from '@forum/site/app/whole-site-builder.ts'
import { expect, test } from 'vitest'
import { videoPageView } from './video-view.ts'

function video(slug: string, more: Partial<Video> = {}): Video {
  return aVideo({ slug, title: inSome({ uk: slug }), published: before, forumYear: 2024, ...more })
}

function person(id: string, ru: string | null = null): Person {
  const name = inSome({ uk: id, ru })
  return aPerson({ id, name })
}

const people = [person('marta'), person('hidden in Russian', '-')]

function view(videos: readonly Video[], slug: string, locale: 'uk' | 'en' | 'ru' = 'uk', isPlaying = false) {
  return videoPageView(servicesWith({ videos, people, forums: [aForum({ year: 2024 })] }), locale, slug, isPlaying)
}

test.each([
  ['is not there', 'unknown', {}, false],
  ['comes out in a millisecond', 'one', { published: before + 1 }, false],
  ['is not published in the language', 'one', { title: inSome({ uk: '-', en: 'Yes' }) }, false],
  ['is out now', 'one', {}, true],
])('a video that %s', (_, slug, more, exists) => {
  expect(view([video('one', more)], slug) !== undefined).toBe(exists)
})

test('more videos: those of the same edition first', () => {
  const list = [
    video('a', { forumYear: 2025 }),
    video('b'),
    video('one'),
    video('c', { published: before + 1 }),
    video('d', { forumYear: 2023 }),
    video('e'),
  ]
  expect(view(list, 'one')?.video.more.map(({ slug }) => slug)).toEqual(['b', 'e', 'a'])
})

test('only people who are published in the language appear', () => {
  const one = video('one', { speakerIds: ['marta', 'withdrawn', 'hidden in Russian'] })
  const names = (locale: 'uk' | 'ru') => view([one], 'one', locale)?.video.speakers.map(({ slug }) => slug)
  expect(names('uk')).toEqual(['marta', 'hidden in Russian'])
  expect(names('ru')).toEqual(['marta'])
})

test.each([
  ['https://www.video.example/1', { link: 'https://www.video.example/1', host: 'video.example', player: null }],
  ['video', null],
  [null, null],
])('the place of the video for %j', (videoUrl, expected) => {
  expect(view([video('one', { videoUrl })], 'one')?.video.watch).toEqual(expected)
})

test.each([
  [2024, 2024],
  [1999, null],
  [null, null],
])('forum year %j leads to the page of %j', (forumYear, expected) => {
  expect(view([video('one', { forumYear })], 'one')?.video.forumYear).toBe(expected)
})

test.each([
  ['https://youtu.be/abc_DEF-123', false, null],
  ['https://youtu.be/abc_DEF-123', true, 'https://www.youtube-nocookie.com'],
  ['https://www.video.example/1', true, null],
])('the page of %s, asked to play: %s, opens the player of %s', (videoUrl, isPlaying, origin) => {
  const player = view([video('one', { videoUrl })], 'one', 'uk', isPlaying)?.video.player ?? null
  expect(player && new URL(player).origin).toBe(origin)
})
