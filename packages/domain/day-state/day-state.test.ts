import { expect, test } from 'vitest'
import { emptyContent } from '../content/content.ts'
import { aForum } from '../forum/forum-builder.ts'
import { anEvent, aRoom } from '../programme/programme-builder.ts'
import { calmDay, type DayState, dayMark, type Interruption, interruptionAt, interruptionOf } from './day-state.ts'
import { holds, type Move, placeOf } from './moves.ts'
import { withDay } from './with-day.ts'

const at = (clock: string) => Date.parse(`2025-10-16T${clock}+03:00`)
const one = (own: Partial<Interruption> = {}): Interruption => ({
  id: 'a',
  kind: 'alert',
  roomIds: null,
  since: at('11:42'),
  resumesAt: null,
  isDrill: false,
  ...own,
})
const day = (...interruptions: Interruption[]): DayState => ({ ...calmDay, revision: 'a', interruptions })
const [hall, desna] = [aRoom({ id: 'hall' }), aRoom({ id: 'desna', number: 2 })]
const session = (id: string, from: string, until: string, own: object = {}) =>
  anEvent({ id, start: at(from), end: at(until), room: hall, ...own })

test.each([
  ['before it', '11:41', null],
  ['from its moment on', '11:42', 'a'],
  ['as long as nobody knows', '18:00', 'a'],
])('an interruption is on %s', (_, now, id) => expect(interruptionOf(day(one()), 'hall', at(now))?.id ?? null).toBe(id))

test('it is over at the moment at which it goes on', () => {
  const resumed = day(one({ resumesAt: at('12:25') }))
  expect(interruptionAt(resumed, at('12:24'))?.id).toBe('a')
  expect(interruptionAt(resumed, at('12:25'))).toBe(null)
  expect(dayMark(resumed, at('12:24'))).not.toBe(dayMark(resumed, at('12:25')))
})

test('a hall is interrupted by its own and by those of all; what has no hall only by those of all', () => {
  const own = day(one({ roomIds: ['desna'] }))
  expect([interruptionOf(own, 'desna', at('12:00'))?.id, interruptionOf(own, 'hall', at('12:00'))]).toEqual(['a', null])
  expect([interruptionOf(own, null, at('12:00')), interruptionOf(day(one()), null, at('12:00'))?.id]).toEqual([null, 'a'])
})

test('of several a real one goes before a drill, one of all halls before one of some, an alert before a pause', () => {
  const shown = (...all: Interruption[]) => interruptionAt(day(...all), at('12:00'))?.id
  expect(shown(one({ id: 'drill', isDrill: true }), one({ id: 'hall', roomIds: ['hall'], kind: 'pause' }))).toBe('hall')
  expect(shown(one({ id: 'hall', roomIds: ['hall'] }), one({ id: 'all', kind: 'pause' }))).toBe('all')
  expect(shown(one({ id: 'pause', kind: 'pause' }), one({ id: 'alert', since: at('11:50') }))).toBe('alert')
})

test('sessions that run or come on that day in its halls are held, those that were over, cancelled or on other days are not', () => {
  const events = [
    session('over', '10:00', '11:00'),
    session('runs', '11:00', '12:15'),
    session('comes', '13:00', '14:00'),
    session('off', '13:00', '14:00', { isCancelled: true }),
    session('elsewhere', '11:00', '12:00', { room: desna }),
    session('everywhere', '12:15', '13:00', { room: null }),
    { ...session('tomorrow', '13:00', '14:00'), start: at('13:00') + 86_400_000, end: at('14:00') + 86_400_000 },
  ]
  const held = (state: DayState) =>
    withDay({ ...emptyContent, forums: [aForum({ events })] }, state).forums[0]?.events.flatMap(({ id, held }) =>
      held ? id : [],
    )
  expect(held(day(one()))).toEqual(['runs', 'comes', 'elsewhere', 'everywhere'])
  expect(held(day(one({ roomIds: ['hall'] })))).toEqual(['runs', 'comes'])
})

const moved = (own: Partial<Move> = {}): Move => ({
  eventId: 'runs',
  start: at('12:00'),
  end: at('13:00'),
  roomId: 'desna',
  isCut: false,
  written: { start: at('11:00'), end: at('12:15'), roomId: 'hall' },
  at: at('11:50'),
  ...own,
})

test('a moved session stands where it was moved to, as an edit of that moment, until its editor changes it', () => {
  const show = (event: ReturnType<typeof session>, move = moved()) => {
    const content = { ...emptyContent, rooms: [hall, desna], forums: [aForum({ events: [event] })] }
    const [shown] = withDay(content, { ...calmDay, moves: [move] }).forums[0]?.events ?? []
    return shown && { ...placeOf(shown), changed: shown.changed, isCancelled: shown.isCancelled }
  }
  const there = { start: at('12:00'), end: at('13:00'), roomId: 'desna', changed: at('11:50'), isCancelled: false }
  expect(show(session('runs', '11:00', '12:15'))).toEqual(there)
  expect(show(session('runs', '11:00', '12:15'), moved({ isCut: true }))?.isCancelled).toBe(true)
  for (const edited of [
    session('runs', '11:05', '12:15'),
    session('runs', '11:00', '12:20'),
    session('runs', '11:00', '12:15', { room: null }),
  ]) {
    expect(holds(moved(), edited)).toBe(false)
    expect(show(edited)).toMatchObject(placeOf(edited))
  }
})

test('a calm day is the content itself', () => {
  const content = { ...emptyContent, forums: [aForum({ events: [session('runs', '11:00', '12:15')] })] }
  expect(withDay(content, calmDay)).toBe(content)
  expect(withDay(content, { ...calmDay, moves: [moved({ eventId: 'gone' })] })).toBe(content)
})
