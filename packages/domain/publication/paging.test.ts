import { describe, expect, test } from 'vitest'
import { listPageOf, pageCount, pageNumber } from './paging.ts'

describe('the page that a parameter asks for', () => {
  test.each([
    [null, 1],
    ['1', 1],
    ['2', 2],
    ['999999', 999_999],
  ])('%j is page %j', (parameter, expected) => {
    expect(pageNumber(parameter)).toBe(expected)
  })

  test.each(['', '0', '01', '-1', '+2', '1.5', '2 ', ' 2', '1e1', 'two', '٢', '1000000', '0x2'])('%j is no page', (parameter) => {
    expect(pageNumber(parameter)).toBeUndefined()
  })
})

describe('pages of a list', () => {
  const letters = ['a', 'b', 'c', 'd', 'e']

  test.each([
    [0, 1],
    [1, 1],
    [12, 1],
    [13, 2],
    [24, 2],
    [25, 3],
  ])('%j things, 12 a page, stand on %j pages', (length, pages) => {
    expect(pageCount(length, 12)).toBe(pages)
  })

  test('the last page holds what is left', () => {
    expect(listPageOf(letters, 2, 1)).toEqual({ items: ['a', 'b'], number: 1, count: 3 })
    expect(listPageOf(letters, 2, 3)).toEqual({ items: ['e'], number: 3, count: 3 })
  })

  test('there is nothing beyond the last page and nothing before the first', () => {
    expect(listPageOf(letters, 2, 4)).toBeUndefined()
    expect(listPageOf(letters, 2, 0)).toBeUndefined()
  })

  test('an empty list has one empty page', () => {
    expect(listPageOf([], 12, 1)).toEqual({ items: [], number: 1, count: 1 })
    expect(listPageOf([], 12, 2)).toBeUndefined()
  })
})
