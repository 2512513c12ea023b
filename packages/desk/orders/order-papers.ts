// Papers of orders and tickets (PDF, calendar), rendered on first request, and what pages show of them.
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { termsLinks } from '@forum/domain/order/consent.ts'
import type { Seller } from '@forum/domain/order/invoice.ts'
import { type IssuedTicket, type Order, ticketOfSeat } from '@forum/domain/order/order.ts'
import { paperFile } from '@forum/domain/order/paper.ts'
import { seatPrices } from '@forum/domain/order/refund.ts'
import type { RecordId } from '@forum/domain/record/record.ts'
import type { OrderPdfs, PdfBytes } from '../post/pdf/order-pdfs.ts'
import { cacheQrCodes } from '../post/pdf/qr-code-cache.ts'
import { paymentQrDrawing, plainQrDrawing } from '../post/pdf/qr-drawing.ts'
import type { TicketPaper } from '../post/pdf/ticket-pdf.ts'
import { invoicePaper } from './invoice-paper.ts'
import type { Orders } from './orders.ts'

/** Details of the edition for papers, from the current content. */
export type EditionSummary = Pick<TicketPaper, 'forum' | 'date' | 'place'> & {
  /** Name of the requested ticket, if the content still has it. */
  ticket?: string | undefined
  /** Start of its first day as text; empty: unknown. */
  opens?: string
  /** The ticket admits nobody to the venue. */
  isOnline?: boolean
  /** Calendar of the forum days (iCalendar); null: the days are unknown. */
  calendar: string | null
}

export type OrderPaper = {
  name: string
  type: 'application/pdf' | 'text/calendar; charset=utf-8'
  content: Uint8Array<ArrayBuffer>
  /** Missing: as it was asked for. */
  locale?: Locale
}

export type OrderPapers = ReturnType<typeof createOrderPapers>

export type OrderPapersOptions = {
  orders: Pick<Orders, 'byId' | 'ticketsOf' | 'papersOf' | 'invoiceVersions'>
  pdfs: Pick<OrderPdfs, 'draw'>
  seller: Seller | null
  siteUrl: string
  edition(year: number, locale: Locale, ticketId?: RecordId): EditionSummary
  token(ticket: IssuedTicket): string
}

/** Content of a printed ticket. */
export function ticketPaper(
  order: Order,
  ticket: IssuedTicket,
  { seller, siteUrl, edition, token }: Pick<OrderPapersOptions, 'seller' | 'siteUrl' | 'edition' | 'token'>,
): TicketPaper {
  const { title, attendee, seat } = ticket
  const { forum, date, place } = edition(order.forumYear, order.locale, ticketOfSeat(order, seat))
  return {
    forum,
    date,
    place,
    title,
    attendee,
    seller,
    orderNumber: order.number,
    price: (seatPrices(order)[seat] ?? 0) / 100,
    vatRate: order.vatRate,
    terms: termsLinks(order.consent, siteUrl),
    token: token(ticket),
  }
}

export function createOrderPapers(options: OrderPapersOptions) {
  const { orders, pdfs, seller, siteUrl, edition, token } = options
  const ticketDrawing = cacheQrCodes(plainQrDrawing)
  const ticketsPaper = async (order: Order, tickets: readonly IssuedTicket[], locale: Locale, name: string) => {
    const good = tickets.filter(({ state }) => state === 'valid')
    if (good.length === 0) return null
    const papers = good.map((ticket) => ticketPaper({ ...order, locale }, ticket, options))
    return pdf(name, await pdfs.draw(order.id, 'tickets', papers, locale))
  }
  return {
    /**
     * For a bank order that waits or was paid; otherwise null, also when no seller is configured. `asked`: a version that was replaced, which says so;
     * it can be opened as long as it is kept.
     */
    async invoice(order: Order, locale: Locale, asked: number | null = null) {
      const isOwed = order.status === 'awaiting_payment' || order.status === 'paid'
      if (!seller || order.method !== 'bank') return null
      const versions = await orders.invoiceVersions(order.id)
      const paper = invoicePaper(order, locale, { seller, siteUrl, edition }, { versions, asked })
      if (!paper || (!isOwed && !paper.invoice.version?.after)) return null
      const drawn = await pdfs.draw(order.id, 'invoice', paper.invoice, paper.locale)
      const name = `invoice-${order.number}${paper.invoice.version?.after ? `-${asked}` : ''}`
      return { ...pdf(name, drawn), locale: paper.locale }
    },
    /** A credit note or an act of the order, by the name of its file; null: there is none. */
    async ofBooks(order: Order, file: string): Promise<OrderPaper | null> {
      const paper = (await orders.papersOf(order.id)).find((each) => paperFile(each) === file)
      if (!paper) return null
      const content = await pdfs.draw(order.id, 'papers', paper)
      return { name: file, type: 'application/pdf', content, locale: paper.content.language }
    },
    /** All valid tickets of an order; null: there is none. */
    tickets: async (order: Order, locale: Locale) =>
      ticketsPaper(order, await orders.ticketsOf(order.id), locale, `tickets-${order.number}`),
    /** null: the ticket is void. */
    async ticket(ticket: IssuedTicket, locale: Locale) {
      const order = await orders.byId(ticket.orderId)
      return order ? ticketsPaper(order, [ticket], locale, `ticket-${order.number}-${ticket.seat + 1}`) : null
    },
    /** Days of the edition, or of one of its tickets; null: unknown. */
    calendar(forumYear: number, locale: Locale, ticketId?: RecordId): OrderPaper | null {
      const { calendar } = edition(forumYear, locale, ticketId)
      if (calendar === null) return null
      return {
        name: `forum-${forumYear}.ics`,
        type: 'text/calendar; charset=utf-8',
        content: new Uint8Array(Buffer.from(calendar)),
      }
    },
    edition,
    /** QR code for the scanner at the door. */
    ticketCode: (ticket: IssuedTicket) => ticketDrawing(token(ticket)),
    /** QR code of the National Bank for a payment address. */
    paymentCode: cacheQrCodes(paymentQrDrawing),
  }
}

function pdf(name: string, content: PdfBytes): OrderPaper {
  return { name: `${name}.pdf`, type: 'application/pdf', content }
}
