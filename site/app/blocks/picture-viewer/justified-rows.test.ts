import { expect, test } from 'vitest'
import { justifiedRows, laidRatio, narrowRows } from './justified-rows.ts'

/** Lengths of the rows. */
function rows(ratios: readonly number[]): number[] {
  const places = justifiedRows(ratios)
  const lengths: number[] = []
  for (let index = 0; index < places.length; index += places[index]?.rowCount ?? 1) lengths.push(places[index]?.rowCount ?? 1)
  return lengths
}

test.each([
  [1200, 800, 1.5],
  [800, 1000, 0.8],
  [null, 800, 1.5],
  [1200, null, 1.5],
  [null, null, 1.5],
  [0, 0, 1.5],
  [10_000, 100, 3.6],
  [100, 10_000, 0.5],
])('a picture of %j by %j is laid as %j', (width, height, expected) => {
  expect(laidRatio(width, height)).toBe(expected)
})

test.each([
  ['none', [], []],
  ['one', [1.5], [1]],
  ['three photographs', [1.5, 1.5, 1.5], [3]],
  ['two portraits more', [1.5, 1.5, 0.8, 0.8, 1.5, 0.8, 1.5], [4, 3]],
  ['a panorama', [3.6, 1.5, 1.5, 1.5], [1, 3]],
])('rows of %s', (_, ratios, expected) => {
  expect(rows(ratios)).toEqual(expected)
})

test('no row of a long album is nearly empty, whatever the number of pictures', () => {
  for (let count = 6; count <= 60; count++) {
    const ratios = Array.from({ length: count }, (_, index) => [1.5, 1.78, 0.8, 1.5, 1.5][index % 5] ?? 1.5)
    const places = justifiedRows(ratios)
    expect(places.map(({ ratio }) => ratio)).toEqual(ratios)
    for (const { rowRatio } of places) {
      expect(rowRatio).toBeGreaterThanOrEqual(3.2)
      expect(rowRatio).toBeLessThan(5.9)
    }
  }
})

test('one or two pictures are not stretched over the whole width', () => {
  expect(justifiedRows([1.5])).toEqual([{ ratio: 1.5, rowRatio: 3.2, rowCount: 1 }])
  expect(justifiedRows([0.8, 0.8]).map(({ rowRatio }) => rowRatio)).toEqual([3.2, 3.2])
})

test('a thousand pictures are laid at once', () => {
  expect(justifiedRows(Array.from({ length: 1000 }, () => 0.5))).toHaveLength(1000)
})

test('on a phone the first picture has a row for itself, and the others stand in their order in rows about as high as each other', () => {
  expect(narrowRows([])).toEqual([])
  expect(narrowRows([0.5])).toEqual([{ ratio: 0.5, rowRatio: 0.8, rowCount: 1 }])
  const ratios = Array.from({ length: 23 }, (_, index) => [1.5, 1.78, 0.8, 1.5, 1.5][index % 5] ?? 1.5)
  const places = narrowRows(ratios)
  expect(places.map(({ ratio }) => ratio)).toEqual(ratios)
  expect(places[0]).toEqual({ ratio: 1.5, rowRatio: 1.5, rowCount: 1 })
  for (const { rowRatio, rowCount } of places.slice(1)) {
    expect(rowCount).toBeLessThanOrEqual(3)
    expect(rowRatio).toBeGreaterThanOrEqual(1.2)
    expect(rowRatio).toBeLessThan(3.4)
  }
})
