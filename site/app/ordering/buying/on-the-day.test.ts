// Where the home page leads on the days of the forum, and what it says of the moment.

import { registerEveryLanguage } from '@forum/design/page/every-language.server.ts'
import { unwrittenEdition } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { type Locale, locales } from '@forum/domain/localisation/locale.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import type { Room } from '@forum/domain/programme/programme.ts'
import { aBroadcast, anEvent } from '@forum/domain/programme/programme-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test } from 'vitest'
import { onTheDay } from './on-the-day.ts'

registerEveryLanguage()

const at = (moment: string) => parseMoment(`2025-10-${moment}`) as number
const room = (id: string, number: number): Room => ({ id, slug: id, title: inAll(id), number })
const [great, small] = [room('great', 1), room('small', 2)]
const session = (hall: Room | null, from: string, until: string, dayId = '16') =>
  anEvent({ id: `${hall?.id}${from}`, title: inAll(from), room: hall, start: at(from), end: at(until), dayId })
const broadcast = (hall: Room) =>
  aBroadcast({ slug: hall.id, title: inAll(hall.id), room: hall, start: at('16T09:00'), end: at('16T17:00') })

const forum: Forum = {
  ...unwrittenEdition(2025),
  title: inAll('Forum'),
  start: at('16T09:00'),
  end: at('16T19:00'),
  days: [15, 16, 17].map((day) => ({ id: `${day}`, slug: `day-${day}`, date: `2025-10-${day}`, title: inAll('') })),
  broadcasts: [broadcast(great), broadcast(small)],
  events: [
    session(great, '16T09:00', '16T12:15'),
    session(small, '16T09:45', '16T12:15'),
    session(great, '16T13:15', '16T17:00'),
    session(small, '17T10:00', '17T12:00', '17'),
  ],
}

const [programme, tomorrow, live, recordings] = ['program', 'program?day=day-17', 'broadcast', 'broadcast'].map(
  (path) => `/uk/forum/2025/${path}`,
)
const { home, broadcast: words, moments } = catalogues.uk

test.each([
  ['before the day, long', '15T21:00', null, ''],
  ['in the morning', '16T07:30', [[programme, moments.today]], ''],
  [
    'when one of two halls has begun',
    '16T09:05',
    [
      [live, words.watchLive],
      [programme, home.seeProgramme],
    ],
    home.onAir('1\u00a0зала'),
  ],
  [
    'when both run',
    '16T10:00',
    [
      [live, words.watchLive],
      [programme, home.seeProgramme],
    ],
    home.onAir('2\u00a0зали'),
  ],
  ['at lunch', '16T12:40', [[programme, moments.today]], home.nextAt('13:15')],
  ['in the evening', '16T18:00', [[tomorrow, home.tomorrow]], home.nextOn('17 жовтня', '10:00')],
  ['on a day without broadcasts', '17T10:30', [[programme, moments.today]], home.running],
  ['after the last session', '17T15:00', [[programme, home.seeProgramme]], home.over],
])('%s', (_, now, actions, says) => {
  const told = onTheDay(forum, at(now), 'uk')
  expect(told?.actions.map(({ to, label }) => [to, label]) ?? null).toEqual(actions)
  expect(told?.says ?? '').toBe(says)
})

test.each<[string, Partial<Forum>]>([
  ['a reception runs', { events: [...forum.events, { ...session(null, '17T14:00', '17T16:00', '17'), kind: 'break' }] }],
  ['it ends later, as it says', { end: at('17T18:00') }],
])('after the last session it goes on while %s', (_, own) => {
  expect(onTheDay({ ...forum, ...own }, at('17T15:00'), 'uk')?.says).toBe(home.running)
})

const around = (from: string, until: string, dayId = '16') => ({ ...session(null, from, until, dayId), kind: 'break' as const })

test.each([
  ['registration before the start', '16T07:30', around('16T08:00', '16T09:00'), home.nextIs('08:00', '16T08:00'), ''],
  ['registration that has begun', '16T08:10', around('16T08:00', '16T09:00'), home.onNow('16T08:00'), ''],
  [
    'a reception after the last session of the day',
    '16T17:50',
    around('16T17:00', '16T19:00'),
    home.onNow('16T17:00'),
    home.running,
  ],
  ['a dinner later in the evening', '16T17:50', around('16T20:00', '16T22:00'), home.nextIs('20:00', '16T20:00'), home.running],
])('%s keeps the day first and is named', (_, now, event, note, says) => {
  const told = onTheDay({ ...forum, events: [...forum.events, event] }, at(now), 'uk')
  expect(told).toEqual({ actions: [{ to: programme, label: moments.today }], note, says })
})

test.each([
  ['a break that is over', '16T19:30', around('16T17:00', '16T19:00')],
  ['a cancelled reception', '16T17:50', { ...around('16T17:00', '16T19:00'), isCancelled: true }],
  ['a break of another day', '16T17:50', around('17T08:00', '17T09:00', '17')],
  ['a reception that is not published here', '16T17:50', { ...around('16T17:00', '16T19:00'), title: inAll('-') }],
])('%s changes nothing', (_, now, event) => {
  const told = onTheDay({ ...forum, events: [...forum.events, event] }, at(now), 'uk')
  expect(told).toMatchObject({ actions: [{ to: tomorrow }], note: '' })
})

test('after the last session recordings lead, where there are any', () => {
  const recorded = { ...forum, broadcasts: [{ ...broadcast(great), videoUrl: 'https://video.example/1' }] }
  expect(onTheDay(recorded, at('17T15:00'), 'uk')?.actions.map(({ to }) => to)).toEqual([recordings, programme])
})

test('a broadcast whose sessions nobody has written is on while it says so', () => {
  const bare = { ...forum, events: [] }
  expect(onTheDay(bare, at('16T10:00'), 'uk')).toMatchObject({ actions: [{ to: live }], says: home.onAir('2\u00a0зали') })
})

test.each(locales)('nothing that is not published in the language runs or comes (%s)', (locale: Locale) => {
  const hidden = { ...forum, events: forum.events.map((event) => ({ ...event, title: inAll('-') })) }
  expect(onTheDay(hidden, at('16T12:40'), locale)).toEqual({ actions: [], says: catalogues[locale].home.running, note: '' })
})

test('while all that would be on is interrupted it says since when; one hall alone does not stop the forum', () => {
  const held = { since: at('16T10:30'), until: null }
  const says = (isHeld: (hall: Room | null) => boolean) => {
    const events = forum.events.map((event) => (isHeld(event.room) ? { ...event, held } : event))
    return onTheDay({ ...forum, events }, at('16T10:45'), 'uk')?.says
  }
  expect([says(() => true), says((hall) => hall === great)]).toEqual(['Перервано з 10:30', home.onAir('1\u00a0зала')])
})
