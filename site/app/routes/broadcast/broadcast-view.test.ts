import { unwrittenEdition } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { inAll, inSome } from '@forum/domain/localisation/localised-builder.ts'
import type { Broadcast } from '@forum/domain/programme/programme.ts'
import { aBroadcast } from '@forum/domain/programme/programme-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { describe, expect, it } from 'vitest'
import { broadcastPageView, sourceOf } from './broadcast-view.ts'

const start = parseMoment('2025-10-16T09:00') ?? Number.NaN
const minute = 60_000
const [liveAddress, recordedAddress] = ['https://youtu.be/live_DEF-123', 'https://youtu.be/rec_DEF-1234']

const hall = (own: Partial<Broadcast> = {}): Broadcast =>
  aBroadcast({
    id: 'hall',
    title: inAll('Hall'),
    videoUrl: recordedAddress,
    embedUrl: liveAddress,
    language: 'uk',
    start,
    end: start + 8 * 60 * minute,
    ...own,
  })

const find = (broadcasts: Broadcast[], now: number, { isPlaying = false, forum = {} as Partial<Forum> } = {}) =>
  broadcastPageView(servicesWith({}, { now }), { ...unwrittenEdition(2025), broadcasts, ...forum }, 'en', 'hall', isPlaying)

it.each([
  ['there', {}, {}, true],
  ['of another slug', { slug: 'studio' }, {}, false],
  ['not published in the language', { title: { ...inAll('Hall'), en: '-' } }, {}, false],
  ['of a cancelled edition', {}, { isCancelled: true }, false],
])('a broadcast that is %s', (_, own, forum, exists) => {
  expect(find([hall(own)], start, { forum }) !== undefined).toBe(exists)
})

it('exists in the languages of both the edition and itself', () => {
  const found = find([hall({ title: { ...inAll('Hall'), ru: '-' } })], start, { forum: { title: inSome({ uk: '-' }) } })
  expect(found?.locales).toEqual(['en'])
})

it('leads to the other broadcasts of its edition', () => {
  const found = find(
    [hall(), hall({ id: 'studio', slug: 'studio' }), hall({ id: 'gone', title: { ...inAll('Hall'), en: '-' } })],
    start,
  )
  expect(found?.view.others.map(({ slug }) => slug)).toEqual(['studio'])
})

describe('what is watched', () => {
  const playerAt = (now: number, own: Partial<Broadcast> = {}, isPlaying = true) =>
    find([hall(own)], now, { isPlaying })?.view.player?.match(/embed\/([\w-]+)/)?.[1] ?? null

  it.each([
    ['nothing long before', -60 * minute, {}, null],
    ['the live player for those who come a little early', -minute, {}, 'live_DEF-123'],
    ['the live player', minute, {}, 'live_DEF-123'],
    ['the recording, while nobody gave a live player', minute, { embedUrl: null }, 'rec_DEF-1234'],
    ['the recording afterwards', 9 * 60 * minute, {}, 'rec_DEF-1234'],
    ['nothing afterwards without a recording', 9 * 60 * minute, { videoUrl: null }, null],
    ['nothing of a host whose player nobody knows', minute, { embedUrl: 'https://video.example/1' }, null],
  ] as const)('%s', (_, after, own, expected) => {
    expect(playerAt(start + after, own)).toBe(expected)
  })

  it('opens no player before it is asked for', () => {
    expect(playerAt(start + minute, {}, false)).toBeNull()
  })

  it('is nowhere to be found before it begins', () => {
    const view = find([hall()], start)?.view
    expect(view && sourceOf(view, 'soon')).toBeNull()
    expect(view && sourceOf(view, 'live')?.link).toBe(liveAddress)
  })
})
