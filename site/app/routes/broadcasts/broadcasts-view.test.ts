import { unwrittenEdition } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { inAll, inSome } from '@forum/domain/localisation/localised-builder.ts'
import type { Broadcast, ProgrammeEvent, Room } from '@forum/domain/programme/programme.ts'
import { aBroadcast, anEvent } from '@forum/domain/programme/programme-builder.ts'
import type { Video } from '@forum/domain/publication/publication.ts'
import { aVideo } from '@forum/domain/publication/publication-builder.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { at } from '@forum/site/app/whole-site-builder.ts'
import { describe, expect, it } from 'vitest'
import { broadcastsView } from './broadcasts-view.ts'

const english = catalogues.en

const room = (number: number): Room => ({ id: `r${number}`, slug: `r${number}`, title: inAll(`Room ${number}`), number })

const broadcast = (slug: string, own: Partial<Broadcast> = {}): Broadcast => aBroadcast({ slug, ...own })

const event = (id: string, own: Partial<ProgrammeEvent> = {}): ProgrammeEvent =>
  anEvent({ id, start: at('2025-10-16T10:00'), room: room(1), ...own })

const forum = (own: Partial<Forum> = {}): Forum => ({ ...unwrittenEdition(2025), start: at('2025-10-16T09:00'), ...own })

const view = (own: Partial<Forum>, now = '2025-09-09T09:00', videos: readonly Video[] = []) =>
  broadcastsView(servicesWith({ videos }, { now: at(now) }), forum(own), 'en')

describe('broadcasts of an edition', () => {
  it('stand by room, those without a room last; what is not published in the language is not there', () => {
    const broadcasts = [
      broadcast('nowhere'),
      broadcast('second', { room: room(2) }),
      broadcast('hidden', { room: room(1), title: { ...inAll('x'), en: '-' } }),
      broadcast('first', { room: room(1) }),
    ]
    expect(view({ broadcasts }).broadcasts.map(({ slug }) => slug)).toEqual(['first', 'second', 'nowhere'])
  })

  it('say that recordings are to come once all are over, until all are there; after two months that those which are missing do not come', () => {
    const [start, end] = [at('2025-10-16T09:00'), at('2025-10-16T18:00')]
    const [unrecorded, recorded] = [
      broadcast('a', { start, end }),
      broadcast('b', { start, end, videoUrl: 'https://v.example/b' }),
    ]
    const missingAt = (now: string, broadcasts: Broadcast[]) => view({ broadcasts }, now).missing
    expect(missingAt('2025-10-16T17:59', [unrecorded])).toBeNull()
    expect(missingAt('2025-10-16T18:00', [unrecorded, recorded])).toBe('awaited')
    expect(missingAt('2025-10-16T18:00', [recorded])).toBeNull()
    expect(missingAt('2026-01-16T18:00', [unrecorded, recorded])).toBe('never')
    expect(missingAt('2026-01-16T18:00', [recorded])).toBeNull()
    expect(missingAt('2025-10-16T18:00', [])).toBeNull()
  })

  it('begin with the earliest of them', () => {
    const broadcasts = [
      broadcast('late', { start: at('2025-10-16T11:00') }),
      broadcast('early', { start: at('2025-10-16T09:30') }),
    ]
    expect(view({ broadcasts }).begins).toMatchObject({ clock: '09:30', iso: '2025-10-16T09:30:00+03:00' })
    expect(view({ broadcasts: [broadcast('undated')] }).begins).toBeNull()
  })

  it('begin with the earliest that is not over, and name all of their days', () => {
    const on = (day: string, own: Partial<Broadcast> = {}) =>
      broadcast(day, { start: at(`2025-10-${day}T09:00`), end: at(`2025-10-${day}T18:00`), ...own })
    const broadcasts = [on('15', { status: 'ended' }), on('16'), on('17')]
    expect(view({ broadcasts }, '2025-10-15T20:00').begins?.iso).toBe('2025-10-16T09:00:00+03:00')
    expect(view({ broadcasts }, '2025-10-20T09:00').begins?.iso).toBe('2025-10-15T09:00:00+03:00')
    expect(view({ broadcasts }).summary).toContain('15–17 October 2025')
  })

  it('say what runs in them; breaks have no page', () => {
    const hall = broadcast('hall', { room: room(1), start: at('2025-10-16T09:00'), end: at('2025-10-16T17:00') })
    const events = [event('panel'), event('coffee', { kind: 'break', room: null }), event('elsewhere', { room: room(2) })]
    const [shown] = view({ broadcasts: [hall], events }).broadcasts
    expect(shown?.running.map(({ key, to }) => [key, to])).toEqual([
      ['panel', '/en/forum/2025/program/panel'],
      ['coffee', undefined],
    ])
  })

  it('name their language; a code that nobody knows stays as it is', () => {
    const broadcasts = [broadcast('a', { language: 'uk' }), broadcast('b', { language: 'qx' }), broadcast('c')]
    expect(view({ broadcasts }).broadcasts.map(({ language }) => language)).toEqual(['Ukrainian', 'qx', ''])
  })

  it('leave out an end that is on another day or before the start', () => {
    const start = at('2025-10-16T09:00')
    const ends = [at('2025-10-16T17:00'), at('2025-10-17T17:00'), at('2025-10-16T08:00'), null]
    const broadcasts = ends.map((end, index) => broadcast(String(index), { start, end }))
    expect(view({ broadcasts }).broadcasts.map(({ when }) => when?.end)).toEqual(['17:00', null, null, null])
  })
})

describe('without broadcasts', () => {
  it.each([
    ['ahead', {}, '2025-09-09T09:00', english.broadcast.none, false],
    ['over', {}, '2025-10-17T09:00', english.broadcast.noneThen, true],
    ['archived', { isArchived: true, start: null }, '2025-09-09T09:00', english.broadcast.noneThen, true],
    ['not dated yet', { start: null }, '2025-09-09T09:00', english.broadcast.none, false],
    ['cancelled', { isCancelled: true, broadcasts: [broadcast('hall')] }, '2025-09-09T09:00', english.programme.cancelled, true],
  ] as const)('an edition that is %s says so', (_, own, now, title, isOver) => {
    const shown = view(own, now)
    expect(shown.notice).toMatchObject({ title, isOver })
    expect(shown.broadcasts).toEqual([])
  })

  it('its videos are named only where it has some', () => {
    const has = (forumYear: number | null) =>
      view({}, '2025-10-18T09:00', [aVideo({ forumYear, published: at('2025-10-17') })]).hasVideos
    expect([has(2025), has(2024), has(null)]).toEqual([true, false, false])
  })

  it('it is said when the forum begins: with the hour, when there is one', () => {
    expect(wordsOf(view({}).notice?.text)).toContain('16 October 2025 at 09:00')
    expect(wordsOf(view({ start: at('2025-10-16') }).notice?.text)).not.toContain('00:00')
  })

  it('the programme is named only where it has sessions', () => {
    const names = (own: Partial<Forum>) => wordsOf(view(own).notice?.text)?.includes(english.broadcast.noneSeeProgramme)
    expect([names({ events: [event('one')] }), names({})]).toEqual([true, false])
  })

  it('the editor’s reason for a cancelled edition says its language', () => {
    const cancelledNote = inSome({ uk: 'Через пандемію' })
    expect(view({ isCancelled: true, cancelledNote }).notice).toMatchObject({ text: { text: 'Через пандемію', lang: 'uk' } })
  })
})
