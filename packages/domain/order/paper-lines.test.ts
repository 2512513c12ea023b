import { expect, test } from 'vitest'
import { anAttendee, anOrder } from './order-builder.ts'
import { paperNumber } from './paper.ts'
import { paperLines, paperPayer, vatOfLines } from './paper-lines.ts'

const seat = anAttendee()
/** Seats 0 and 1 cost 1 000 ₴, seat 2 costs 333 ₴, seat 3 nothing. */
const order = anOrder({
  lines: [
    { ticketId: 'a', title: 'Учасник', price: 1000, attendees: [seat, seat] },
    { ticketId: 'b', title: 'Студент', price: 333, reduced: { from: 500, code: 'SPRING' }, attendees: [seat] },
    { ticketId: 'c', title: 'Онлайн', price: 0, attendees: [seat] },
  ],
})
const told = (kind: 'creditNote' | 'act', seats: readonly number[], whole: number) =>
  paperLines(kind, [{ order, seats, whole }], null).map(({ kind: of, title, quantity, price, sum }) =>
    of === 'seats' ? [title, quantity, price, sum] : [of, sum],
  )

test('seats stand at the price that was paid for them, a promo code taken off', () => {
  expect(told('creditNote', [2, 0], 133_300)).toEqual([
    ['Учасник', 1, 100_000, 100_000],
    ['Студент', 1, 33_300, 33_300],
  ])
  expect(told('act', [0, 1, 2, 3], 233_300)).toEqual([
    ['Учасник', 2, 100_000, 200_000],
    ['Студент', 1, 33_300, 33_300],
    ['Онлайн', 1, 0, 0],
  ])
})

test.each([
  [
    'creditNote',
    [0],
    80_000,
    [
      ['Учасник', 1, 100_000, 100_000],
      ['kept', -20_000],
    ],
  ],
  [
    'creditNote',
    [0],
    100_001,
    [
      ['Учасник', 1, 100_000, 100_000],
      ['reduced', 1],
    ],
  ],
  ['creditNote', [], 5_050, [['reduced', 5_050]]],
  [
    'creditNote',
    [3],
    5_050,
    [
      ['Онлайн', 1, 0, 0],
      ['reduced', 5_050],
    ],
  ],
  [
    'act',
    [1],
    95_000,
    [
      ['Учасник', 1, 100_000, 100_000],
      ['reduced', -5_000],
    ],
  ],
  [
    'act',
    [1],
    120_000,
    [
      ['Учасник', 1, 100_000, 100_000],
      ['kept', 20_000],
    ],
  ],
] as const)('a %s of the seats %j and %s kopiykas says what the difference is', (kind, seats, whole, expected) => {
  expect(told(kind, seats, whole)).toEqual(expected)
})

test.each([
  [20, [16_667, 5_550, 22_217]],
  [7, [6_542, 2_179, 8_721]],
  [null, [0, 0, null]],
])('VAT of %s per cent: by line half up, the last takes the rest', (rate, [first, last, whole]) => {
  const lines = paperLines('creditNote', [{ order, seats: [0, 2], whole: 133_300 }], rate)
  expect(lines.map(({ vat }) => vat)).toEqual([first, last])
  expect(vatOfLines(lines, rate)).toEqual(rate === null ? null : { rate, sum: whole })
})

test('VAT of a whole with a reduction is that of its sum', () => {
  const lines = paperLines('act', [{ order, seats: [0, 1], whole: 199_997 }], 20)
  expect(lines.map(({ sum, vat }) => [sum, vat])).toEqual([
    [200_000, 33_333],
    [-3, 0],
  ])
  expect(vatOfLines(lines, 20)?.sum).toBe(33_333)
})

test.each([
  [
    { company: 'ТОВ «Аврора»', edrpou: '30000005' },
    { name: 'ТОВ «Аврора»', code: '30000005', address: '', isAbroad: false, isPerson: false },
  ],
  [
    { company: 'ФОП Ада', edrpou: '1234567899' },
    { name: 'ФОП Ада', code: '1234567899', address: '', isAbroad: false, isPerson: true },
  ],
  [{}, { name: 'Ада', code: '', address: '', isAbroad: false, isPerson: true }],
  [
    { company: 'GmbH', edrpou: '1234567899', isAbroad: true as const },
    { name: 'GmbH', code: '1234567899', address: '', isAbroad: true, isPerson: false },
  ],
])('the payer of %j', (own, expected) => {
  expect(paperPayer(anOrder({ buyer: { ...anOrder().buyer, ...own } }))).toEqual(expected)
})

test('a number begins with its kind and its sequence', () => {
  expect([paperNumber('creditNote', 2025, 1), paperNumber('act', 2025, 12_345)]).toEqual(['CN-1/2025', 'ACT-12345/2025'])
})
