import { registerEveryLanguage } from '@forum/design/page/every-language.server.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { clockAt, dateAt, isoAt, parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test } from 'vitest'
import type { HallItem, HallView } from './dashboard-view.ts'
import { atTime, roomScene } from './room-scene.ts'
import { roomsScene } from './rooms-scene.ts'

const catalogue = catalogues.uk

registerEveryLanguage()

const { dashboard: words, programme } = catalogue
const at = (wall: string) => parseMoment(wall) ?? Number.NaN

function item(key: string, from: string, until: string | null, changes: Partial<HallItem> = {}): HallItem {
  const [start, end] = [at(from), until === null ? null : at(until)]
  return {
    key,
    title: key,
    start,
    end,
    room: 0,
    isBreak: false,
    day: dateAt(start),
    date: `${Number(from.slice(8, 10))} жовтня`,
    from: clockAt(start),
    iso: isoAt(start),
    until: end === null ? null : clockAt(end),
    people: [{ name: `${key} speaker`, company: null, photo: null, isModerator: false }],
    ...changes,
  }
}

const recess = { room: null, isBreak: true }
const day = [
  item('doors', '2025-10-16T08:00', '2025-10-16T09:00', recess),
  item('opening', '2025-10-16T09:00', '2025-10-16T10:30'),
  item('coffee', '2025-10-16T10:30', '2025-10-16T11:00', recess),
  item('prices', '2025-10-16T11:00', '2025-10-16T12:15'),
  item('fields', '2025-10-16T11:00', '2025-10-16T11:45', { room: 1 }),
  item('lunch', '2025-10-16T12:15', '2025-10-16T13:15', recess),
  item('arms', '2025-10-16T13:30', '2025-10-16T14:00'),
  item('city', '2025-10-16T15:00', '2025-10-16T16:00', { room: 1 }),
  item('meetings', '2025-10-17T10:00', '2025-10-17T12:00', { room: 1 }),
]

function view(shown: number | null, items: HallItem[] = day): HallView {
  const room = (slug: string, number: number) => ({ slug, number, name: slug })
  const rooms = [room('hall', 1), room('studio', 2)]
  const nothing = { cancelled: [], moved: [], notice: null, interruption: null }
  return { year: 2025, edition: 'Форум', rooms, shown, items, ...nothing, elsewhereUntil: 0, dayMark: '', now: 0 }
}

function said(wall: string, shown = 0, items = day) {
  const { label, title, announced, people, left, lines, share } = roomScene(view(shown, items), at(wall), 'uk')
  return {
    label,
    title: wordsOf(title),
    announced: announced && [announced.when, wordsOf(announced.title)],
    people: people.map(({ name }) => wordsOf(name)),
    left: left && [left.label, 'parts' in left ? left.parts.map(({ figure, unit }) => `${figure} ${unit}`).join(' ') : left.time],
    lines: lines.map(({ when, title, room }) => [when, wordsOf(title), wordsOf(room)].filter(Boolean).join(' ')),
    share,
  }
}

test.each([
  [
    'weeks before',
    '2025-09-09T09:00',
    {
      label: '16 жовтня, 09:00',
      title: 'opening',
      left: [words.startsIn, '37 днів'],
      lines: ['16 жовтня, 08:00 doors', '16 жовтня, 10:30 coffee'],
      share: 0,
    },
  ],
  [
    'the morning before the doors open',
    '2025-10-16T07:45',
    {
      label: atTime(words.startAt, '09:00'),
      title: 'opening',
      left: [words.startsIn, '75 хв'],
      lines: ['08:00 doors', '10:30 coffee'],
    },
  ],
  [
    'a session',
    '2025-10-16T11:35',
    {
      label: null,
      title: 'prices',
      announced: null,
      people: ['prices speaker'],
      left: [words.left, '40 хв'],
      lines: ['12:15 lunch', '13:30 arms'],
      share: expect.closeTo(0.4667, 3),
    },
  ],
  [
    'a break: who comes next',
    '2025-10-16T10:45',
    {
      title: 'coffee',
      announced: [atTime(words.nextAt, '11:00'), 'prices'],
      people: ['prices speaker'],
      left: [words.left, '15 хв'],
      lines: ['12:15 lunch', '13:30 arms'],
      share: 0.5,
    },
  ],
  [
    'between two events',
    '2025-10-16T13:20',
    { label: atTime(words.nextAt, '13:30'), title: 'arms', people: ['arms speaker'], left: [words.startsIn, '10 хв'], lines: [] },
  ],
  [
    'the room’s programme over while other rooms go on',
    '2025-10-16T14:30',
    { title: words.roomOver, people: [], left: null, lines: ['15:00 city studio'], share: 1 },
  ],
])('a room’s screen says: %s', (_, now, expected) => {
  expect(said(now)).toMatchObject(expected)
})

test('in the evening the screen says that the day is over, and what comes on the next', () => {
  expect(said('2025-10-16T17:00', 1)).toMatchObject({
    title: words.dayOver,
    announced: ['17 жовтня, 10:00', 'meetings'],
    people: ['meetings speaker'],
    left: [words.startsIn, '17 год'],
  })
})

test('a session whose end is not known says since when it runs', () => {
  const items = [item('open end', '2025-10-16T11:00', null)]
  expect(said('2025-10-16T11:10', 0, items)).toMatchObject({ left: [words.started, '11:00'], share: null })
})

test('sessions that overlap in one room are both named', () => {
  const items = [item('first', '2025-10-16T11:00', '2025-10-16T12:00'), item('second', '2025-10-16T11:30', '2025-10-16T12:30')]
  expect(said('2025-10-16T11:45', 0, items)).toMatchObject({
    title: 'second',
    lines: [`${filled(words.alsoUntil, { time: '12:00' })} first`],
  })
})

test.each([
  ['2025-10-16T12:09:59', false],
  ['2025-10-16T12:10:00', true],
])('the last five minutes are marked: at %s it is %s', (now, expected) => {
  expect(roomScene(view(0), at(now), 'uk').left).toMatchObject({ isEnding: expected })
})

const cards = (wall: string, items = day) => {
  const { shared, columns } = roomsScene(view(null, items), at(wall), 'uk')
  const cardOf = (card: typeof shared) =>
    card && [wordsOf(card.title), card.isSession, card.left && `${card.left.parts[0]?.figure} ${card.left.to}`, card.label]
  return {
    shared: cardOf(shared),
    columns: columns.map(({ card, next }) => [cardOf(card), next && `${next.when} ${wordsOf(next.title)}`]),
  }
}

test('rooms side by side: what is on and the next session, breaks left out', () => {
  expect(cards('2025-10-16T11:35')).toEqual({
    shared: null,
    columns: [
      [['prices', true, `40 ${words.toEnd}`, null], '13:30 arms'],
      [['fields', true, `10 ${words.toEnd}`, null], '15:00 city'],
    ],
  })
})

test('what is held for all rooms stands once above them', () => {
  expect(cards('2025-10-16T12:45')).toEqual({
    shared: ['lunch', false, `30 ${words.toEnd}`, null],
    columns: [
      [null, '13:30 arms'],
      [null, '15:00 city'],
    ],
  })
})

test('a room that waits says for what, one that is done that it is; far times are said as times', () => {
  expect(cards('2025-10-16T14:05').columns).toEqual([
    [[words.roomOver, false, null, null], null],
    [['city', false, `55 ${words.toStart}`, atTime(words.nextAt, '15:00')], '17 жовтня, 10:00 meetings'],
  ])
  const trip = [item('trip', '2025-10-16T10:00', '2025-10-16T18:00')]
  expect(cards('2025-10-16T11:00', trip).columns[0]).toEqual([
    ['trip', true, null, filled(programme.until, { time: '18:00' })],
    null,
  ])
})

test('what is cancelled in the hall today stands before the lines until it would be over', () => {
  const gone = item('gone', '2025-10-16T11:00', '2025-10-16T12:15')
  const at1 = (wall: string, shown: number) =>
    roomScene({ ...view(shown), cancelled: [gone] }, at(wall), 'uk').lines.map(({ when, key }) => [when, key])
  expect(at1('2025-10-16T11:10', 0)[0]).toEqual(['11:00 · Скасовано', 'gone'])
  expect(at1('2025-10-16T11:10', 1)).not.toContainEqual(['11:00 · Скасовано', 'gone'])
  expect(at1('2025-10-16T12:15', 0)).not.toContainEqual(['11:00 · Скасовано', 'gone'])
})

test('what left the hall stands there with its new room, and one line of what comes stays', () => {
  const left = { ...item('left', '2025-10-16T13:00', '2025-10-16T14:00'), to: 'studio' }
  const off = item('off', '2025-10-16T12:30', '2025-10-16T13:00')
  const scene = roomScene({ ...view(0), cancelled: [off], moved: [left] }, at('2025-10-16T12:20'), 'uk')
  expect(scene.lines.map(({ when, key, room }) => [when, key, room])).toEqual([
    [`12:30 · ${catalogue.changes.cancelled}`, 'off', null],
    expect.anything(),
  ])
  const later = roomScene({ ...view(0), moved: [left] }, at('2025-10-16T13:10'), 'uk')
  expect(later.lines[0]).toMatchObject({ when: `13:00 · ${catalogue.changes.moved}`, key: 'left', room: 'studio' })
  expect(roomScene({ ...view(0), moved: [left] }, at('2025-10-16T14:10'), 'uk').lines.map(({ key }) => key)).not.toContain('left')
})

test('what was to begin at another time says so', () => {
  const arms = item('arms', '2025-10-16T13:30', '2025-10-16T14:00', { was: '13:00' })
  const scene = roomScene(view(0, [arms]), at('2025-10-16T13:10'), 'uk')
  expect(scene.label).toBe(`${atTime(words.startAt, '13:30')} · ${filled(catalogue.changes.was, { what: '13:00' })}`)
})
