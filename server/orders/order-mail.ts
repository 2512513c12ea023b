// Writes the mails about an order at the moment they are sent, with the documents that belong to them.
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { defaultLocale, type Locale } from '#domain/localisation/locale.ts'
import { termsLinks } from '#domain/order/consent.ts'
import type { IssuedTicket, Order } from '#domain/order/order.ts'
import type { Refund } from '#domain/order/refund.ts'
import { invoiceOf, kyivDate, type Seller, sellerText, vatIn } from '#domain/payment/invoice.ts'
import { exactPrice, formatPrice } from '#domain/ticket/price.ts'
import { documentWords } from '#messages/document-words.ts'
import { mailWords } from '#messages/mail-words.ts'
import { invoicePdf } from '../documents/invoice-pdf.ts'
import { type TicketDocument, ticketPdf } from '../documents/ticket-pdf.ts'
import type { Mail } from '../mail/mailer.ts'
import { type Carrier, carrier, type Deliver } from '../outbox/channel.ts'
import { type OrderMailMessage, orderMailChannel } from './order-deliveries.ts'
import { ticketDocument } from './order-documents.ts'
import type { Orders } from './orders.ts'

/** What documents say of the edition: from content, at the time of writing. */
export type EditionSummary = Pick<TicketDocument, 'forum' | 'date' | 'place'> & {
  /** A calendar of the days of the forum (iCalendar); null when its days are not known. */
  calendar: string | null
}

export type OrderMailOptions = {
  orders: Pick<Orders, 'byId' | 'ticketsOf' | 'refundsOf' | 'receiptsOf'>
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
  const { orders: words } = mailWords[defaultLocale]
  switch (message.kind) {
    case 'invoice':
      return [await invoiceMail(order, options)]
    case 'tickets':
      return [await ticketsMail(order, options)]
    case 'attendeeTicket':
      return attendeeMail(order, message.ticketId, options)
    case 'attendeeCancelled':
      return attendeeCancelledMail(order, message.ticketId, options)
    case 'cancelled':
      return [plainMail(order, 'cancelled', options)]
    case 'unfulfillable':
      return [
        plainMail(order, 'unfulfillable', options),
        notice(order, words.noticeUnfulfillable, 'notice-unfulfillable', options),
      ]
    case 'notice':
      return [notice(order, words.notice, 'notice', options)]
    case 'paidNotice':
      return [notice(order, words.noticePaid, 'notice-paid', options)]
    case 'receiptMissing':
      return [notice(order, words.noticeReceipt, 'notice-receipt', options)]
    case 'receipt':
      return receiptMail(order, message.receiptId, options)
    default:
      return refundMails(order, message, options)
  }
}

async function invoiceMail(order: Order, options: OrderMailOptions): Promise<Mail> {
  const { seller, siteUrl } = options
  const text = mailWords[order.locale].orders.invoice(order.number, kyivDate(order.expiresAt))
  const invoice = seller && invoiceOf(order, seller, termsLinks(order.consent, siteUrl))
  const documents = invoice ? [attachment(`${order.number}.pdf`, 'application/pdf', await invoicePdf(invoice, order.locale))] : []
  return {
    ...letterTo(order, text, orderAddress(order, siteUrl), purchase(order, options)),
    purpose: 'invoice',
    attachments: documents,
  }
}

async function ticketsMail(order: Order, options: OrderMailOptions): Promise<Mail> {
  const tickets = (await options.orders.ticketsOf(order.id)).filter(({ state }) => state === 'valid')
  const text = mailWords[order.locale].orders.tickets(order.number)
  return {
    ...letterTo(order, text, orderAddress(order, options.siteUrl), purchase(order, options)),
    purpose: 'tickets',
    attachments: await documentsOf(order, tickets, options),
  }
}

/** What was bought, of whom, for how much and under which terms: the confirmation that the law asks for (on e-commerce, article 11). */
function purchase(order: Order, { seller, siteUrl }: Pick<OrderMailOptions, 'seller' | 'siteUrl'>): string {
  const { orders: words } = mailWords[order.locale]
  const papers = documentWords[order.locale]
  const { offer, refund } = termsLinks(order.consent, siteUrl)
  const rate = seller?.vatRate ?? null
  const vat = rate === null ? papers.withoutVat : papers.vatIn(rate, exactPrice(vatIn(order.total, rate), order.locale))
  return [
    words.placed(order.number, kyivDate(order.createdAt)),
    ...linesOf(order),
    [`${words.total}: ${formatPrice(order.total)}`, ...(seller && order.total > 0 ? [vat] : [])].join(', '),
    ...(seller ? [`${papers.seller}: ${sellerText(seller, papers)}`] : []),
    ...(offer ? [`${papers.offer}: ${offer}`] : []),
    ...(refund ? [`${papers.refund}: ${refund}`] : []),
  ].join('\n')
}

const linesOf = ({ lines }: Order) =>
  lines.map(
    ({ title, price, attendees: { length } }) => `${title}, ${length} × ${formatPrice(price)} = ${formatPrice(price * length)}`,
  )

async function attendeeMail(order: Order, ticketId: string, options: OrderMailOptions): Promise<Mail[]> {
  const ticket = (await options.orders.ticketsOf(order.id)).find(({ id }) => id === ticketId)
  if (!ticket || ticket.attendee.email === '') return []
  // Given back before it was sent.
  if (ticket.state !== 'valid') return []
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

/** An attendee who got a ticket of their own learns that it is worth nothing any more, before they stand at the door. */
async function attendeeCancelledMail(order: Order, ticketId: string, { orders, siteUrl }: OrderMailOptions): Promise<Mail[]> {
  const ticket = (await orders.ticketsOf(order.id)).find(({ id }) => id === ticketId)
  if (!ticket || ticket.attendee.email === '') return []
  const text = mailWords[order.locale].orders.attendeeCancelled(order.buyer.name)
  const address = siteUrl + localePath(order.locale, pathWithin.ticket(ticket.pageKey))
  return [
    {
      ...letterTo(order, text, address),
      to: ticket.attendee.email,
      text: letter(order.locale, ticket.attendee.name, [...text.paragraphs, address]),
      purpose: `ticket-${ticket.seat}-cancelled`,
    },
  ]
}

/** The documents of an order's tickets: a PDF each, and one calendar. */
async function documentsOf(
  order: Order,
  tickets: readonly IssuedTicket[],
  options: OrderMailOptions,
): Promise<NonNullable<Mail['attachments']>> {
  const edition = options.edition(order.forumYear, order.locale)
  const documents = []
  for (const ticket of tickets) {
    const pdf = await ticketPdf([ticketDocument(order, ticket, { ...options, ...edition })], order.locale)
    documents.push(attachment(`${order.number}-${ticket.seat + 1}.pdf`, 'application/pdf', pdf))
  }
  return edition.calendar === null
    ? documents
    : [...documents, attachment(`forum-${order.forumYear}.ics`, 'text/calendar; charset=utf-8', Buffer.from(edition.calendar))]
}

async function refundMails(
  order: Order,
  { kind, refundId }: Extract<OrderMailMessage, { refundId: string }>,
  options: OrderMailOptions,
): Promise<Mail[]> {
  const refund = (await options.orders.refundsOf(order.id)).find(({ id }) => id === refundId)
  if (!refund) return []
  const words = mailWords[defaultLocale].orders
  const sum = exactPrice(refund.amount, defaultLocale)
  if (kind === 'refundFailed')
    return [notice(order, (number) => words.noticeRefundFailed(number, sum), `refund-${refundId}-failed`, options)]
  if (kind === 'refundReported')
    return [notice(order, (number) => words.noticeRefundReported(number, sum), `refund-${refundId}-reported`, options)]
  const text = mailWords[order.locale].orders.refunded(order.number, exactPrice(refund.amount, order.locale), refund.amount > 0)
  const seats = (await endedSeats(order, refund, options)).join('\n')
  const address = orderAddress(order, options.siteUrl)
  return [{ ...letterTo(order, text, address, seats), purpose: `refund-${refundId}` }]
}

/** Whose tickets ended with a refund. */
async function endedSeats(order: Order, { seats }: Refund, { orders }: OrderMailOptions): Promise<string[]> {
  const tickets = (await orders.ticketsOf(order.id)).filter(({ seat }) => seats.includes(seat))
  return tickets.map(({ title, attendee: { name } }) => [title, name].filter(Boolean).join(': '))
}

async function receiptMail(order: Order, receiptId: string, options: OrderMailOptions): Promise<Mail[]> {
  const receipt = (await options.orders.receiptsOf(order.id)).find(({ id }) => id === receiptId)
  if (!receipt?.address) return []
  const text = mailWords[order.locale].orders.receipts[receipt.kind](order.number)
  return [{ ...letterTo(order, text, receipt.address), purpose: `receipt-${receiptId.replaceAll(/[^\w-]/g, '')}` }]
}

function plainMail(order: Order, kind: 'cancelled' | 'unfulfillable', { siteUrl }: OrderMailOptions): Mail {
  return { ...letterTo(order, mailWords[order.locale].orders[kind](order.number), orderAddress(order, siteUrl)), purpose: kind }
}

/** To the organisers, in Ukrainian; the attendees of the order stand in the content service, not in a mail. */
function notice(
  order: Order,
  subject: (number: string) => string,
  purpose: string,
  { siteUrl }: Pick<OrderMailOptions, 'siteUrl'>,
): Mail {
  const { orders, fields } = mailWords[defaultLocale]
  const { buyer, number, method, total } = order
  const lines = [
    ...linesOf(order),
    `${orders.total}: ${formatPrice(total)}`,
    `${orders.method}: ${orders.methods[method]}`,
    `${fields.name}: ${buyer.name}`,
    ...(buyer.company ? [`${fields.company}: ${buyer.company}`] : []),
    `${fields.phone}: ${buyer.phone}`,
    `${orders.page}: ${orderAddress({ ...order, locale: defaultLocale }, siteUrl)}`,
  ]
  const text = `${lines.join('\n')}\n`
  return { to: null, replyTo: buyer.email, subject: subject(number), text, lang: defaultLocale, purpose }
}

/** `more`: what stands between the text and the farewell. */
function letterTo(
  order: Order,
  { subject, paragraphs }: { subject: string; paragraphs: readonly string[] },
  address: string,
  more = '',
): Omit<Mail, 'purpose'> {
  const text = letter(order.locale, order.buyer.name, [...paragraphs, address, ...(more ? [more] : [])])
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
