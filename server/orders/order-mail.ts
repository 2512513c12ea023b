// Writes the mails about an order at the moment they are sent, with the documents that belong to them.
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { defaultLocale, type Locale } from '#domain/localisation/locale.ts'
import type { IssuedTicket, Order } from '#domain/order/order.ts'
import { invoiceOf, kyivDate, type Seller } from '#domain/payment/invoice.ts'
import { formatPrice } from '#domain/ticket/price.ts'
import { mailWords } from '#messages/mail-words.ts'
import { invoicePdf } from '../documents/invoice-pdf.ts'
import { type TicketDocument, ticketPdf } from '../documents/ticket-pdf.ts'
import type { Mail } from '../mail/mailer.ts'
import { type Carrier, carrier, type Deliver } from '../outbox/channel.ts'
import { type OrderMailMessage, orderMailChannel } from './order-deliveries.ts'
import type { Orders } from './orders.ts'

/** What documents say of the edition: from content, at the time of writing. */
export type EditionSummary = Pick<TicketDocument, 'forum' | 'date' | 'place'> & {
  /** A calendar of the days of the forum (iCalendar); null when its days are not known. */
  calendar: string | null
}

export type OrderMailOptions = {
  orders: Pick<Orders, 'byId' | 'ticketsOf'>
  seller: Seller | null
  siteUrl: string
  edition(year: number, locale: Locale): EditionSummary
  token(ticket: IssuedTicket): string
  /** Sends the finished mail. */
  send: Deliver<Mail>
}

export function orderMailCarrier(options: OrderMailOptions): Carrier {
  return carrier(orderMailChannel, async (message, ownerId) => {
    const order = await options.orders.byId(message.orderId)
    // Erased in the meantime: nobody is left to write to.
    if (!order || order.buyer.email === '') return
    for (const mail of await mailsOf(message, order, options)) await options.send(mail, ownerId)
  })
}

async function mailsOf(message: OrderMailMessage, order: Order, options: OrderMailOptions): Promise<Mail[]> {
  switch (message.kind) {
    case 'invoice':
      return [await invoiceMail(order, options)]
    case 'tickets':
      return [await ticketsMail(order, options)]
    case 'attendeeTicket':
      return attendeeMail(order, message.ticketId, options)
    case 'cancelled':
      return [plainMail(order, 'cancelled', options)]
    case 'unfulfillable':
      return [
        plainMail(order, 'unfulfillable', options),
        notice(order, mailWords[defaultLocale].orders.noticeUnfulfillable(order.number), 'notice-unfulfillable'),
      ]
    case 'notice':
      return [notice(order, mailWords[defaultLocale].orders.notice(order.number), 'notice')]
  }
}

async function invoiceMail(order: Order, { seller, siteUrl }: OrderMailOptions): Promise<Mail> {
  const text = mailWords[order.locale].orders.invoice(order.number, kyivDate(order.expiresAt))
  const documents = seller
    ? [attachment(`${order.number}.pdf`, 'application/pdf', await invoicePdf(invoiceOf(order, seller), order.locale))]
    : []
  return { ...letterTo(order, text, orderAddress(order, siteUrl)), purpose: 'invoice', attachments: documents }
}

async function ticketsMail(order: Order, options: OrderMailOptions): Promise<Mail> {
  const tickets = await options.orders.ticketsOf(order.id)
  const text = mailWords[order.locale].orders.tickets(order.number)
  return {
    ...letterTo(order, text, orderAddress(order, options.siteUrl)),
    purpose: 'tickets',
    attachments: await documentsOf(order, tickets, options),
  }
}

async function attendeeMail(order: Order, ticketId: string, options: OrderMailOptions): Promise<Mail[]> {
  const ticket = (await options.orders.ticketsOf(order.id)).find(({ id }) => id === ticketId)
  if (!ticket || ticket.attendee.email === '') return []
  const text = mailWords[order.locale].orders.attendeeTicket(order.buyer.name)
  const address = options.siteUrl + localePath(order.locale, pathWithin.ticket(ticket.pageKey))
  return [
    {
      ...letterTo(order, text, address),
      to: ticket.attendee.email,
      text: letter(order.locale, ticket.attendee.name, [...text.paragraphs, address]),
      purpose: `ticket-${ticket.seat}`,
      attachments: await documentsOf(order, [ticket], options),
    },
  ]
}

/** The documents of an order's tickets: a PDF each, and one calendar. */
async function documentsOf(
  order: Order,
  tickets: readonly IssuedTicket[],
  { edition, token }: Pick<OrderMailOptions, 'edition' | 'token'>,
): Promise<NonNullable<Mail['attachments']>> {
  const { calendar, ...summary } = edition(order.forumYear, order.locale)
  const documents = []
  for (const ticket of tickets) {
    const { title, attendee, seat } = ticket
    const pdf = await ticketPdf([{ ...summary, title, attendee, orderNumber: order.number, token: token(ticket) }], order.locale)
    documents.push(attachment(`${order.number}-${seat + 1}.pdf`, 'application/pdf', pdf))
  }
  return calendar === null
    ? documents
    : [...documents, attachment(`forum-${order.forumYear}.ics`, 'text/calendar; charset=utf-8', Buffer.from(calendar))]
}

function plainMail(order: Order, kind: 'cancelled' | 'unfulfillable', { siteUrl }: OrderMailOptions): Mail {
  return { ...letterTo(order, mailWords[order.locale].orders[kind](order.number), orderAddress(order, siteUrl)), purpose: kind }
}

/** To the organisers, in Ukrainian; the people of the order stand in the content service, not in a mail. */
function notice(order: Order, subject: string, purpose: string): Mail {
  const { orders, fields } = mailWords[defaultLocale]
  const lines = [
    `${orders.total}: ${formatPrice(order.total)}`,
    `${orders.method}: ${orders.methods[order.method]}`,
    `${fields.name}: ${order.buyer.name}`,
    ...(order.buyer.company ? [`${fields.company}: ${order.buyer.company}`] : []),
  ]
  return { to: null, replyTo: order.buyer.email, subject, text: `${lines.join('\n')}\n`, lang: defaultLocale, purpose }
}

function letterTo(
  order: Order,
  { subject, paragraphs }: { subject: string; paragraphs: readonly string[] },
  address: string,
): Omit<Mail, 'purpose'> {
  const text = letter(order.locale, order.buyer.name, [...paragraphs, address])
  return { to: order.buyer.email, subject, text, lang: order.locale }
}

function letter(locale: Locale, name: string, paragraphs: readonly string[]): string {
  const { greeting, farewell } = mailWords[locale]
  return `${[greeting(name), ...paragraphs, farewell].join('\n\n')}\n`
}

/** The page of an order, whose address only its buyer has. */
function orderAddress({ locale, pageKey }: Pick<Order, 'locale' | 'pageKey'>, siteUrl: string): string {
  return siteUrl + localePath(locale, pathWithin.order(pageKey))
}

function attachment(filename: string, contentType: string, content: Buffer) {
  return { filename, contentType, content: content.toString('base64') }
}
