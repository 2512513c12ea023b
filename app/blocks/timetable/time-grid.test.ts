import { expect, test } from 'vitest'
import { type GridEvent, type Place, timeGrid, topAt } from './time-grid.ts'

/** `at('09:30')` is 570. */
const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

function session(from: string, until: string | null, room: number | null, changes: Partial<GridEvent> = {}): GridEvent {
  return {
    from: at(from),
    until: until === null ? null : at(until),
    room,
    isBreak: false,
    isCeremony: false,
    titleLength: 12,
    ...changes,
  }
}

const rest = (from: string, until: string, room: number | null = null) => session(from, until, room, { isBreak: true })
/** Left and right edge in quarters of the width. */
const quarters = ({ left, width }: Place | undefined = { left: 9, width: 9 } as Place) => [left * 4, (left + width) * 4]
const ceremony = (from: string, until: string, room: number | null) => session(from, until, room, { isCeremony: true })

test('a session takes 3.5 pixels a minute', () => {
  const { places, height } = timeGrid([session('09:00', '10:00', 1), session('10:00', '11:30', 1)])
  expect(places.map(({ top, height }) => [top, height])).toEqual([
    [0, 210],
    [210, 315],
  ])
  expect(height).toBe(525)
})

test.each([
  ['a half-hour for coffee keeps its length', '10:30', '11:00', 105],
  ['a break of 45 minutes keeps its length', '10:30', '11:15', 157.5],
  ['lunch is squeezed to 1.2 pixels a minute', '12:00', '13:00', 72],
  ['the evening is squeezed to 0.75', '17:00', '19:00', 90],
])('%s', (_, from, until, height) => {
  expect(timeGrid([session('09:00', '10:00', 1), rest(from, until)]).places[1]?.height).toBe(height)
})

test('a long break keeps full scale while a session runs beside it', () => {
  const { places } = timeGrid([session('12:00', '13:00', 1), rest('12:00', '13:00', 2)])
  expect(places[1]).toMatchObject({ height: 210, isWhole: false })
})

test('a long time in which nothing happens is squeezed, a short one is not', () => {
  expect(timeGrid([session('09:00', '10:00', 1), session('22:00', '23:00', 1)]).places[1]?.top).toBe(264)
  expect(timeGrid([session('09:00', '10:00', 1), session('10:15', '11:00', 1)]).places[1]?.top).toBe(262.5)
})

test('what crosses midnight ends with the grid', () => {
  const late = { ...session('22:00', null, 1), until: 24 * 60 + 30 }
  const { places, height } = timeGrid([late])
  expect(places[0]?.height).toBe(420)
  expect(height).toBe(420)
})

test('a short session is still tall enough for its time and a line of its title', () => {
  const { places } = timeGrid([session('09:00', '09:05', 1), session('09:05', '09:10', 1), session('09:00', '10:00', 2)])
  expect(places.map(({ height, isTight }) => [height, isTight])).toEqual([
    [64, true],
    [64, true],
    [303, false],
  ])
})

test('a long title makes its block taller than its minutes would, and more so in narrow columns', () => {
  const long = session('09:00', '09:30', 1, { titleLength: 100 })
  const [alone, beside] = [timeGrid([long]), timeGrid([long, session('09:00', '09:30', 1)])]
  expect(alone.places[0]).toMatchObject({ height: 105, isTight: true })
  expect(beside.places[0]).toMatchObject({ height: 133, isTight: true })
})

test('a session without an end, or with one before its start, is drawn as three quarters of an hour', () => {
  expect(timeGrid([session('09:00', null, 1), session('11:00', '10:00', 1)]).places.map(({ height }) => height)).toEqual([
    157.5, 157.5,
  ])
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
    titleLength: (index * 7) % 90,
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
    session('09:00', '10:45', 1),
    rest('10:45', '11:15'),
    session('11:15', '12:15', 1),
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

test('a day without events has no height', () => {
  expect(timeGrid([])).toMatchObject({ height: 0, columns: [], places: [], hours: [] })
})
