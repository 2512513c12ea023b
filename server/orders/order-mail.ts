// Writes the mails about an order at the moment they are sent, with the documents that belong to them.
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { defaultLocale, type Locale } from '#domain/localisation/locale.ts'
import { type IssuedTicket, type Order, ticketOfSeat } from '#domain/order/order.ts'
import { invoiceOf, kyivDate, type Seller } from '#domain/payment/invoice.ts'
import type { RecordId } from '#domain/record.ts'
import { toldText } from '#domain/submission/told-text.ts'
import { formatPrice } from '#domain/ticket/price.ts'
import { mailWords } from '#messages/mail-words.ts'
import type { Papers } from '../documents/papers.ts'
import type { TicketDocument } from '../documents/ticket-pdf.ts'
import { type Attachment, type Letter, type Mail, mailWidth } from '../mail/mailer.ts'
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
  papers: Pick<Papers, 'draw'>
  seller: Seller | null
  siteUrl: string
  edition(year: number, locale: Locale, ticketId?: RecordId): EditionSummary
  token(ticket: IssuedTicket): string
  /** Sends the finished mail. */
  send: Deliver<Letter>
  log?: { info(details: object, text: string): void }
}

export function orderMailCarrier(options: OrderMailOptions): Carrier {
  const deliver: Deliver<OrderMailMessage> = async (message, ownerId) => {
    const order = await options.orders.byId(message.orderId)
    // Erased in the meantime: nobody is left to write to.
    if (!order || order.buyer.email === '') return
    const letter = await letterOf(message, order, options)
    if (!letter) return
    const again = 'again' in message ? message.again : undefined
    // Under its old name a mail program would take it for the one that is there.
    const purpose = again === undefined ? letter.purpose : `${letter.purpose}-again-${again}`
    await options.send({ ...letter, purpose }, ownerId)
    if (again !== undefined)
      options.log?.info({ order: order.number, letter: purpose }, 'tickets were sent again, as the operator asked')
  }
  return carrier(orderMailChannel, deliver, mailWidth)
}

/** null: there is nobody to write to. One letter for each message: of two, the first would go out again when the second fails. */
async function letterOf(message: OrderMailMessage, order: Order, options: OrderMailOptions): Promise<Letter | null> {
  switch (message.kind) {
    case 'invoice':
      return invoiceMail(order, options)
    case 'tickets':
      return ticketsMail(order, options)
    case 'attendeeTicket':
      return attendeeMail(order, message.ticketId, options)
    case 'cancelled':
    case 'unfulfillable':
      return plainMail(order, message.kind, options)
    case 'noticeUnfulfillable':
      return notice(order, mailWords[defaultLocale].orders.noticeUnfulfillable(order.number), 'notice-unfulfillable')
    case 'notice':
      return notice(order, mailWords[defaultLocale].orders.notice(order.number), 'notice')
  }
}

function invoiceMail(order: Order, { papers, seller, siteUrl }: OrderMailOptions): Letter {
  const text = mailWords[order.locale].orders.invoice(order.number, kyivDate(order.expiresAt))
  // The invoice names who pays: where that may be a message to a stranger, it is only on the page of the order.
  const isSent = isTold(order.buyer.name) && isTold(order.buyer.company)
  const draw =
    seller && isSent && (async () => Buffer.from(await papers.draw(order.id, 'invoice', invoiceOf(order, seller), order.locale)))
  const documents = draw ? [attachment(`${order.number}.pdf`, 'application/pdf', draw)] : []
  return { ...letterTo(order, text, orderAddress(order, siteUrl)), purpose: 'invoice', attachments: documents }
}

async function ticketsMail(order: Order, options: OrderMailOptions): Promise<Letter> {
  const tickets = (await options.orders.ticketsOf(order.id)).filter(({ state }) => state === 'valid')
  const text = mailWords[order.locale].orders.tickets(order.number)
  return {
    ...letterTo(order, text, orderAddress(order, options.siteUrl)),
    purpose: 'tickets',
    attachments: documentsOf(order, tickets, options),
  }
}

async function attendeeMail(order: Order, ticketId: string, options: OrderMailOptions): Promise<Letter | null> {
  const ticket = (await options.orders.ticketsOf(order.id)).find(({ id }) => id === ticketId)
  if (!ticket || ticket.attendee.email === '') return null
  const text = mailWords[order.locale].orders.attendeeTicket(toldText(order.buyer.name))
  const address = options.siteUrl + localePath(order.locale, pathWithin.ticket(ticket.pageKey))
  return {
    ...letterTo(order, text, address),
    to: ticket.attendee.email,
    text: letter(order.locale, ticket.attendee.name, [...text.paragraphs, address]),
    purpose: `ticket-${ticket.seat}`,
    attachments: documentsOf(order, [ticket], options),
  }
}

/** The documents of an order's tickets: a PDF each, and one calendar. */
function documentsOf(
  order: Order,
  tickets: readonly IssuedTicket[],
  { papers, edition, token }: Pick<OrderMailOptions, 'papers' | 'edition' | 'token'>,
): Attachment[] {
  const [only, ...others] = new Set(tickets.map(({ seat }) => ticketOfSeat(order, seat)))
  const { calendar } = edition(order.forumYear, order.locale, others.length === 0 ? only : undefined)
  const documents = tickets.map((ticket) => {
    const { title, attendee, seat } = ticket
    const { calendar: _, ...summary } = edition(order.forumYear, order.locale, ticketOfSeat(order, seat))
    const drawn = { ...summary, title, attendee, orderNumber: order.number, token: token(ticket) }
    const draw = async () => Buffer.from(await papers.draw(order.id, 'tickets', [drawn], order.locale))
    return attachment(`${order.number}-${seat + 1}.pdf`, 'application/pdf', draw)
  })
  if (calendar === null) return documents
  const days = async () => Buffer.from(calendar)
  return [...documents, attachment(`forum-${order.forumYear}.ics`, 'text/calendar; charset=utf-8', days)]
}

/** Companies have long names. */
const longestInvoiced = 200

/** Whether a text that somebody typed may stand in a document that goes to an address which nobody has confirmed. */
function isTold(text: string): boolean {
  return text === '' || toldText(text, longestInvoiced) !== ''
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
  return `${[greeting(toldText(name)), ...paragraphs, farewell].join('\n\n')}\n`
}

/** The page of an order, whose address only its buyer has. */
function orderAddress({ locale, pageKey }: Pick<Order, 'locale' | 'pageKey'>, siteUrl: string): string {
  return siteUrl + localePath(locale, pathWithin.order(pageKey))
}

function attachment(filename: string, contentType: string, content: Attachment['content']): Attachment {
  return { filename, contentType, content }
}
