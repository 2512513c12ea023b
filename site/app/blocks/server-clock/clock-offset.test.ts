import { expect, test } from 'vitest'
import { clockOffset } from './clock-offset.ts'

const [rendered, minute] = [Date.parse('2025-10-16T09:00:00Z'), 60_000]
const day = 1440 * minute

test('the server’s own word counts, whatever this clock says and whenever the page was drawn', () => {
  const said = { now: rendered + minute, receivedAt: rendered - day }
  expect(clockOffset({ renderedAt: rendered, own: rendered - day + 10, said })).toBe(day + minute)
})

test('a page without a word was drawn just now', () => {
  expect(clockOffset({ renderedAt: rendered, own: rendered - 5 * minute, said: null })).toBe(5 * minute)
})

test.each([
  ['within the age of the copy is believed', 3 * minute, 0],
  ['at the very moment is believed', 0, 0],
  ['that is behind the page is wrong', -minute, minute],
  ['beyond the oldest copy is wrong', day + minute, -day - minute],
])('of a copy: a clock %s', (_, ahead, offset) => {
  expect(clockOffset({ renderedAt: rendered, own: rendered + ahead, said: { oldestCopy: day } })).toBe(offset)
})
