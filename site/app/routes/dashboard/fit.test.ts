import { expect, test } from 'vitest'
import { arrangement, cardSteps, equalised, minSize, roomSteps, roomsInTurn } from './fit.ts'
import { peopleLayout } from './people-layout.ts'

test('portraits go first, then names; a title is never smaller than 5 vh', () => {
  const order = roomSteps('portraits').map(({ people }) => people)
  expect(order.indexOf('names')).toBeGreaterThan(order.lastIndexOf('portraits'))
  expect(order.indexOf('none')).toBeGreaterThan(order.lastIndexOf('names'))
  expect(roomSteps('none').map(({ people }) => people)).not.toContain('names')
  for (const best of ['portraits', 'names', 'none'] as const)
    expect(Math.min(...roomSteps(best).map(({ size }) => size))).toBe(minSize)
})

test('an upright screen tries everything at 5 vh before it goes below', () => {
  const min = (5 * 1920) / 1080
  const sizes = roomSteps('portraits', min).map(({ size, people }) => (size >= min ? 'large' : people))
  expect(sizes.slice(sizes.lastIndexOf('large') + 1)).toEqual(sizes.filter((size) => size === 'none'))
  expect(sizes).toContain('large')
})

test.each([
  [1, 1, 1],
  [4, 4, 1],
  [5, 3, 2],
  [8, 4, 2],
])('%i rooms stand %i beside one another in %i bands', (count, columns, bands) => {
  expect(arrangement(count)).toEqual({ columns, bands })
})

test.each([8, 9, 30])('of %i rooms each has its turn, none is shown twice, and no turn has more than eight', (count) => {
  const { atOnce } = roomsInTurn(count, 0)
  expect(atOnce).toBeLessThanOrEqual(8)
  const turns = Array.from({ length: Math.ceil(count / atOnce) }, (_, index) => roomsInTurn(count, index * 15_000))
  expect(turns.flatMap(({ from, until }) => Array.from({ length: until - from }, (_, index) => from + index))).toEqual([
    ...Array(count).keys(),
  ])
  expect(roomsInTurn(count, turns.length * 15_000)).toEqual(turns[0])
})

test('titles side by side are equal as long as one long title does not make all small', () => {
  expect(equalised([48, 44, 48], 'card')).toEqual([44, 44, 44])
  expect(equalised([48, 20, 44], 'card')).toEqual([40, 20, 40])
})

test('the fewer the rooms, the larger their titles', () => {
  const largest = [1, 2, 3, 4, 5].map((count) => cardSteps(count)[0] ?? 0)
  expect(largest).toEqual(largest.toSorted((a, b) => b - a))
  expect(cardSteps(4)[0]).toBe(48)
})

test.each([
  ['five people in one row', Array(5).fill('Мая Ліндквіст-Берг'), { columns: 5, size: 'large', hasPortraits: true, shown: 5 }],
  ['one, no larger than four', ['Ян Ко'], { columns: 4, size: 'large' }],
  ['six in two rows', Array(6).fill('Ян Ко'), { columns: 3, size: 'small', hasPortraits: true }],
  ['five with long names in two rows', Array(5).fill('О Пападімітрокопулос'), { columns: 3, size: 'small', hasPortraits: true }],
  ['ten with long names without portraits', Array(10).fill('О Пападімітрокопулос'), { hasPortraits: false }],
  ['fourteen: eleven, and three are counted', Array(14).fill('Ян Ко'), { shown: 11, columns: 6 }],
])('%s', (_, names, expected) => {
  expect(peopleLayout(names)).toMatchObject(expected)
})
