import { expect, test } from 'vitest'
import type { GridEvent } from './placed-events.ts'
import { spotAt } from './spot.ts'
import { type GridPlace, timeGrid, topAt } from './time-grid.ts'

/** `at('09:30')` is 570. */
const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

function session(from: string, until: string | null, room: number | null, changes: Partial<GridEvent> = {}): GridEvent {
  return { from: at(from), until: until === null ? null : at(until), room, isBreak: false, isCeremony: false, ...changes }
}

const rest = (from: string, until: string, room: number | null = null) => session(from, until, room, { isBreak: true })
/** Left and right edge in quarters of the width. */
const quarters = ({ left, width }: GridPlace | undefined = { left: 9, width: 9 } as GridPlace) => [left * 4, (left + width) * 4]
const ceremony = (from: string, until: string, room: number | null) => session(from, until, room, { isCeremony: true })

/** The same time in two rooms: a day made of these is not thin. */
const both = (from: string, until: string) => [session(from, until, 1), session(from, until, 2)]

test('a session takes 3.5 pixels a minute where sessions run side by side', () => {
  const { places, rows } = timeGrid([...both('09:00', '10:00'), ...both('10:00', '11:30')])
  expect(places.map(({ top, height }) => [top, height])).toEqual([
    [0, 210],
    [0, 210],
    [210, 315],
    [210, 315],
  ])
  expect(rows).toEqual([210, 315])
})

test('a row goes from one start or end to the next, and a block from row to row', () => {
  const { places, rows } = timeGrid([session('09:00', '10:00', 1), session('09:30', '10:00', 2), session('09:30', '10:00', 3)])
  expect(rows).toEqual([105, 105])
  expect(places.map((place) => place.rows)).toEqual([
    [1, 3],
    [2, 3],
    [2, 3],
  ])
})

test.each([
  ['a half-hour for coffee keeps its length', '10:30', '11:00', 105],
  ['a break of 45 minutes keeps its length', '10:30', '11:15', 157.5],
  ['lunch is squeezed to 1.2 pixels a minute', '12:00', '13:00', 72],
  ['the evening is squeezed to 0.75', '17:00', '19:00', 90],
])('%s', (_, from, until, height) => {
  expect(timeGrid([...both('09:00', '10:00'), rest(from, until)]).places[2]?.height).toBe(height)
})

test('a long break keeps full scale while a session runs beside it', () => {
  const { places } = timeGrid([session('12:00', '13:00', 1), session('12:00', '13:00', 3), rest('12:00', '13:00', 2)])
  expect(places[2]).toMatchObject({ height: 210, isWhole: false })
})

test('a long time in which nothing happens is squeezed, a short one is not', () => {
  expect(timeGrid([...both('09:00', '10:00'), ...both('22:00', '23:00')]).places[2]?.top).toBe(264)
  expect(timeGrid([...both('09:00', '10:00'), ...both('10:15', '11:00')]).places[2]?.top).toBe(262.5)
})

test('an hour or more in which one event is all that happens is squeezed, less is not', () => {
  const { places } = timeGrid([...both('09:00', '14:00'), session('14:00', '18:30', null), session('18:30', '19:15', 1)])
  expect(places.map(({ height }) => height)).toEqual([1050, 1050, 324, 157.5])
})

test.each([
  ['one room', 2.2, [session('09:00', '09:45', 1), session('09:45', '10:30', 1)]],
  ['three rooms that stand empty for half of the day', 2.2, [...both('09:00', '09:45'), session('09:45', '10:30', 3)]],
  [
    'three rooms, two of them in use at any time',
    3.5,
    [...both('09:00', '09:45'), session('09:45', '10:30', 3), session('09:45', '10:30', 1)],
  ],
  ['a ceremony for all rooms', 3.5, [ceremony('09:00', '09:45', 1), ...both('09:45', '10:30')]],
])('on a day of %s a minute takes %s pixels', (_, rate, events) => {
  expect(timeGrid(events).places[0]?.height).toBeCloseTo(45 * rate)
})

test('a room whose only event spans the columns has no column', () => {
  const { columns } = timeGrid([rest('09:00', '10:00', 4), ...both('10:00', '11:00')])
  expect(columns.map(({ room }) => room)).toEqual([1, 2])
})

test('what crosses midnight ends with the grid', () => {
  const late = (room: number) => ({ ...session('22:00', null, room), until: 24 * 60 + 30 })
  expect(timeGrid([late(1), late(2)]).rows).toEqual([420])
})

test('a session whose minutes are few stands close together', () => {
  const places = timeGrid([...both('09:00', '09:20'), ...both('09:20', '10:00')]).places
  expect(places.map(({ isTight }) => isTight)).toEqual([true, true, false, false])
})

test('a session without an end, or with one before its start, is drawn as three quarters of an hour', () => {
  const events = [1, 2].flatMap((room) => [session('09:00', null, room), session('11:00', '10:00', room)])
  expect(timeGrid(events).places.map(({ height }) => height)).toEqual([157.5, 157.5, 157.5, 157.5])
})

test.each([
  ['a ceremony in the first room', 'the whole width', ceremony('09:00', '09:30', 1), [0, 4]],
  ['a ceremony in another room', 'its column', ceremony('09:00', '09:30', 2), [2, 4]],
  ['a session without a room', 'the whole width', session('09:00', '09:30', null), [0, 4]],
  ['a break', 'the whole width', rest('09:00', '09:30', 2), [0, 4]],
  ['a panel in the first room', 'its column', session('09:00', '09:30', 1), [0, 2]],
])('%s, alone at its time, takes %s', (_, __, event, expected) => {
  const others = [session('09:30', '10:00', 1), session('09:30', '10:00', 2)]
  const place = timeGrid([event, ...others]).places[0]
  expect(quarters(place)).toEqual(expected)
  expect(place?.isWhole).toBe(place?.width === 1)
})

test('what would span the columns stands in one while a session runs elsewhere', () => {
  const busy = session('09:10', '10:00', 2)
  expect(quarters(timeGrid([ceremony('09:00', '09:30', 1), busy]).places[0])).toEqual([0, 2])
  const { columns, places } = timeGrid([
    session('09:00', '09:30', null),
    busy,
    session('11:00', '12:00', 1),
    session('11:00', '12:00', 3),
  ])
  expect(columns.map(({ room }) => room)).toEqual([1, 2, 3, null])
  expect(quarters(places[0])).toEqual([3, 4])
})

test('events at the same time in the same room stand side by side, in a wider column', () => {
  const { columns, places } = timeGrid([
    session('09:00', '10:00', 1),
    session('09:30', '10:30', 1),
    session('10:00', '11:00', 1),
    session('11:00', '12:00', 1),
    session('09:00', '12:00', 2),
  ])
  expect(columns.map(({ weight }) => weight)).toEqual([1.4, 1])
  const edge = (share: number) => Math.round((share * 2.4 * 100) / 1.4) / 100
  expect(places.slice(0, 4).map(({ left, width }) => [edge(left), edge(left + width)])).toEqual([
    [0, 0.5],
    [0.5, 1],
    [0, 0.5],
    [0, 1],
  ])
})

test('where so many rooms stand beside one another that they scroll, events that overlap have nearly a column each', () => {
  const rooms = Array.from({ length: 6 }, (_, room) => session('09:00', '10:00', room))
  const { columns } = timeGrid([...rooms, session('09:30', '10:00', 0)])
  expect(columns.map(({ weight }) => weight)).toEqual([1.9, 1, 1, 1, 1, 1])
})

test('two events that span the columns at the same time stand side by side', () => {
  const { places } = timeGrid([rest('08:00', '09:00'), session('08:30', '09:00', null)])
  expect(places.map(quarters)).toEqual([
    [0, 2],
    [2, 4],
  ])
  expect(places.every(({ isWhole }) => isWhole)).toBe(true)
})

test('no two blocks of a column cover each other, whatever the editor wrote', () => {
  const events = Array.from({ length: 60 }, (_, index) => ({
    from: 480 + ((index * 37) % 600),
    until: 480 + ((index * 37) % 600) + 5 + ((index * 13) % 90),
    room: index % 7 === 0 ? null : 1 + (index % 8),
    isBreak: index % 11 === 0,
    isCeremony: index % 13 === 0,
  }))
  const blocks = timeGrid(events).places.map(({ top, height, left, width }) => ({
    top,
    bottom: top + height,
    left,
    right: left + width,
  }))
  const after = (start: number, end: number) => start >= end - 1e-6
  const covering = blocks.filter((a, index) =>
    blocks.some(
      (b, other) =>
        other > index && !(after(a.top, b.bottom) || after(b.top, a.bottom) || after(a.left, b.right) || after(b.left, a.right)),
    ),
  )
  expect(covering).toEqual([])
})

test('hours have lines at full scale, but not within a break that names its own time', () => {
  const { hours } = timeGrid([
    rest('08:00', '09:00'),
    ...both('09:00', '10:45'),
    rest('10:45', '11:15'),
    ...both('11:15', '12:15'),
    rest('17:00', '19:00'),
  ])
  expect(hours).toEqual([at('09:00'), at('10:00'), at('12:00')])
})

test('a minute between two points of the scale stands between them, one outside at the edge', () => {
  const scale = [
    [60, 0],
    [120, 100],
    [180, 120],
  ] as const
  expect([0, 60, 90, 150, 180, 999].map((minute) => topAt(scale, minute))).toEqual([0, 0, 50, 110, 120, 120])
})

test.each([
  ['its first', 540, { gridRow: '1/2', top: '0%' }],
  ['halfway through a row', 585, { gridRow: '1/2', top: '75%' }],
  ['its last', 690, { gridRow: '2/3', top: '100%' }],
  ['one before it', 539, null],
  ['one after it', 691, null],
])('%s minute has its place on the grid', (_, minute, expected) => {
  const { scale } = timeGrid([...both('09:00', '10:00'), ...both('10:00', '11:30')])
  expect(
    spotAt(
      scale.map(([cut]) => cut),
      minute,
    ),
  ).toEqual(expected)
})

test('a day without events has no height', () => {
  expect(timeGrid([])).toMatchObject({ rows: [], columns: [], places: [], hours: [] })
})

test('what is dated years away, or lasts for years, makes no grid of years', () => {
  const years = 60 * 24 * 365
  const strays = [
    { ...session('10:00', '11:00', 1), from: -100 * years, until: -99 * years },
    { ...session('10:00', '11:00', 1), from: -years, until: at('11:00') },
    { ...session('10:00', '11:00', 2), from: 2 * 24 * 60, until: 27 * years },
    { ...session('10:00', '11:00', 2), from: 27 * years, until: null },
  ]
  const { places, rows, hours } = timeGrid([...both('09:00', '10:00'), ...strays])
  expect(rows.reduce((sum, row) => sum + row, 0)).toBeLessThan(20_000)
  expect(hours.length).toBeLessThan(100)
  expect(places.every(({ height, rows: [from, until] }) => height > 0 && until > from)).toBe(true)
})
