import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { anEvent, aRoom } from '@forum/domain/programme/programme-builder.ts'
import { at } from '@forum/site/app/gallery/content.ts'
import { expect, test } from 'vitest'
import '@forum/site/app/gallery/rendered.tsx'
import { hallStripView, isOfToday } from './hall-strip-view.ts'

const [hall, desna] = [aRoom({ id: 'hall' }), aRoom({ id: 'desna', number: 2 })]
const event = (id: string, clock: string, room: typeof hall | null, own: object = {}) =>
  anEvent({ id, start: at(`2025-10-16T${clock}`), end: at(`2025-10-16T${clock}`) + 3_600_000, room, ...own })
const forum = aForum({
  events: [
    event('over', '08:00', hall),
    event('on', '10:00', hall),
    event('coffee', '11:00', null, { kind: 'break' }),
    event('second', '12:00', hall),
    event('third', '13:00', hall),
    event('fourth', '14:00', hall),
    event('called-off', '10:05', desna, { isCancelled: true }),
    event('beside', '10:15', desna),
    event('not-english', '10:30', desna, { title: inSome({ uk: 'Лише тут', en: '-' }) }),
  ],
})
const slugs = (now: string, locale: 'uk' | 'en' = 'uk') =>
  hallStripView(forum, at(now), locale)?.sessions.map(({ slug, room }) => `${slug} ${room}`) ?? null

const whole = ['on 0', 'called-off 1', 'beside 1', 'not-english 1', 'coffee null', 'second 0', 'third 0']

test('the strip carries what runs and the next of each hall, the breaks of all and what was called off', () => {
  expect(slugs('2025-10-16T10:30')).toEqual(whole)
  expect(slugs('2025-10-16T10:30', 'en')).toEqual(whole.filter((slug) => slug !== 'not-english 1'))
  const strip = hallStripView(forum, at('2025-10-16T10:30'), 'uk')
  expect(strip?.sessions.filter(({ kind }) => kind !== 'session').map(({ slug, kind }) => `${slug} ${kind}`)).toEqual([
    'called-off cancelled',
    'coffee break',
  ])
})

test('a break in a place where no session is held is for every hall, one in a hall is its own', () => {
  const foyer = aRoom({ id: 'foyer', number: 9 })
  const events = [
    ...forum.events,
    event('buffet', '11:00', foyer, { kind: 'break' }),
    event('airing', '11:00', desna, { kind: 'break' }),
  ]
  const strip = hallStripView({ ...forum, events }, at('2025-10-16T10:30'), 'uk')
  expect(strip?.rooms.map(({ number }) => number)).toEqual([1, 2])
  const breaks = strip?.sessions.filter(({ kind }) => kind === 'break').map(({ slug, room }) => `${slug} ${room}`)
  expect(breaks).toEqual(['coffee null', 'airing 1', 'buffet null'])
})

test.each([
  ['a week before', '2025-10-09T10:30'],
  ['when all is over', '2025-10-16T15:00'],
])('%s there is none', (_, now) => expect(slugs(now)).toBe(null))

test('where nothing that is left has a hall the house stands for it', () => {
  const events = [event('closed', '08:00', hall), event('plenary', '10:00', null), event('end', '12:00', null)]
  const strip = hallStripView({ ...forum, events, venue: inSome({ uk: 'Палац' }) }, at('2025-10-16T10:30'), 'uk')
  expect(strip?.rooms).toEqual([{ name: 'Палац', number: 0 }])
  expect(strip?.sessions.map(({ slug, room }) => [slug, room])).toEqual([
    ['plenary', null],
    ['end', null],
  ])
  const unnamed = hallStripView({ ...forum, events }, at('2025-10-16T10:30'), 'en')
  expect(unnamed?.rooms).toEqual([{ name: 'All halls', number: 0 }])
})

test('a cancelled edition has none', () => {
  expect(hallStripView({ ...forum, isCancelled: true }, at('2025-10-16T10:30'), 'uk')).toBe(null)
})

test.each([
  ['on its day', '2025-10-16T10:30', true],
  ['the evening before', '2025-10-15T23:59', false],
])('%s it knows whether that is today', (_, moment, expected) => {
  const now = at(moment)
  const strip = hallStripView(forum, now, 'uk')
  expect(strip && isOfToday(strip, now)).toBe(expected)
})
