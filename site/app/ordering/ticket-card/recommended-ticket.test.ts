import { registerEveryLanguage } from '@forum/design/page/every-language.server.ts'
import type { Ticket, TicketGroup } from '@forum/domain/ticket/ticket.ts'
import { aTicket, aTicketGroup } from '@forum/domain/ticket/ticket-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { describe, expect, it } from 'vitest'
import { recommendedTicket } from './ticket-card-view.ts'

registerEveryLanguage()

const at = (text: string) => parseMoment(text) as number
const now = at('2025-09-09T09:00')

const ticket = (id: string, own: Partial<Ticket> = {}): Ticket => aTicket({ id, price: 6900, ...own })
const group = (id: string, tickets: Ticket[]): TicketGroup => aTicketGroup({ id, tickets })
const priced = (...prices: number[]) => prices.map((price, index) => group(`g${index}`, [ticket(`t${index}`, { price })]))

describe('the ticket that stands chosen for who comes without one', () => {
  const recommended = (groups: TicketGroup[]) => recommendedTicket(groups, { now, locale: 'en' })

  it('is the one that leads on the page of tickets', () => {
    expect(recommended(priced(1, 2, 3))).toBe('t1')
    expect(recommended([group('g', [ticket('stream', { isOnline: true })]), ...priced(1)])).toBe('t0')
  })

  it('is the same when it is sold out: none takes its place', () => {
    const [first, second, third] = priced(1, 2, 3)
    const none = (one: TicketGroup | undefined) =>
      group(
        'g1',
        (one?.tickets ?? []).map((seat) => ({ ...seat, quota: 0 })),
      )
    expect(recommended([first as TicketGroup, none(second), third as TicketGroup])).toBe('t1')
  })

  it('is another one where that is over, and none where nothing is in its window', () => {
    const [first, second, third] = priced(1, 2, 3)
    const over = group(
      'g1',
      (second?.tickets ?? []).map((seat) => ({ ...seat, saleEnd: at('2025-09-01T00:00') })),
    )
    expect(recommended([first as TicketGroup, over, third as TicketGroup])).toBe('t0')
    expect(recommended([group('g', [ticket('t', { saleEnd: at('2025-09-01T00:00') })])])).toBeNull()
    expect(recommended([])).toBeNull()
  })
})
