import { expect, test } from 'vitest'
import { type TicketViewOptions, ticketView } from './ticket-view.ts'

const ticket: TicketViewOptions['ticket'] = {
  pageKey: 'key',
  title: 'Учасник',
  attendee: { name: 'Єва Ґудзь', company: 'ТОВ «Льон»', position: 'Директорка', email: 'eva@b.example' },
  state: 'valid',
  usedAt: null,
}
const used = Date.parse('2025-10-16T08:05:00+03:00')
const order: TicketViewOptions['order'] = { number: '2025-00042', status: 'paid', locale: 'uk' }
const edition = { forum: 'Форум 2025', date: '16–17 жовтня 2025', place: 'Київ', calendar: 'BEGIN:VCALENDAR' }

const view = (own: Partial<TicketViewOptions['ticket']> = {}, given: Partial<TicketViewOptions> = {}) =>
  ticketView({
    ticket: { ...ticket, ...own },
    order,
    edition,
    locale: 'uk',
    draw: () => ({ size: 57, path: 'M0 0', disc: null }),
    ...given,
  })

test.each([
  ['good', {}, {}, { state: 'valid', used: null, hasCode: true, hasCalendar: true }],
  [
    'used',
    { usedAt: used },
    {},
    { state: 'used', used: { date: '16 жовтня 2025', time: '08:05' }, hasCode: true, hasCalendar: true },
  ],
  ['taken back', { state: 'cancelled' }, {}, { state: 'cancelled', used: null, hasCode: false, hasCalendar: false }],
  [
    'used, then taken back',
    { state: 'cancelled', usedAt: used },
    {},
    { state: 'cancelled', used: null, hasCode: false, hasCalendar: false },
  ],
  [
    'of an order that was given back',
    {},
    { order: { ...order, status: 'refunded' } },
    { state: 'cancelled', used: null, hasCode: false, hasCalendar: false },
  ],
  [
    'of an edition whose days nobody knows',
    {},
    { edition: { ...edition, calendar: null } },
    { state: 'valid', used: null, hasCode: true, hasCalendar: false },
  ],
] as const)('a ticket that is %s', (_, own, given, expected) => {
  const { state, used, code, hasCalendar } = view(own, given)
  expect({ state, used, hasCode: code !== null, hasCalendar }).toEqual(expected)
})

test('it says who comes and to what, and no address of anybody', () => {
  expect(view()).toMatchObject({
    name: 'Єва Ґудзь',
    about: 'Директорка, ТОВ «Льон»',
    forum: 'Форум 2025',
    orderNumber: '2025-00042',
  })
  expect(JSON.stringify(view())).not.toContain('@')
})
