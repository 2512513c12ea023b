import { expect, test } from 'vitest'
import { emptyContent } from '../content/content.ts'
import { aForum } from '../forum/forum-builder.ts'
import { runningIn } from '../programme/broadcast.ts'
import { aBroadcast, anEvent, aRoom } from '../programme/programme-builder.ts'
import { clockAt, parseMoment } from '../time/kyiv-time.ts'
import { calmDay } from './day-state.ts'
import { type Move, placeOf } from './moves.ts'
import { withDay } from './with-day.ts'

const at = (clock: string, date = '2025-10-16') => parseMoment(`${date} ${clock}`) ?? Number.NaN
const [hall, glass] = [aRoom({ id: 'hall' }), aRoom({ id: 'glass', number: 2 })]
const talk = (id: string, from: string, until: string | null, own: object = {}) =>
  anEvent({ id, start: at(from), end: until === null ? null : at(until), room: hall, ...own })
const events = [
  talk('opening', '09:00', '10:00', { room: null, kind: 'ceremony' }),
  talk('energy', '11:30', '12:30'),
  talk('lunch', '12:30', '13:30', { room: null, kind: 'break' }),
  talk('closing', '16:15', '16:45'),
  talk('grain', '11:30', '12:30', { room: glass }),
]
type Wish = [id: string, from: string, until: string | null, own?: Partial<Move>]

const movesOf = (of: readonly (typeof events)[number][], wishes: readonly Wish[]) =>
  wishes.flatMap(([id, from, until, own]): Move[] => {
    const event = of.find((one) => one.id === id)
    if (!event) return []
    const place = { ...placeOf(event), start: at(from), end: until === null ? null : at(until) }
    return [{ eventId: id, ...place, isCut: false, written: placeOf(event), at: at('12:25'), ...own }]
  })

/** The broadcast of the hall, 09:00 to 17:00, on a day whose sessions were moved so. */
function moved(wishes: readonly Wish[], of = events, own: object = {}) {
  const broadcast = aBroadcast({ id: 'b', room: hall, start: at('09:00'), end: at('17:00'), ...own })
  const forums = [aForum({ events: of, broadcasts: [broadcast] })]
  const [forum] = withDay({ ...emptyContent, rooms: [hall, glass], forums }, { ...calmDay, moves: movesOf(of, wishes) }).forums
  const shown = forum?.broadcasts[0] ?? broadcast
  const clock = (one: number | null) => (one === null ? null : clockAt(one))
  const running = runningIn(shown, forum?.events ?? []).map(({ id }) => id)
  return { hours: [clock(shown.start), clock(shown.end)], running, isSame: shown === broadcast }
}

const afternoon: Wish[] = [
  ['energy', '11:30', '13:13'],
  ['closing', '16:58', '17:28'],
]

test.each<[string, Wish[], [string, string]]>([
  ['by an interruption: it ends as much later', afternoon, ['09:00', '17:43']],
  ['but for its last session', [['energy', '11:30', '13:13']], ['09:00', '17:00']],
  ['from the morning on', [['opening', '09:40', '10:40'], ...afternoon], ['09:40', '17:43']],
  ['and its last one cut: it ends as much earlier', [['closing', '16:15', '16:45', { isCut: true }]], ['09:00', '12:45']],
  ['to another hall: what stays counts', [['closing', '16:15', '16:45', { roomId: 'glass' }]], ['09:00', '12:45']],
  ['from another hall into it, and end after it', [['grain', '16:50', '17:50', { roomId: 'hall' }]], ['09:00', '17:50']],
  ['from another hall into it, within its hours', [['grain', '13:30', '14:30', { roomId: 'hall' }]], ['09:00', '17:00']],
  ['past midnight', [['closing', '23:40', '23:59']], ['09:00', '00:14']],
])('a broadcast whose sessions were moved %s', (_, wishes, hours) => expect(moved(wishes).hours).toEqual(hours))

test('a closing for the whole venue that was moved past the planned end stays in the broadcast', () => {
  const of = events.map((event) => (event.id === 'closing' ? { ...event, room: null } : event))
  const { hours, running } = moved([['closing', '17:10', '17:40']], of)
  expect([hours, running.includes('closing')]).toEqual([['09:00', '17:55'], true])
})

test('a session without an end ends as much later, too', () => {
  const of = [talk('only', '10:00', null)]
  expect(moved([['only', '10:30', null]], of).hours).toEqual(['09:30', '17:30'])
})

test('a session that goes on over midnight is in it, the sessions of the day after are not', () => {
  const tomorrow = { start: at('10:00', '2025-10-17'), end: at('11:00', '2025-10-17') }
  const of = [...events, { ...talk('tomorrow', '10:00', '11:00'), ...tomorrow }]
  const night = { start: at('00:10', '2025-10-17'), end: at('00:40', '2025-10-17') }
  const { running } = moved([['closing', '23:00', '23:30', night]], of)
  expect(running).toEqual(['opening', 'energy', 'lunch', 'closing'])
})

test.each<[string, Wish[], object]>([
  ['without times', afternoon, { start: null, end: null }],
  ['of another hall', afternoon, { room: glass }],
  ['whose every session was cut', events.map(({ id }): Wish => [id, '09:00', '10:00', { isCut: true }]), {}],
  ['whose sessions stay', [['lunch', '12:45', '13:30']], {}],
])('a broadcast %s keeps its editor’s times', (_, wishes, own) => expect(moved(wishes, events, own).isSame).toBe(true))

test('without an end it stays without one', () => {
  expect(moved([['opening', '09:40', '10:40']], events, { end: null }).hours).toEqual(['09:40', null])
})
