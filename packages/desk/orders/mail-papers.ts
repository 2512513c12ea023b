// Attachments of mails about tickets.

import type { Seller } from '@forum/domain/order/invoice.ts'
import { type IssuedTicket, type Order, ticketOfSeat } from '@forum/domain/order/order.ts'
import type { Attachment } from '../post/mail/mailer.ts'
import type { OrderPdfs } from '../post/pdf/order-pdfs.ts'
import { type OrderPapers, ticketPaper } from './order-papers.ts'

export type PaperOptions = {
  pdfs: Pick<OrderPdfs, 'draw'>
  seller: Seller | null
  siteUrl: string
  edition: OrderPapers['edition']
  token(ticket: IssuedTicket): string
}

/** A PDF for each ticket, and one calendar. */
export function papersOf(order: Order, tickets: readonly IssuedTicket[], options: PaperOptions): Attachment[] {
  const { pdfs, edition } = options
  const [only, ...others] = new Set(tickets.map(({ seat }) => ticketOfSeat(order, seat)))
  const { calendar } = edition(order.forumYear, order.locale, others.length === 0 ? only : undefined)
  const papers = tickets.map((ticket) => {
    const drawn = ticketPaper(order, ticket, options)
    const draw = async () => Buffer.from(await pdfs.draw(order.id, 'tickets', [drawn], order.locale))
    return attachment(`${order.number}-${ticket.seat + 1}.pdf`, 'application/pdf', draw)
  })
  if (calendar === null) return papers
  const days = async () => Buffer.from(calendar)
  return [...papers, attachment(`forum-${order.forumYear}.ics`, 'text/calendar; charset=utf-8', days)]
}

export function attachment(filename: string, contentType: string, content: Attachment['content']): Attachment {
  return { filename, contentType, content }
}
