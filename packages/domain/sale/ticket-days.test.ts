import { expect, test } from 'vitest'
import { dateRange, parseMoment } from '../time/kyiv-time.ts'
import { ticketDays } from './ticket-days.ts'

const at = (moment: string) => parseMoment(moment)
const edition = { start: at('2025-10-16T09:00'), end: at('2025-10-17T18:00') }

test.each([
  ['of one day', { validFrom: at('2025-10-16'), validUntil: null }, '16 October 2025'],
  ['of its last day alone', { validFrom: at('2025-10-17'), validUntil: at('2025-10-17') }, '17 October 2025'],
  ['of both days', { validFrom: at('2025-10-16'), validUntil: at('2025-10-17') }, '16–17 October 2025'],
  ['whose days nobody named', { validFrom: null, validUntil: null }, '16–17 October 2025'],
  ['that is no longer known', undefined, '16–17 October 2025'],
])('a ticket %s', (_, ticket, expected) => {
  const days = ticketDays(ticket, edition)
  expect(days && dateRange(days.start, days.end, 'en')).toBe(expected)
})

test('nobody knows the days of an edition without dates', () => {
  expect(ticketDays({ validFrom: null, validUntil: null }, { start: null, end: null })).toBeNull()
})
