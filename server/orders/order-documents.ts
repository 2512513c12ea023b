// The documents of orders and tickets, drawn when they are first asked for, and what their pages show of them.
import type { Locale } from '#domain/localisation/locale.ts'
import { type IssuedTicket, type Order, ticketOfSeat } from '#domain/order/order.ts'
import { invoiceOf, type Seller } from '#domain/payment/invoice.ts'
import type { QrDrawing } from '#domain/payment/qr-drawing.ts'
import type { RecordId } from '#domain/record.ts'
import type { Paper, Papers } from '../documents/papers.ts'
import { paymentQrDrawing, plainQrDrawing } from '../documents/qr-drawing.ts'
import type { EditionSummary } from './order-mail.ts'
import type { Orders } from './orders.ts'

export type OrderDocument = {
  name: string
  type: 'application/pdf' | 'text/calendar; charset=utf-8'
  content: Uint8Array<ArrayBuffer>
}

export type OrderDocuments = {
  /** Of an order by bank that waits or was paid; null otherwise, and where no seller is configured. */
  invoice(order: Order, locale: Locale): Promise<OrderDocument | null>
  /** All good tickets of an order; null when there is none. */
  tickets(order: Order, locale: Locale): Promise<OrderDocument | null>
  /** null: the ticket is worth nothing. */
  ticket(ticket: IssuedTicket, locale: Locale): Promise<OrderDocument | null>
  /** The days of the edition, or of one of its tickets; null when they are not known. */
  calendar(forumYear: number, locale: Locale, ticketId?: RecordId): OrderDocument | null
  /** What documents say of an edition, or of one of its tickets. */
  edition(forumYear: number, locale: Locale, ticketId?: RecordId): EditionSummary
  /** What the scanner at the door reads. */
  ticketCode(ticket: IssuedTicket): QrDrawing
  /** The National Bank's payment code for an address of it. */
  paymentCode(address: string): QrDrawing
}

export type OrderDocumentsOptions = {
  orders: Pick<Orders, 'byId' | 'ticketsOf'>
  papers: Pick<Papers, 'draw'>
  seller: Seller | null
  edition(year: number, locale: Locale, ticketId?: RecordId): EditionSummary
  token(ticket: IssuedTicket): string
}

export function createOrderDocuments({ orders, papers, seller, edition, token }: OrderDocumentsOptions): OrderDocuments {
  const ticketsDocument = async (order: Order, tickets: readonly IssuedTicket[], locale: Locale, name: string) => {
    const good = tickets.filter(({ state }) => state === 'valid')
    if (good.length === 0) return null
    const documents = good.map((ticket) => {
      const { forum, date, place } = edition(order.forumYear, locale, ticketOfSeat(order, ticket.seat))
      const { title, attendee } = ticket
      return { forum, date, place, title, attendee, orderNumber: order.number, token: token(ticket) }
    })
    return pdf(name, await papers.draw(order.id, 'tickets', documents, locale))
  }
  return {
    async invoice(order, locale) {
      const isOwed = order.status === 'awaiting_payment' || order.status === 'paid'
      if (!seller || order.method !== 'bank' || !isOwed) return null
      return pdf(`invoice-${order.number}`, await papers.draw(order.id, 'invoice', invoiceOf(order, seller), locale))
    },
    tickets: async (order, locale) => ticketsDocument(order, await orders.ticketsOf(order.id), locale, `tickets-${order.number}`),
    async ticket(ticket, locale) {
      const order = await orders.byId(ticket.orderId)
      return order ? ticketsDocument(order, [ticket], locale, `ticket-${order.number}-${ticket.seat + 1}`) : null
    },
    calendar(forumYear, locale, ticketId) {
      const { calendar } = edition(forumYear, locale, ticketId)
      if (calendar === null) return null
      return {
        name: `forum-${forumYear}.ics`,
        type: 'text/calendar; charset=utf-8',
        content: new Uint8Array(Buffer.from(calendar)),
      }
    },
    edition,
    ticketCode: (ticket) => plainQrDrawing(token(ticket)),
    paymentCode: paymentQrDrawing,
  }
}

function pdf(name: string, content: Paper): OrderDocument {
  return { name: `${name}.pdf`, type: 'application/pdf', content }
}
