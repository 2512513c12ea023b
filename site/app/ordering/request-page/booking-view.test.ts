import { aTicket, aTicketGroup } from '@forum/domain/ticket/ticket-builder.ts'
import { expect, test } from 'vitest'
import { bookingView } from './booking-view.ts'

const now = Date.parse('2025-05-01T12:00:00+03:00')
const saleStart = Date.parse('2025-05-20T10:00:00+03:00')

test('who books a seat reads from when tickets are sold, and what they will cost', () => {
  const { opens, tickets } = bookingView(
    { ticketGroups: [aTicketGroup({ tickets: [aTicket({ saleStart, price: 4900 })] })] },
    now,
    'en',
  )
  expect(opens).toMatch(/20 May, 10:00/)
  expect(tickets?.cards.flatMap((card) => card.tickets.map(({ price, isOnSale }) => [price, isOnSale]))).toEqual([
    [expect.stringMatching(/4.900/), false],
  ])
})

test('before prices and dates are known neither is promised', () => {
  const { opens, tickets } = bookingView({ ticketGroups: [] }, now, 'uk')
  expect(opens).not.toMatch(/\d/)
  expect(tickets).toBeNull()
})
