import { expect, test } from 'vitest'
import { ticketsOnSale } from '../sale/on-sale.ts'
import { priceAhead, priceAt } from './price-step.ts'
import { aTicket, aTicketGroup } from './ticket-builder.ts'

const step = 1000
const rising = aTicket({ price: 7900, oldPrice: 6900, priceFrom: step })

test.each([
  ['before its price holds costs what it cost', rising, step - 1, 6900, 7900],
  ['costs its price from that moment on', rising, step, 7900, null],
  ['whose price falls is dear until then', aTicket({ price: 6900, oldPrice: 7900, priceFrom: step }), step - 1, 7900, 6900],
  ['that will cost nothing costs something until then', aTicket({ price: 0, oldPrice: 100, priceFrom: step }), step - 1, 100, 0],
  ['that cost nothing is free until then', aTicket({ price: 100, oldPrice: 0, priceFrom: step }), step - 1, 0, 100],
  ['without a former price has one price', aTicket({ price: 7900, priceFrom: step }), step - 1, 7900, null],
  ['without a moment has one price', aTicket({ price: 7900, oldPrice: 6900 }), step - 1, 7900, null],
  ['whose price stays has none ahead', aTicket({ price: 6900, oldPrice: 6900, priceFrom: step }), step - 1, 6900, null],
  ['that is sold from then on only never costs what it cost', { ...rising, saleStart: step }, step - 1, 7900, null],
  ['that is sold before costs that', { ...rising, saleStart: step - 1 }, step - 1, 6900, 7900],
  ['that is not sold any more by then has none ahead', { ...rising, saleEnd: step }, step - 1, 6900, null],
])('a ticket %s', (_, ticket, now, price, ahead) => {
  expect(priceAt(ticket, now)).toBe(price)
  expect(priceAhead(ticket, now)).toEqual(ahead === null ? null : { price: ahead, from: step })
})

test('is sold at the price of the moment', () => {
  const edition = { ticketGroups: [aTicketGroup({ tickets: [rising] })] }
  const sold = (now: number) => ticketsOnSale(edition, { locale: 'uk', now, left: () => null }).map(({ ticket }) => ticket.price)
  expect([sold(step - 1), sold(step)]).toEqual([[6900], [7900]])
})
