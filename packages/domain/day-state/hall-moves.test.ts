import { expect, test } from 'vitest'
import { anEvent, aRoom } from '../programme/programme-builder.ts'
import { parseMoment } from '../time/kyiv-time.ts'
import { hasSessionsLeft, moveHall, runLate, type StoredMove, withNew } from './hall-moves.ts'
import { withMoves } from './moves.ts'

const [great, small] = [aRoom({ id: 'great' }), aRoom({ id: 'small' })]
const at = (clock: string, day = '2025-10-16') => parseMoment(`${day} ${clock}`) ?? 0
const session = (id: string, from: string, to: string | null, room = great, day = '2025-10-16') =>
  anEvent({ id, start: at(from, day), end: to === null ? null : at(to, day), room })

const events = [
  session('opening', '10:00', '11:00'),
  session('energy', '11:00', '12:00'),
  session('lunch', '12:00', '13:00'),
  session('ports', '13:00', null),
  session('grain', '11:00', '12:00', small),
  session('tomorrow', '11:00', '12:00', great, '2025-10-17'),
  anEvent({ id: 'off', start: at('14:00'), end: at('15:00'), room: great, isCancelled: true }),
]

const clock = (ms: number | null) => (ms === null ? null : new Date(ms + 3 * 3_600_000).toISOString().slice(11, 16))
/** The sessions that differ from the content, as pages show them. */
const shown = (moves: readonly StoredMove[], of = events) =>
  withMoves(of, moves, [great, small]).flatMap((event, index) => {
    const before = of[index]
    const [start, end, room] = [clock(event.start), clock(event.end), event.room?.id]
    const isSame = before?.start === event.start && before.end === event.end && before.room?.id === room
    return isSame ? [] : [[event.id, start, end, room]]
  })
const late = (moves: readonly StoredMove[], minutes: number, now: string, of = events) =>
  runLate(of, moves, { roomId: 'great', minutes }, at(now))

test('late: the running session ends later, later ones of the hall and the day begin and end later', () => {
  expect(shown(late([], 15, '11:20'))).toEqual([
    ['energy', '11:00', '12:15', 'great'],
    ['lunch', '12:15', '13:15', 'great'],
    ['ports', '13:15', null, 'great'],
  ])
})

test.each([
  ['more', 20, ['12:20', '12:20', '13:20']],
  ['less', 5, ['12:05', '12:05', '13:05']],
])('a later press says the whole lateness: %s', (_, minutes, expected) => {
  const moves = late(late([], 15, '11:20'), minutes, '11:25')
  expect(shown(moves).map(([, start, end]) => (start === '11:00' ? end : start))).toEqual(expected)
})

test('on time again puts every session back by a move of its own, so that it is announced', () => {
  const moves = late(late([], 15, '11:20'), 0, '11:25')
  expect(shown(moves)).toEqual([])
  expect(moves.map((move) => [move.eventId, clock(move.at)])).toEqual([
    ['energy', '11:25'],
    ['lunch', '11:25'],
    ['ports', '11:25'],
  ])
})

test('a session that began late keeps its beginning when the lateness changes', () => {
  const moves = late(late([], 15, '11:20'), 30, '12:40')
  expect(shown(moves)).toEqual([
    ['energy', '11:00', '12:15', 'great'],
    ['lunch', '12:15', '13:30', 'great'],
    ['ports', '13:30', null, 'great'],
  ])
})

test('a session that was to end just now still runs, while no other one does', () => {
  const gap = [session('one', '10:00', '11:00'), session('two', '11:30', '12:00')]
  expect(shown(late([], 15, '11:05', gap), gap)).toEqual([
    ['one', '10:00', '11:15', 'great'],
    ['two', '11:45', '12:15', 'great'],
  ])
  expect(shown(late([], 15, '11:20', gap), gap)).toEqual([['two', '11:45', '12:15', 'great']])
})

test('pressed again it changes nothing', () => {
  const moves = late([], 15, '11:20')
  expect(late(moves, 15, '11:21')).toBe(moves)
})

test('moved: the running and later sessions of the day are in the other hall, and late there by what they were', () => {
  const moves = moveHall(events, late([], 15, '11:20'), { from: 'great', to: 'small' }, at('11:30'))
  expect(shown(moves)).toEqual([
    ['energy', '11:00', '12:15', 'small'],
    ['lunch', '12:15', '13:15', 'small'],
    ['ports', '13:15', null, 'small'],
  ])
  expect(moveHall(events, moves, { from: 'great', to: 'small' }, at('11:31'))).toBe(moves)
})

test('what an editor changed since is moved from where the editor put it', () => {
  const edited = events.map((event) => (event.id === 'lunch' ? { ...event, start: at('12:30'), end: at('13:30') } : event))
  const moves = late(late([], 15, '11:20'), 20, '11:30', edited)
  expect(shown(moves, edited).find(([id]) => id === 'lunch')).toEqual(['lunch', '12:50', '13:50', 'great'])
})

test('what is cut stays as it is', () => {
  const [first] = late([], 15, '11:20')
  const cut = { ...(first as StoredMove), isCut: true }
  expect(late([cut], 30, '11:30').find(({ eventId }) => eventId === 'energy')).toBe(cut)
})

test.each([
  ['great', '11:30', true],
  ['great', '13:50', false],
  ['small', '11:59', true],
  ['small', '12:00', false],
  ['none', '11:00', false],
])('whether the hall %s has sessions left at %s: %s', (roomId, now, expected) => {
  expect(hasSessionsLeft(events, [], roomId, at(now))).toBe(expected)
})

test('of a hall that was moved away the sessions are those that are written there', () => {
  const moves = moveHall(events, [], { from: 'great', to: 'small' }, at('11:30'))
  expect(hasSessionsLeft(events, moves, 'great', at('11:31'))).toBe(true)
  expect(withNew(moves, moves)).toEqual(moves)
})
