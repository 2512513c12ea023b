// The documents of orders and tickets, drawn when they are first asked for, and what their pages show of them.
import type { Locale } from '#domain/localisation/locale.ts'
import { termsLinks } from '#domain/order/consent.ts'
import { type IssuedTicket, type Order, ticketOfSeat } from '#domain/order/order.ts'
import { seatPrices } from '#domain/order/refund.ts'
import { invoiceOf, type Seller } from '#domain/payment/invoice.ts'
import type { QrDrawing } from '#domain/payment/qr-drawing.ts'
import type { RecordId } from '#domain/record.ts'
import type { OrderPdfs, PdfBytes } from '../documents/order-pdfs.ts'
import { cacheQrCodes } from '../documents/qr-code-cache.ts'
import { paymentQrDrawing, plainQrDrawing } from '../documents/qr-drawing.ts'
import type { TicketDocument } from '../documents/ticket-pdf.ts'
import type { Orders } from './orders.ts'

/** What documents say of the edition: from content, at the time of writing. */
export type EditionSummary = Pick<TicketDocument, 'forum' | 'date' | 'place'> & {
  /** The name of the ticket, where one was asked for and is still in the content. */
  ticket?: string | undefined
  /** When its first day begins, as a text; empty: nobody knows. */
  opens?: string
  /** The ticket lets nobody into the halls. */
  isOnline?: boolean
  /** A calendar of the days of the forum (iCalendar); null when its days are not known. */
  calendar: string | null
}

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
  pdfs: Pick<OrderPdfs, 'draw'>
  seller: Seller | null
  siteUrl: string
  edition(year: number, locale: Locale, ticketId?: RecordId): EditionSummary
  token(ticket: IssuedTicket): string
}

/** Everything that a ticket on paper says. */
export function ticketDocument(
  order: Order,
  ticket: IssuedTicket,
  { seller, siteUrl, edition, token }: Pick<OrderDocumentsOptions, 'seller' | 'siteUrl' | 'edition' | 'token'>,
): TicketDocument {
  const { title, attendee, seat } = ticket
  const { forum, date, place } = edition(order.forumYear, order.locale, ticketOfSeat(order, seat))
  return {
    ...{ forum, date, place, title, attendee, seller },
    orderNumber: order.number,
    price: (seatPrices(order)[seat] ?? 0) / 100,
    terms: termsLinks(order.consent, siteUrl),
    token: token(ticket),
  }
}

export function createOrderDocuments(options: OrderDocumentsOptions): OrderDocuments {
  const { orders, pdfs, seller, siteUrl, edition, token } = options
  const ticketDrawing = cacheQrCodes(plainQrDrawing)
  const ticketsDocument = async (order: Order, tickets: readonly IssuedTicket[], locale: Locale, name: string) => {
    const good = tickets.filter(({ state }) => state === 'valid')
    if (good.length === 0) return null
    const documents = good.map((ticket) => ticketDocument({ ...order, locale }, ticket, options))
    return pdf(name, await pdfs.draw(order.id, 'tickets', documents, locale))
  }
  return {
    async invoice(order, locale) {
      const isOwed = order.status === 'awaiting_payment' || order.status === 'paid'
      if (!seller || order.method !== 'bank' || !isOwed) return null
      const invoice = invoiceOf(order, seller, termsLinks(order.consent, siteUrl))
      return pdf(`invoice-${order.number}`, await pdfs.draw(order.id, 'invoice', invoice, locale))
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
    ticketCode: (ticket) => ticketDrawing(token(ticket)),
    paymentCode: cacheQrCodes(paymentQrDrawing),
  }
}

function pdf(name: string, content: PdfBytes): OrderDocument {
  return { name: `${name}.pdf`, type: 'application/pdf', content }
}
