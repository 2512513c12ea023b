// Connects the ticket page with the desk.

import type { Locale } from '@forum/domain/localisation/locale.ts'
import { ticketOfSeat } from '@forum/domain/order/order.ts'
import { fromDesk, requestServicesContext } from '@forum/site/app/context/context.server.ts'
import type { RouterContextProvider } from 'react-router'
import { type TicketView, ticketView } from './ticket-view.ts'

/** The ticket page of this key; undefined: unknown key. */
export async function ticketFor(
  context: Readonly<RouterContextProvider>,
  key: string,
  locale: Locale,
): Promise<TicketView | undefined> {
  const { desk } = context.get(requestServicesContext)
  const ticket = await fromDesk(desk.sale.orders.ticketByPage(key))
  const order = ticket && (await fromDesk(desk.sale.orders.byId(ticket.orderId)))
  if (!order) return undefined
  const edition = desk.sale.orderPapers.edition(ticket.forumYear, locale, ticketOfSeat(order, ticket.seat))
  return ticketView({ ticket, order, edition, locale, draw: () => desk.sale.orderPapers.ticketCode(ticket) })
}
