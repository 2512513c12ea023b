import { expect, test } from 'vitest'
import { parseMoment } from '../time/kyiv-time.ts'
import { doorDays, forgottenAt } from './door-days.ts'
import { numberOfTicket, ticketNumberIn } from './ticket-number.ts'

const at = (moment: string) => parseMoment(moment)
const edition = { start: at('2025-10-15T09:00'), end: at('2025-10-17T18:00') }

test.each([
  ['without days of its own', { validFrom: null, validUntil: null }, { first: '2025-10-15', last: '2025-10-17' }],
  ['of no known kind', undefined, { first: '2025-10-15', last: '2025-10-17' }],
  ['of one day', { validFrom: at('2025-10-16'), validUntil: null }, { first: '2025-10-16', last: '2025-10-16' }],
  ['of two', { validFrom: at('2025-10-16'), validUntil: at('2025-10-17') }, { first: '2025-10-16', last: '2025-10-17' }],
  [
    'whose days were mixed up',
    { validFrom: at('2025-10-17'), validUntil: at('2025-10-15') },
    { first: '2025-10-17', last: '2025-10-17' },
  ],
])('the days of a ticket %s', (_, ticket, expected) => expect(doorDays(ticket, edition)).toEqual(expected))

test('phones forget a day after the last day, and nothing is known of a forum without days', () => {
  expect(forgottenAt(doorDays(undefined, edition))).toBe(at('2025-10-19T00:00'))
  expect([doorDays(undefined, { start: null, end: null }), forgottenAt(null)]).toEqual([null, null])
})

test.each([
  ['2025-00002/1', '2025-00002/1'],
  [' 2025-2/1 ', '2025-00002/1'],
  ['2/1', '2025-00002/1'],
  ['00002 / 12', '2025-00002/12'],
  ['№ 2024–00002\\3', '2024-00002/3'],
  ['2025-123456/1', '2025-123456/1'],
  ['2025-00002', null],
  ['Коваль', null],
  ['', null],
  ['12', null],
])('%j typed at the door is the number %s', (typed, number) => expect(ticketNumberIn(typed, 2025)).toBe(number))

test('a ticket is called by its order and its seat', () => expect(numberOfTicket('2025-00002', 0)).toBe('2025-00002/1'))
