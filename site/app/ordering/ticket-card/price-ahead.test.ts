// What a card says of a price that changes.

import { registerEveryLanguage } from '@forum/design/page/every-language.server.ts'
import type { Ticket } from '@forum/domain/ticket/ticket.ts'
import { aTicket, aTicketGroup } from '@forum/domain/ticket/ticket-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test } from 'vitest'
import { ticketCardsView } from './ticket-card-view.ts'

const english = catalogues.en

registerEveryLanguage()

const at = (text: string) => parseMoment(text) as number
const only = (own: Partial<Ticket>, isOpen: boolean, now: number) =>
  ticketCardsView([aTicketGroup({ tickets: [aTicket(own)] })], { now, locale: 'en', isOpen }).cards[0]?.tickets[0]

const window = { saleStart: at('2025-09-01T00:00'), saleEnd: at('2025-10-10T23:59') }
const step = { price: 7900, oldPrice: 6900, priceFrom: at('2025-10-01T00:00') }

test.each([
  ['2025-09-30T23:59', {}, '6\u00a0900\u00a0₴', ['1 October', '7\u00a0900\u00a0₴']],
  ['2025-08-31T23:59', {}, '6\u00a0900\u00a0₴', ['1 October', '7\u00a0900\u00a0₴']],
  ['2025-09-30T23:59', { price: 0 }, '6\u00a0900\u00a0₴', ['1 October', english.ticket.free]],
  ['2025-10-01T00:00', {}, '7\u00a0900\u00a0₴', null],
  ['2025-09-30T23:59', { quota: 0 }, '6\u00a0900\u00a0₴', null],
])('a ticket whose price rises costs at %s, with %j, %s, and says what it will cost', (moment, own, price, next) => {
  const shown = only({ ...window, ...step, ...own }, true, at(moment))
  const [date, later] = next ?? []
  expect(shown).toMatchObject({ price, oldPrice: null, nextPrice: date && later ? english.ticket.priceFrom(date, later) : null })
})

test('a ticket whose price fell shows the one that was asked, once it is the former one', () => {
  const falling = { ...window, price: 6900, oldPrice: 7900, priceFrom: at('2025-10-01T00:00') }
  expect(only(falling, true, at('2025-09-30T23:59'))?.oldPrice).toBeNull()
  // Nobody could ever buy at it: before the sale opens, or when the sale opens at the lower price.
  expect(only({ ...falling, priceFrom: null }, true, at('2025-08-31T23:59'))?.oldPrice).toBeNull()
  expect(only({ ...falling, priceFrom: window.saleStart }, true, at('2025-10-02T00:00'))?.oldPrice).toBeNull()
  expect(only(falling, true, at('2025-10-01T00:00'))).toMatchObject({ oldPrice: '7\u00a0900\u00a0₴', nextPrice: null })
})
