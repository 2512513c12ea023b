import { expect, test } from 'vitest'
import { createStrangerLetters } from './stranger-letters.ts'

const minute = 60_000
const hour = 60 * minute

function lettersAt(start = Date.parse('2025-09-09T12:00:00+03:00')) {
  const state = { now: start }
  return { state, letters: createStrangerLetters(() => state.now) }
}

const addressOf = (number: number) => `203.0.${Math.floor(number / 250)}.${number % 250}`

test('a network has forty letters written at once, and forty more within the hour; another network its own', () => {
  const { state, letters } = lettersAt()
  const sent = () => Array.from({ length: 100 }, () => letters.ofForm('203.0.113.7')).filter((wait) => wait === 0).length
  expect(sent()).toBe(40)
  expect(letters.ofForm('203.0.113.8')).toBe(0)
  state.now += 1.5 * minute
  expect(sent()).toBe(1)
  state.now += hour
  expect(sent()).toBe(40)
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['::ffff:203.0.113.7', '203.0.113.7', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
])('addresses %s and %s are one network: %s', (one, other, isOne) => {
  const { letters } = lettersAt()
  for (let sent = 0; sent < 40; sent++) letters.ofForm(one)
  expect(letters.ofForm(other)).toBe(isOne ? null : 0)
})

test('from all networks together four hundred go out at once; more wait for their turn, and are not taken beyond six hours', () => {
  const { state, letters } = lettersAt()
  const waits = Array.from({ length: 3000 }, (_, number) => letters.ofForm(addressOf(number)))
  expect(waits.slice(0, 400).every((wait) => wait === 0)).toBe(true)
  expect(waits[400]).toBe(9000)
  expect(waits[500]).toBe(101 * 9000)
  expect(waits.filter((wait) => wait !== null)).toHaveLength(399 + (6 * hour) / 9000)
  state.now += hour
  expect(letters.ofForm(addressOf(9999))).toBeLessThan(6 * hour)
})

test('it is said once that the site had to wait, and not when only a network had to', () => {
  const { letters } = lettersAt()
  for (let sent = 0; sent < 100; sent++) letters.ofForm('203.0.113.7')
  expect(letters.wasCrowded()).toBe(false)
  for (let sent = 0; sent < 400; sent++) letters.ofForm(addressOf(sent))
  expect([letters.wasCrowded(), letters.wasCrowded()]).toEqual([true, false])
})

test('letters about unpaid orders are never refused: they wait for an hour at most, and hold up no form for longer', () => {
  const { letters } = lettersAt()
  const waits = Array.from({ length: 1000 }, () => letters.ofOrder('digest', 1))
  expect([waits[39], waits[40], waits[41], Math.max(...waits.map(Number))]).toEqual([0, 1.5 * minute, 3 * minute, hour])
  expect(letters.ofOrder('other', 2)).toBeLessThanOrEqual(hour)
  expect(letters.ofForm('203.0.113.7')).toBeLessThanOrEqual(hour)
})

test('a network that is nobody’s own is not counted, and what writes nothing takes nothing', () => {
  const { letters } = lettersAt()
  for (let sent = 0; sent < 399; sent++) letters.ofOrder('', 1)
  for (let sent = 0; sent < 100; sent++) letters.ofOrder('digest', 0)
  expect([letters.ofOrder('digest', 1), letters.ofOrder('', 1)]).toEqual([0, 9000])
})

test('after a clock that was days ahead letters go out at once', () => {
  const { state, letters } = lettersAt()
  state.now += 72 * hour
  for (let sent = 0; sent < 500; sent++) letters.ofForm(addressOf(sent))
  state.now -= 72 * hour
  expect(letters.ofForm(addressOf(0))).toBe(0)
})
