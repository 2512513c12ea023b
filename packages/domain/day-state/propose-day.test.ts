import { expect, test } from 'vitest'
import { anEvent, aRoom } from '../programme/programme-builder.ts'
import { parseMoment } from '../time/kyiv-time.ts'
import { runLate } from './hall-moves.ts'
import { type PlanWish, proposeDay } from './propose-day.ts'

const [great, small] = [aRoom({ id: 'great' }), aRoom({ id: 'small' })]
const at = (clock: string) => parseMoment(`2025-10-16 ${clock}`) ?? 0
const minute = 60_000
const session = (id: string, from: string, to: string | null, room: typeof great | null = great) =>
  anEvent({ id, start: at(from), end: to === null ? null : at(to), room })
const pause = (id: string, from: string, to: string) => ({ ...session(id, from, to, null), kind: 'break' as const })

const day = [
  session('opening', '10:00', '11:00'),
  session('energy', '11:00', '12:00'),
  session('grain', '11:30', '12:30', small),
  pause('lunch', '12:30', '13:30'),
  session('ports', '13:30', '14:30'),
  session('rail', '13:30', '15:00', small),
  pause('coffee', '15:00', '15:20'),
  session('closing', '15:20', '16:00', null),
]
const wish: PlanWish = { since: at('11:42'), late: 45 * minute, shortestBreak: 10 * minute, end: null, roomIds: null }
const clock = (ms: number | null) => (ms === null ? '' : new Date(ms + 3 * 3_600_000).toISOString().slice(11, 16))
const planned = (own: Partial<PlanWish> = {}, events = day, moves: Parameters<typeof proposeDay>[1] = []) =>
  proposeDay(events, moves, { ...wish, ...own }).map(
    ({ event, start, end, passesEnd }) => `${event.id} ${clock(start)}–${clock(end)}${passesEnd ? ' !' : ''}`,
  )

test('running sessions end later, breaks take up what they can, and the rest moves by what is left', () => {
  expect(planned()).toEqual([
    'energy 11:00–12:45',
    'grain 11:30–13:15',
    'lunch 13:15–13:30',
    'ports 13:30–14:30',
    'rail 13:30–15:00',
    'coffee 15:00–15:20',
    'closing 15:20–16:00',
  ])
})

test('breaks are shortened to the minimum only, and what passes the evening’s end is marked', () => {
  expect(planned({ late: 90 * minute })).toEqual([
    'energy 11:00–13:30',
    'grain 11:30–14:00',
    'lunch 14:00–14:10',
    'ports 14:10–15:10',
    'rail 14:10–15:40',
    'coffee 15:40–15:50',
    'closing 15:50–16:30 !',
  ])
  expect(planned({ late: 90 * minute, end: at('16:30') }).at(-1)).toBe('closing 15:50–16:30')
  expect(planned({ late: 90 * minute, shortestBreak: 60 * minute }).slice(2)).toEqual([
    'lunch 14:00–15:00',
    'ports 15:00–16:00',
    'rail 15:00–16:30 !',
    'coffee 16:30–16:50 !',
    'closing 16:50–17:30 !',
  ])
})

test('a break that is shorter than the minimum stays as long as it was', () => {
  const short = [session('a', '11:00', '12:00'), pause('breath', '12:00', '12:05'), session('b', '12:05', '13:00')]
  expect(planned({}, short)).toEqual(['a 11:00–12:45', 'breath 12:45–12:50', 'b 12:50–13:45 !'])
})

test('a pause without a break is shortened, too; a break beside sessions moves with them', () => {
  const events = [
    session('a', '11:00', '12:00'),
    session('b', '13:00', '14:00'),
    { ...session('coffee', '13:00', '13:15', small), kind: 'break' as const },
  ]
  expect(planned({}, events)).toEqual(['a 11:00–12:45', 'b 13:00–14:00', 'coffee 13:00–13:15'])
  expect(planned({ late: 60 * minute }, events)).toEqual(['a 11:00–13:00', 'b 13:10–14:10 !', 'coffee 13:10–13:25'])
})

test('a break that was interrupted, with no session before it', () => {
  const events = [pause('lunch', '11:30', '12:30'), session('b', '12:30', '13:30')]
  expect(planned({}, events)).toEqual(['lunch 11:30–13:15', 'b 13:15–14:15 !'])
})

test('nothing late changes nothing, and what is over, cancelled, cut or of another day is left out', () => {
  const events = [
    ...day,
    anEvent({ id: 'off', start: at('14:00'), room: great, isCancelled: true }),
    { ...session('tomorrow', '12:00', '13:00'), start: at('12:00') + 24 * 60 * minute },
  ]
  expect(planned({ late: 0 }, events)).toEqual([
    'energy 11:00–12:00',
    'grain 11:30–12:30',
    'lunch 12:30–13:30',
    'ports 13:30–14:30',
    'rail 13:30–15:00',
    'coffee 15:00–15:20',
    'closing 15:20–16:00',
  ])
})

test('only the halls that were interrupted move', () => {
  expect(planned({ roomIds: ['small'] })).toEqual(['grain 11:30–13:15', 'lunch 12:30–13:30', 'rail 13:30–15:00'])
})

test('what is for the whole venue waits for no single hall: the plan shows it unmoved where one runs into it', () => {
  const into = (own: Partial<PlanWish>, moves: Parameters<typeof proposeDay>[1] = [], events = day) =>
    proposeDay(events, moves, { ...wish, ...own }).flatMap(({ event, start, runsInto }) =>
      event.room === null ? [`${event.id} ${clock(start)} ${clock(runsInto)}`.trim()] : [],
    )
  expect(into({ roomIds: ['small'] })).toEqual(['lunch 12:30 13:15'])
  expect(into({ roomIds: ['great'], late: 20 * minute })).toEqual([])
  const late = runLate(day, [], { roomId: 'small', minutes: 20 }, at('11:42'))
  expect(into({ late: 0 }, late)).toEqual(['lunch 12:30 12:50', 'coffee 15:00 15:20', 'closing 15:20'])
  expect(into({})).toEqual(['lunch 13:15', 'coffee 15:00', 'closing 15:20'])
  const planned = [...day, session('over lunch', '12:00', '13:00', small)]
  expect(into({ late: 0 }, [], planned)[0]).toBe('lunch 12:30')
})

test('it begins with the day as it is now: a hall that is late already', () => {
  const moves = runLate(day, [], { roomId: 'great', minutes: 10 }, at('11:20'))
  expect(planned({ late: 0 }, day, moves)[0]).toBe('energy 11:00–12:10')
})

test('a session without an end has none in the plan', () => {
  expect(planned({}, [session('a', '12:00', null)])).toEqual(['a 12:45–'])
  expect(planned({}, [])).toEqual([])
})
