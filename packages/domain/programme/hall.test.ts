import { expect, test } from 'vitest'
import { parseMoment } from '../time/kyiv-time.ts'
import { type HallEvent, hallState, headlineOf, isAllOver, isElsewhere } from './hall.ts'
import { anEvent, aRoom } from './programme-builder.ts'

type Named = HallEvent & { name: string }

const at = (wall: string) => parseMoment(wall) ?? Number.NaN
const [hall, studio] = [1, 2]
const minute = 60_000

function event(name: string, start: string, end: string | null, changes: Partial<HallEvent> = {}): Named {
  return { name, start: at(start), end: end === null ? null : at(end), room: hall, isBreak: false, ...changes }
}

const wholeVenue = { room: null }
const pause = { room: null, isBreak: true }

const programme = [
  event('doors', '2025-10-16T08:00', '2025-10-16T09:00', pause),
  event('opening', '2025-10-16T09:00', '2025-10-16T09:30'),
  event('panel', '2025-10-16T09:30', '2025-10-16T10:30'),
  event('coffee', '2025-10-16T10:30', '2025-10-16T11:00', pause),
  event('prices', '2025-10-16T11:15', '2025-10-16T12:15'),
  event('elsewhere', '2025-10-16T11:00', '2025-10-16T12:00', { room: studio }),
  event('late talk', '2025-10-16T16:00', '2025-10-16T17:00'),
  event('reception', '2025-10-16T22:00', '2025-10-17T00:30', wholeVenue),
  event('meetings', '2025-10-17T10:00', '2025-10-17T12:00'),
]

const stateAt = (wall: string, events: readonly Named[] = programme, room: number | null = hall) => {
  const { phase, running, coming, left, share } = hallState(events, room, at(wall))
  return {
    phase,
    running: running.map(({ name }) => name),
    headline: headlineOf(coming)?.name,
    left: left === null ? null : left / minute,
    share,
  }
}

test.each([
  ['weeks before', '2025-09-09T09:00', 'ahead', [], 'opening', 37 * 24 * 60],
  ['the morning before the doors open', '2025-10-16T07:30', 'ahead', [], 'opening', 90],
  ['while the doors are open', '2025-10-16T08:10', 'break', ['doors'], 'opening', 50],
  ['at a session’s first instant', '2025-10-16T09:00', 'session', ['opening'], 'panel', 30],
  ['at the instant in which one session follows another', '2025-10-16T09:30', 'session', ['panel'], 'prices', 60],
  ['in a break', '2025-10-16T10:45', 'break', ['coffee'], 'prices', 15],
  ['between two events', '2025-10-16T11:05', 'pause', [], 'prices', 10],
  ['in a gap of hours of one day', '2025-10-16T15:00', 'pause', [], 'late talk', 60],
  ['at night, when a session runs over midnight', '2025-10-17T00:10', 'session', ['reception'], 'meetings', 20],
  ['after midnight, when the day has ended', '2025-10-17T00:30', 'dayOver', [], 'meetings', 9.5 * 60],
  ['in the morning of the last day', '2025-10-17T08:00', 'ahead', [], 'meetings', 120],
  ['after everything', '2025-10-17T12:00', 'over', [], undefined, null],
] as const)('%s', (_, now, phase, running, headline, left) => {
  expect(stateAt(now)).toMatchObject({ phase, running, headline, left })
})

test('a room shows its own events and those of the whole venue, and nothing of other rooms', () => {
  expect(stateAt('2025-10-16T11:20', programme, studio)).toMatchObject({ running: ['elsewhere'], headline: 'reception' })
  expect(stateAt('2025-10-16T10:45', programme, studio)).toMatchObject({ running: ['coffee'], headline: 'elsewhere' })
  expect(stateAt('2025-10-16T22:30', programme, studio)).toMatchObject({ running: ['reception'] })
})

test('a room announces nothing for all rooms of a day on which others have events and it has none, on that day neither', () => {
  const eve = [
    event('breakfast', '2025-10-15T08:30', '2025-10-15T09:45', { room: studio }),
    event('embankment', '2025-10-15T22:00', '2025-10-16T00:30', wholeVenue),
  ]
  const days = [...eve, ...programme]
  expect(stateAt('2025-10-14T12:00', days)).toMatchObject({ phase: 'ahead', headline: 'opening' })
  expect(stateAt('2025-10-14T12:00', days, studio).headline).toBe('breakfast')
  expect(stateAt('2025-10-15T12:00', days)).toMatchObject({ phase: 'ahead', headline: 'opening' })
  expect(stateAt('2025-10-15T12:00', days, studio).headline).toBe('embankment')
  // Who has nothing else announces what there is.
  expect(stateAt('2025-10-14T12:00', eve).headline).toBe('embankment')
  // A day of the whole venue alone is everybody's.
  expect(stateAt('2025-10-14T12:00', days.slice(1)).headline).toBe('embankment')
})

test('of events that run at once the room’s own session comes first, then what began last; breaks come at the end', () => {
  const events = [
    event('lunch', '2025-10-16T12:00', '2025-10-16T14:00', pause),
    event('trip', '2025-10-16T12:30', '2025-10-16T18:00', wholeVenue),
    event('first half', '2025-10-16T12:00', '2025-10-16T13:15'),
    event('second half', '2025-10-16T12:45', '2025-10-16T14:00'),
  ]
  expect(stateAt('2025-10-16T13:00', events).running).toEqual(['second half', 'first half', 'trip', 'lunch'])
  expect(stateAt('2025-10-16T13:00', events).left).toBe(60)
})

test('a session without an end says neither how long it lasts nor how far it is', () => {
  const events = [event('open end', '2025-10-16T12:00', null)]
  expect(stateAt('2025-10-16T12:10', events)).toMatchObject({ phase: 'session', left: null, share: null })
  expect(stateAt('2025-10-16T12:45', events).phase).toBe('over')
})

test.each([
  ['a session', '2025-10-16T09:45', 0.25],
  ['a break', '2025-10-16T10:45', 0.5],
  ['a pause, counted from the last end to the next session', '2025-10-16T11:12', 0.8],
  ['a morning, in which nothing has begun', '2025-10-16T07:30', null],
  ['a programme that is over', '2025-10-17T13:00', 1],
])('the share that has passed of %s', (_, now, share) => {
  expect(stateAt(now).share).toEqual(share === null ? null : expect.closeTo(share, 5))
})

test('a break alone is announced when no session comes', () => {
  expect(headlineOf([event('dinner', '2025-10-16T19:00', null, pause)])?.name).toBe('dinner')
  expect(headlineOf([])).toBeUndefined()
})

test('a programme is over when every event of it is, and an empty one is', () => {
  expect(isAllOver(programme, at('2025-10-17T11:59'))).toBe(false)
  expect(isAllOver(programme, at('2025-10-17T12:00'))).toBe(true)
  expect(isAllOver([], at('2025-10-17T12:00'))).toBe(true)
})

const inHall = (from: string, until: string | null) =>
  anEvent({
    id: from,
    room: aRoom({ id: 'hall' }),
    start: at(`2025-10-16T${from}`),
    end: until === null ? null : at(`2025-10-16T${until}`),
  })
const halls = [inHall('10:00', '12:00'), inHall('13:00', '17:00')]

test.each([
  ['a site visit during the sessions', { start: '13:30', end: '18:00' }, halls, true],
  ['a reception after the last session', { start: '22:00', end: null }, halls, true],
  ['one that begins with the end of the last session', { start: '17:00', end: '19:00' }, halls, true],
  ['a reception into the night', { start: '23:00', end: '23:59' }, halls, true],
  [
    'a visit that overlaps a session without an end',
    { start: '10:30', end: '11:00' },
    [inHall('10:00', null), inHall('15:00', '16:00')],
    true,
  ],
  ['the opening for all halls', { start: '09:00', end: '10:00' }, halls, false],
  ['a plenary between sessions', { start: '12:00', end: '13:00' }, halls, false],
  ['lunch', { start: '12:00', end: '13:30', kind: 'break' as const }, halls, false],
  ['a session in a hall', { start: '13:30', end: '15:00', room: aRoom({ id: 'studio' }) }, halls, false],
  ['a session on a day without sessions in halls', { start: '13:30', end: '15:00' }, [], false],
  ['a session without a time', { start: null, end: null }, halls, false],
])('%s is held elsewhere: %#', (_, { start, end, ...own }, events, expected) => {
  const moment = (time: string | null) => (time === null ? null : at(`2025-10-16T${time}`))
  const one = anEvent({ id: 'one', room: null, start: moment(start), end: moment(end), ...own })
  expect(isElsewhere(one, [...events, one])).toBe(expected)
})
