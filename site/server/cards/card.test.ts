import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inAll, inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aMember, aPerson } from '@forum/domain/people/person-builder.ts'
import { anEvent, aRoom, aSideEvent } from '@forum/domain/programme/programme-builder.ts'
import { aPost } from '@forum/domain/publication/publication-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { expect, test } from 'vitest'
import { cardOf } from './card.ts'
import { typesetLines } from './typesetting.ts'

const at = (moment: string) => parseMoment(moment) ?? 0
const people = [
  aPerson({ id: 'olena', name: inAll('Olena'), position: inAll('Economist'), company: inAll('Opora'), photo: 'face' }),
]
const posts = [
  aPost({ id: 'prices', title: inAll('Prices'), published: at('2025-09-01T09:00'), cover: 'cover' }),
  aPost({ id: 'ahead', published: at('2025-12-01T09:00') }),
]
const forum = aForum({
  year: 2025,
  title: inAll('Forum 2025'),
  theme: inAll('The price'),
  start: at('2025-10-16T09:00'),
  end: at('2025-10-17T18:00'),
  venue: inAll('Palace'),
  events: [
    anEvent({
      id: 'talk',
      title: inSome({ uk: 'Розмова', en: 'A talk' }),
      start: at('2025-10-16T10:00'),
      end: at('2025-10-16T11:00'),
      room: aRoom({ title: inAll('Main Hall') }),
      moderatorIds: ['olena'],
      speakerIds: ['olena', 'gone'],
    }),
    anEvent({ id: 'untimed', title: inAll('Later') }),
    anEvent({ id: 'off', title: inAll('Off'), start: at('2025-10-16T12:00'), isCancelled: true }),
    anEvent({ id: 'lunch', kind: 'break' }),
    anEvent({ id: 'hidden', title: inSome({ uk: 'Тут', en: '-' }) }),
  ],
})

const walk = aSideEvent({
  id: 'walk',
  forumYear: 2025,
  title: inSome({ uk: '-', en: 'A walk' }),
  start: at('2025-10-14T18:00'),
  location: inAll('A square'),
  speakerIds: ['olena'],
  image: 'river',
})

function card(path: string, locale: 'uk' | 'en' = 'en', isCancelled = false) {
  const content = {
    forumByYear: (year: number) => (year === 2025 ? { ...forum, isCancelled } : undefined),
    sideEvents: () => [walk],
    person: (id: string) => people.find((one) => one.id === id),
    personBySlug: (slug: string) => people.find((one) => one.slug === slug),
    team: () => [aMember({ id: 'ada', name: inAll('Ada'), position: inAll('Director') })],
    postBySlug: (slug: string) => posts.find((one) => one.slug === slug),
  }
  return cardOf(path, { content, locale, now: at('2025-10-01T09:00') })
}

test.each([
  ['/forum/2025/program/talk', '16 October, 10:00–11:00 · Main Hall', 'A talk', ['Olena'], null],
  ['/forum/2025/program/untimed', 'Forum 2025', 'Later', [], null],
  ['/forum/2025/program/off', 'Cancelled · 16 October, 12:00', 'Off', [], null],
  ['/forum/2025/side/walk', '14 October, 18:00', 'A walk', ['A square', 'Olena'], 'river'],
  ['/forum/2025', 'Forum 2025', 'The price', ['16–17 October 2025', 'Palace'], null],
  ['/forum/2025/tickets', 'Forum 2025', 'Tickets for the 2025 forum', ['16–17 October 2025', 'Palace'], null],
  ['/speakers/olena', '', 'Olena', ['Economist', 'Opora'], 'face'],
  ['/team/ada', '', 'Ada', ['Director'], null],
  ['/news/prices', 'News · 1 September 2025', 'Prices', [], 'cover'],
])('%s is shared with its own words', (path, kicker, title, facts, photo) => {
  expect(card(path)).toMatchObject({ kicker, title: expect.any(String), facts, photo })
  if (!path.endsWith('tickets')) expect(card(path)?.title).toBe(title)
})

test.each([
  '/forum/2025/program/lunch',
  '/forum/2025/program/hidden',
  '/forum/2025/program/no-such',
  '/forum/1999',
  '/forum/program/talk',
  '/speakers/nobody',
  '/team/nobody',
  '/team',
  '/news/ahead',
  '/about',
  '/order/key',
  '/',
])('there is no card of %s', (path) => expect(card(path)).toBeUndefined())

test('a cancelled edition says so, but neither when nor where, and has no sessions', () => {
  expect(card('/forum/2025', 'en', true)?.facts).toEqual(['Cancelled'])
  expect(card('/forum/2025/program/talk', 'uk', true)).toBeUndefined()
})

test('a compound name that is wider than its line is broken at a hyphen, a single word anywhere', () => {
  const setting = { face: 'display', size: 40 } as const
  const lines = typesetLines('Нечипоренко-Перебийніс-Заболотна-Красноштан', setting, 720)
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/-$/)
  expect(lines.join('')).toBe('Нечипоренко-Перебийніс-Заболотна-Красноштан')
  expect(typesetLines('Д'.repeat(60), setting, 720).length).toBeGreaterThan(1)
})

test('no short word stands at the end of a line, and pictures among letters leave no boxes', () => {
  const setting = { face: 'display', size: 40 } as const
  const lines = typesetLines('Конференція з міжнародною участю в Києві 🌾👩🏽‍🌾 і ще © 2025', setting, 420)
  expect(lines.map((line) => line.replaceAll('\u00a0', ' ')).join(' ')).toBe(
    'Конференція з міжнародною участю в Києві і ще © 2025',
  )
  for (const line of lines) expect(line).not.toMatch(/(^|\s)(з|в|і)$/)
})
