import { expect, test } from 'vitest'
import { unwrittenEdition } from '../forum/edition.ts'
import { inAll } from '../localisation/localised-builder.ts'
import type { Ticket } from '../ticket/ticket.ts'
import { aTicket, aTicketGroup } from '../ticket/ticket-builder.ts'
import { parseMoment } from '../time/kyiv-time.ts'
import { buyingOf } from './buying.ts'

const now = parseMoment('2025-10-15T19:00') as number
const [before, after] = [now - 1, now + 1]

type Own = { isSellable?: boolean; status?: 'started' | 'soon' | 'ended' | null; gone?: readonly string[] }

const remark = (tickets: Ticket[], { isSellable = true, status = 'started', gone = [] }: Own = {}) => {
  const edition = { ...unwrittenEdition(2025), ticketsStatus: status, ticketGroups: [aTicketGroup({ tickets })] }
  const left = (id: string, quota: number | null) => (gone.includes(id) ? 0 : quota)
  const options = { currentYear: 2025, isDeskOpen: true, now, locale: 'uk', left, payable: { card: true, bank: true } } as const
  return buyingOf(edition, { ...options, isSellable }).remark
}

const seat = (id: string, own: Partial<Ticket> = {}) => aTicket({ id, title: inAll(id), quota: 10, ...own })
const hall = seat('hall')
const two = seat('two')
const online = seat('online', { isOnline: true, quota: null })

test.each<[string, Ticket[], Own, object | null]>([
  ['everything is there', [hall, online], {}, null],
  ['only broadcasts were ever sold', [online], {}, null],
  ['nobody sells', [hall, online], { isSellable: false }, { is: 'closed' }],
  ['nobody sells and nothing is left', [hall], { isSellable: false, gone: ['hall'] }, { is: 'closed' }],
  ['there is no ticket', [], {}, { is: 'none' }],
  ['one kind is sold out', [hall, two], { gone: ['hall'] }, { is: 'soldOutKinds', names: ['hall'] }],
  [
    'two kinds of three are',
    [hall, two, seat('three')],
    { gone: ['hall', 'two'] },
    { is: 'soldOutKinds', names: ['hall', 'two'] },
  ],
  ['all kinds are', [hall, two], { gone: ['hall', 'two'] }, { is: 'soldOut' }],
  ['the hall is sold out, broadcasts are not', [hall, online], { gone: ['hall'] }, { is: 'onlineOnly', hall: 'soldOut' }],
  ['the windows of the hall are over', [{ ...hall, saleEnd: before }, online], {}, { is: 'onlineOnly', hall: 'over' }],
  [
    'one kind of the hall is sold out, the other one over',
    [hall, { ...two, saleEnd: before }, online],
    { gone: ['hall'] },
    { is: 'onlineOnly', hall: 'soldOut' },
  ],
  ['the hall is not sold yet', [{ ...hall, saleStart: after }, online], {}, { is: 'onlineOnly', hall: 'ahead', from: after }],
  [
    'broadcasts are sold out, the hall is not',
    [hall, { ...online, quota: 5 }],
    { gone: ['online'] },
    { is: 'soldOutKinds', names: ['online'] },
  ],
  ['the sale goes on later: that is said instead', [hall, { ...two, saleStart: after }], { gone: ['hall'] }, null],
  ['the sale has not begun', [hall], { status: 'soon' }, null],
  ['it has ended', [hall], { status: 'ended' }, null],
  ['nothing is announced', [hall], { status: null }, null],
])('where %s', (_, tickets, own, expected) => {
  expect(remark(tickets, own)).toEqual(expected)
})
