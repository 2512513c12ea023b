import { createLineDigest } from '@forum/ground/base/line.ts'
import { expect, test } from 'vitest'
import { type BudgetedForm, createStrangerLetters } from './stranger-letters.ts'

const minute = 60_000
const hour = 60 * minute

function lettersAt(start = Date.parse('2025-09-09T12:00:00+03:00')) {
  const state = { now: start }
  const letters = createStrangerLetters(() => state.now)
  const send = (address: string, form: BudgetedForm = 'subscription') => letters.ofForm(form, address)
  return { state, letters, send }
}

const addressOf = (number: number) => `203.0.${Math.floor(number / 250)}.${number % 250}`
const honest = '198.51.100.77'

test('a line has forty letters of a form written at once, and forty more within the hour; another line its own', () => {
  const { state, send } = lettersAt()
  const sent = () => Array.from({ length: 100 }, () => send('203.0.113.7')).filter((wait) => wait === 0).length
  expect(sent()).toBe(40)
  expect(send('203.0.113.8')).toBe(0)
  state.now += 1.5 * minute
  expect(sent()).toBe(1)
  state.now += hour
  expect(sent()).toBe(40)
})

test.each<[string, (index: number) => string, number]>([
  ['one IPv4 address', () => '203.0.113.7', 40],
  ['one IPv4 address in two spellings', (index) => (index % 2 ? '203.0.113.7' : '::ffff:cb00:7107'), 40],
  ['one /64', (index) => `2001:db8:1:2::${(index + 1).toString(16)}`, 40],
  ['one /56', (index) => `2001:db8:1:2${(index % 256).toString(16).padStart(2, '0')}::1`, 60],
  ['75 /64 of one /48', (index) => `2001:db8:1:${((index % 75) * 873).toString(16)}::1`, 80],
  ['all /64 of one /48', (index) => `2001:db8:1:${(index * 22).toString(16)}::1`, 80],
])('of 2900 subscriptions from %s few are taken, and every form stays open for others', (_, address, most) => {
  const { send } = lettersAt()
  const waits = Array.from({ length: 2900 }, (_each, index) => send(address(index)))
  expect(waits.filter((wait) => wait !== null)).toHaveLength(most)
  for (const form of ['subscription', 'accreditation', 'lostTickets', 'waiting', 'groupOrder', 'attendee', 'callback'] as const)
    expect(send(honest, form)).toBe(0)
})

test.each(['subscription', 'accreditation', 'waiting', 'callback', 'lostTickets'] as const)(
  'while 200 unrelated lines flood every form, a line that was not seen is served by %s within ten minutes, also hours later',
  (form) => {
    const { state, letters, send } = lettersAt()
    const digest = createLineDigest(Buffer.from('key'))
    for (let round = 0; round < 4; round++) {
      for (let line = 0; line < 200; line++)
        for (let sent = 0; sent < 20; sent++) {
          send(addressOf(line), form)
          send(addressOf(line), 'booking')
          letters.ofOrder(digest(addressOf(line)), 1)
        }
      const wait = send(`198.51.100.${round}`, form)
      expect(wait).not.toBeNull()
      expect(wait).toBeLessThanOrEqual(10 * minute)
      expect(letters.ofOrder(digest(`198.51.100.${round}`), 1)).toBeLessThanOrEqual(10 * minute)
      state.now += 50 * minute
    }
  },
)

test('the letters of all lines are bounded: first those that are seen anew, then two hundred an hour', () => {
  const { state, send } = lettersAt()
  const flood = () => {
    let due = 0
    for (let line = 0; line < 200; line++) for (let sent = 0; sent < 40; sent++) if ((send(addressOf(line)) ?? hour) < hour) due++
    return due
  }
  expect(flood()).toBeLessThanOrEqual(600)
  state.now += 12 * hour
  expect(flood()).toBeLessThanOrEqual(600)
})

test('of many lines at once six hundred are written to without waiting, then ten a minute', () => {
  const { send } = lettersAt()
  const waits = Array.from({ length: 1000 }, (_, number) => send(addressOf(number)))
  expect(waits.slice(0, 600).every((wait) => wait === 0)).toBe(true)
  expect([waits[600], waits[610]]).toEqual([6000, 66_000])
})

test('two hundred people behind one address may ask for their tickets at once', () => {
  const { send } = lettersAt()
  expect(Array.from({ length: 200 }, () => send('203.0.113.7', 'lostTickets')).every((wait) => wait === 0)).toBe(true)
})

test('it is said once that the site had to wait, and not when only a line had to', () => {
  const { letters, send } = lettersAt()
  for (let sent = 0; sent < 100; sent++) send('203.0.113.7')
  expect(letters.wasCrowded()).toBe(false)
  for (let sent = 0; sent < 700; sent++) send(addressOf(sent))
  expect([letters.wasCrowded(), letters.wasCrowded()]).toEqual([true, false])
})

test('letters about unpaid orders are never refused: they wait for an hour at most, and hold up no form', () => {
  const { letters, send } = lettersAt()
  const line = createLineDigest(Buffer.from('key'))('203.0.113.7')
  const waits = Array.from({ length: 1000 }, () => letters.ofOrder(line, 1))
  expect([waits[39], waits[40], waits[41], Math.max(...waits)]).toEqual([0, 1.5 * minute, 3 * minute, hour])
  expect(send('203.0.113.7')).toBe(0)
})

test('a proxy’s own address is not counted, and what writes nothing takes nothing', () => {
  const { letters } = lettersAt()
  const line = createLineDigest(Buffer.from('key'))('203.0.113.7')
  for (let sent = 0; sent < 199; sent++) letters.ofOrder('', 1)
  for (let sent = 0; sent < 100; sent++) letters.ofOrder(line, 0)
  expect([letters.ofOrder(line, 1), letters.ofOrder('', 1)]).toEqual([0, 18_000])
})

test('one mailbox gets ten letters about unpaid orders, then one an hour; what would wait for a day is not sent', () => {
  const { state, letters } = lettersAt()
  const waits = Array.from({ length: 60 }, () => letters.ofMailbox('ada@b.example'))
  expect([waits[9], waits[10], waits[11], waits[29], waits[40]]).toEqual([0, hour, 2 * hour, null, null])
  expect(letters.ofMailbox('eva@b.example')).toBe(0)
  state.now += 24 * hour
  expect(letters.ofMailbox('ada@b.example')).toBe(0)
})

test('after a clock that was days ahead letters go out at once', () => {
  const { state, send } = lettersAt()
  state.now += 72 * hour
  for (let sent = 0; sent < 700; sent++) send(addressOf(sent))
  for (let sent = 0; sent < 50; sent++) send(addressOf(0))
  state.now -= 72 * hour
  expect(send(addressOf(0))).toBe(0)
})
