import { expect, test } from 'vitest'
import { nothing } from '../localisation/localised-builder.ts'
import type { Ticket, TicketGroup, TicketsStatus } from '../ticket/ticket.ts'
import { aTicket, aTicketGroup } from '../ticket/ticket-builder.ts'
import { parseMoment } from '../time/kyiv-time.ts'
import { saleOf, saleOpens, ticketState } from './sale.ts'

const at = (moment: string) => parseMoment(moment) as number
const edition = (year: number, ticketsStatus: TicketsStatus, isCancelled = false) => ({
  year,
  ticketsStatus,
  isCancelled,
  start: null,
  end: null,
  days: [],
  ticketGroups: [] as TicketGroup[],
})

test.each([
  [edition(2025, 'soon'), 'soon'],
  [edition(2025, 'started'), 'started'],
  [edition(2025, 'ended'), 'ended'],
  [edition(2025, null), 'unannounced'],
  [edition(2024, 'ended'), 'ended'],
  [edition(2024, 'started'), 'ended'],
  [edition(2024, 'soon'), 'ended'],
  [edition(2024, null), 'ended'],
  [edition(2026, 'soon'), 'unannounced'],
  [edition(2026, 'started'), 'unannounced'],
  [edition(2026, 'ended'), 'ended'],
  [edition(2025, 'started', true), 'cancelled'],
  [edition(2020, null, true), 'cancelled'],
] as const)('while 2025 is current, %o is %s', (given, expected) => {
  expect(saleOf(given, 2025, 0)).toBe(expected)
})

test.each(['soon', 'started', 'ended', null] as const)(
  'once its last day is over the sale of an edition has ended, also when it says %s',
  (status) => {
    const dated = { ...edition(2025, status), start: at('2025-10-16T09:00'), end: at('2025-10-17T18:00') }
    expect(saleOf(dated, 2025, at('2025-10-17T23:59'))).toBe(status ?? 'unannounced')
    expect(saleOf(dated, 2025, at('2025-10-18T00:00'))).toBe('ended')
  },
)

test('a sale that says it is open is still ahead until the first window opens, and then stays open', () => {
  const opening = (...starts: (number | null)[]) => ({
    ...edition(2025, 'started'),
    ticketGroups: [aTicketGroup({ tickets: starts.map((saleStart) => aTicket({ saleStart })) })],
  })
  expect([saleOf(opening(1000, 2000), 2025, 999), saleOf(opening(1000, 2000), 2025, 1000)]).toEqual(['soon', 'started'])
  expect(saleOf(opening(null, 2000), 2025, 999)).toBe('started')
  expect(saleOf(opening(), 2025, 999)).toBe('started')
  expect(saleOf(opening(1000), 2025, 999, false)).toBe('paused')
})

const [start, end] = [1000, 2000]

test.each([
  ['before its start', { saleStart: start, saleEnd: end }, start - 1, 'ahead'],
  ['at its start', { saleStart: start, saleEnd: end }, start, 'onSale'],
  ['in its last millisecond', { saleStart: start, saleEnd: end }, end - 1, 'onSale'],
  ['at its end', { saleStart: start, saleEnd: end }, end, 'over'],
  ['without a window', { saleStart: null, saleEnd: null }, end, 'onSale'],
  ['without a start, before its end', { saleStart: null, saleEnd: end }, start, 'onSale'],
  ['without a start, at its end', { saleStart: null, saleEnd: end }, end, 'over'],
  ['without an end, before its start', { saleStart: start, saleEnd: null }, start - 1, 'ahead'],
  ['without an end, long after its start', { saleStart: start, saleEnd: null }, end * 9, 'onSale'],
  ['with an end before its start, between the two', { saleStart: end, saleEnd: start }, start + 1, 'over'],
] as const)('a ticket %s', (_, window, now, expected) => {
  expect(ticketState({ ...window, quota: null }, now)).toBe(expected)
})

test.each([
  [100, 99, 'onSale'],
  [100, 100, 'soldOut'],
  [100, 101, 'soldOut'],
  [0, 0, 'soldOut'],
  [null, 5000, 'onSale'],
] as const)('of a quota of %s with %i sold a ticket is %s', (quota, sold, expected) => {
  expect(ticketState({ saleStart: start, saleEnd: end, quota }, start, sold)).toBe(expected)
})

test('what is over is over even when it was sold out', () => {
  expect(ticketState({ saleStart: start, saleEnd: end, quota: 0 }, end)).toBe('over')
})

const ticket = (saleStart: number | null, saleEnd: number | null): Ticket =>
  aTicket({ id: `${saleStart}`, title: nothing, price: 1, saleStart, saleEnd })
const group = (...tickets: Ticket[]): TicketGroup => ({ id: '1', title: nothing, description: nothing, tickets })

test.each([
  ['no groups', [], null],
  ['tickets without a start', [group(ticket(null, end))], null],
  ['the earliest start of all groups', [group(ticket(start + 5, null)), group(ticket(start + 2, null))], start + 2],
  ['not what is on sale already', [group(ticket(start, null), ticket(start + 1, null))], start + 1],
  ['not what is over before it starts', [group(ticket(end, start))], null],
] as const)('the sale opens: %s', (_, groups, expected) => {
  expect(saleOpens(groups, start)).toBe(expected)
})

test('a sale that would be open is paused while no order can be kept; what is not open stays as it is', () => {
  const without = (['soon', 'started', 'ended', null] as const).map((status) => saleOf(edition(2025, status), 2025, 0, false))
  expect(without).toEqual(['soon', 'paused', 'ended', 'unannounced'])
})

test('a sale that says it is open has ended once the windows of all tickets are over; one that may still come keeps it open', () => {
  const withTickets = (...tickets: Ticket[]) => ({ ...edition(2025, 'started'), ticketGroups: [group(...tickets)] })
  expect(saleOf(withTickets(ticket(null, start), ticket(null, end)), 2025, end)).toBe('ended')
  expect(saleOf(withTickets(ticket(null, start), ticket(null, end)), 2025, end - 1)).toBe('started')
  expect(saleOf(withTickets(ticket(null, start), ticket(end + 5, null)), 2025, end)).toBe('started')
  expect(saleOf(withTickets(ticket(null, start)), 2025, end, false)).toBe('ended')
  expect(saleOf({ ...withTickets(ticket(null, start)), ticketsStatus: 'soon' }, 2025, end)).toBe('soon')
})
