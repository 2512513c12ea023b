// Writes mails about an order when they are sent, with their attachments.
import { defaultLocale } from '@forum/domain/localisation/locale.ts'
import { kyivDate } from '@forum/domain/order/invoice.ts'
import { isPartPaid, isUnconfirmed, type Order, openSum } from '@forum/domain/order/order.ts'
import { toldName } from '@forum/domain/submission/told-name.ts'
import { isToldAddress, toldText } from '@forum/domain/submission/told-text.ts'
import { exactPrice, formatPrice } from '@forum/domain/ticket/price.ts'
import { clockText, fullDate } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { type Letter, type Mail, mailWidth } from '../post/mail/mailer.ts'
import { type Carrier, carrier, type Deliver } from '../post/outbox/channel.ts'
import { attendeeCancelledMail, attendeeMail } from './attendee-mail.ts'
import { type ForumLetterMailOptions, forumLetterMail } from './forum-letter-mail.ts'
import { givenTicketText, withdrawnText } from './given-ticket-text.ts'
import { invoicePaper } from './invoice-paper.ts'
import { attachment, type PaperOptions, papersOf } from './mail-papers.ts'
import { isToOrganisers, type OrderMailMessage, orderMailChannel } from './order-deliveries.ts'
import { letterTo, notice, orderAddress } from './order-letter.ts'
import type { Orders } from './orders.ts'
import { paperToSend } from './paper-mail.ts'
import { purchaseText } from './purchase-text.ts'
import { isToBePaid } from './remind-invoices.ts'

export type OrderMailOptions = PaperOptions &
  Pick<ForumLetterMailOptions, 'forumLetter' | 'dayLetter'> & {
    orders: Pick<
      Orders,
      'byId' | 'ticketsOf' | 'ticketsEverOf' | 'ticket' | 'refundsOf' | 'receiptsOf' | 'invoiceVersions' | 'papersOf'
    >
    /** The site's clock, in milliseconds since 1970. */
    now(): number
    /** Sends the finished mail. */
    send: Deliver<Letter>
    log?: { info(details: object, text: string): void }
  }

export function orderMailCarrier(options: OrderMailOptions): Carrier {
  const deliver: Deliver<OrderMailMessage> = async (message, ownerId) => {
    const order = await options.orders.byId(message.orderId)
    // The order was erased in the meantime: there is no address of a buyer or attendee.
    if (!order || (order.buyer.email === '' && !isToOrganisers(message))) return
    const letter = await letterOf(message, order, options)
    if (!letter) return
    const again = 'again' in message ? message.again : undefined
    // A mail program would drop a second mail with the same Message-ID.
    const purpose = again === undefined ? letter.purpose : `${letter.purpose}-again-${again}`
    await options.send({ ...letter, purpose }, ownerId)
    if (again !== undefined)
      options.log?.info({ order: order.number, letter: purpose }, 'tickets were sent again, as somebody asked')
  }
  return carrier(orderMailChannel, deliver, mailWidth)
}

/** null: there is no recipient. One mail per message: if one message sent two mails, a failure of the second would repeat the first. */
async function letterOf(message: OrderMailMessage, order: Order, options: OrderMailOptions): Promise<Letter | null> {
  const { orders: words } = catalogues[defaultLocale].mail
  switch (message.kind) {
    case 'invoice':
      // No invoice for an order that was cancelled while its mail waited.
      return order.status === 'awaiting_payment' || order.status === 'paid' ? invoiceMail(order, options) : null
    case 'tickets':
      return ticketsMail(order, options)
    case 'attendeeTicket':
      return attendeeMail(order, message.ticketId, options)
    case 'attendeeCancelled':
      return attendeeCancelledMail(order, message.ticketId, options)
    case 'cancelled':
      // An expired order that was paid or extended while its mail waited is not cancelled.
      return order.status === 'paid' || order.status === 'awaiting_payment' ? null : plainMail(order, 'cancelled', options)
    case 'unfulfillable':
      return plainMail(order, message.kind, options)
    case 'noticeUnfulfillable':
      return notice(order, words.noticeUnfulfillable(order.number), 'notice-unfulfillable', options)
    case 'notice':
      return notice(order, words.notice(order.number), 'notice', options)
    case 'paidNotice':
      return notice(order, words.noticePaid(order.number), 'notice-paid', options)
    case 'receiptMissing':
      return notice(order, words.noticeReceipt(order.number), 'notice-receipt', options)
    case 'partPaid':
      // Nothing is told of a part that was taken back, or to which the rest came meanwhile.
      return isPartPaid(order) ? partPaidMail(order, message.shareId, options) : null
    case 'invoiceReminder':
      return isToBePaid(order, options.now()) ? invoiceReminder(order, options) : null
    case 'forumLetter':
      return forumLetterMail(message, options)
    case 'act':
      return actMail(order, message, options)
    case 'receipt':
      return receiptMail(order, message.receiptId, options)
    default:
      return refundMail(order, message, options)
  }
}

async function invoiceMail(order: Order, options: OrderMailOptions): Promise<Letter> {
  const { pdfs, seller, siteUrl, edition, now } = options
  const words = catalogues[order.locale].mail.orders
  const versions = await options.orders.invoiceVersions(order.id)
  const version = versions.at(-1)?.version
  const due = order.status === 'paid' ? null : kyivDate(order.expiresAt)
  const confirmation = confirmationWords(order, now())
  const text =
    version === undefined
      ? words.invoice(order.number, kyivDate(order.expiresAt), confirmation)
      : words.invoiceCorrected(order.number, version, due, confirmation)
  // The invoice contains the payer's name. If that text could be a message to a stranger, the mail has no attachment and the invoice is only on the
  // order page.
  const { name, company, address = '' } = order.buyer
  const isSent = isTold(name) && isTold(company) && isToldAddress(address)
  const paper = seller && isSent && invoicePaper(order, order.locale, { seller, siteUrl, edition }, { versions, asked: null })
  const draw = paper && (async () => Buffer.from(await pdfs.draw(order.id, 'invoice', paper.invoice, paper.locale)))
  const papers = draw ? [attachment(`${order.number}.pdf`, 'application/pdf', draw)] : []
  const bought = purchaseText(order, options)
  return { ...letterTo(order, text, invoiceAddress(order, siteUrl), bought), purpose: 'invoice', attachments: papers }
}

/** What came so far, and what is missing. */
function partPaidMail(order: Order, shareId: string, { siteUrl, now }: OrderMailOptions): Mail {
  const { locale, number, expiresAt } = order
  const due = expiresAt > now() ? kyivDate(expiresAt) : null
  const text = catalogues[locale].mail.orders.partPaid(number, { ...partOf(order), due })
  return { ...letterTo(order, text, orderAddress(order, siteUrl)), purpose: `part-paid-${shareId}` }
}

const partOf = (order: Order) => ({
  received: exactPrice(order.received, order.locale),
  total: formatPrice(order.total),
  open: exactPrice(openSum(order), order.locale),
})

/** The id contains the due date: one reminder for each. */
function invoiceReminder(order: Order, { siteUrl }: OrderMailOptions): Mail {
  const part = isPartPaid(order) ? partOf(order) : null
  const text = catalogues[order.locale].mail.orders.invoiceReminder(order.number, kyivDate(order.expiresAt), part)
  return { ...letterTo(order, text, orderAddress(order, siteUrl)), purpose: `invoice-reminder-${kyivDate(order.expiresAt)}` }
}

/** Text about the seats of an invoice that waits for confirmation. */
function confirmationWords(order: Order, now: number): string[] {
  if (!isUnconfirmed(order)) return []
  const { heldFor, notHeld } = catalogues[order.locale].mail.orders.confirmation
  const { heldUntil, locale } = order
  return [heldUntil > now ? heldFor(`${fullDate(heldUntil, locale)}, ${clockText(heldUntil)}`) : notHeld]
}

/** Only the mail contains the key that confirms the order. */
function invoiceAddress(order: Order, siteUrl: string): string {
  return orderAddress(isUnconfirmed(order) ? { ...order, pageKey: order.pageKey + order.confirmKey } : order, siteUrl)
}

/** null: all tickets were cancelled while the mail waited. */
async function ticketsMail(order: Order, options: OrderMailOptions): Promise<Letter | null> {
  const tickets = (await options.orders.ticketsOf(order.id)).filter(({ state }) => state === 'valid')
  if (tickets.length === 0) return null
  const given = givenTicketText(order, options.edition)
  const ever = await options.orders.ticketsEverOf(order.id)
  const words = catalogues[order.locale].mail.orders
  const isAnew = ever.some(({ id, seat }) => tickets.some((ticket) => ticket.seat === seat && ticket.id !== id))
  const text = given ?? (isAnew ? words.ticketsAnew : words.tickets)(order.number)
  return {
    ...letterTo(order, text, orderAddress(order, options.siteUrl), given ? '' : purchaseText(order, options)),
    purpose: 'tickets',
    attachments: papersOf(order, tickets, options),
  }
}

async function refundMail(
  order: Order,
  { kind, refundId }: Extract<OrderMailMessage, { refundId: string }>,
  options: OrderMailOptions,
): Promise<Letter | null> {
  const refund = (await options.orders.refundsOf(order.id)).find(({ id }) => id === refundId)
  if (!refund) return null
  const { noticeRefundFailed, noticeRefundReported } = catalogues[defaultLocale].mail.orders
  const sum = exactPrice(refund.amount, defaultLocale)
  if (kind === 'refundFailed') return notice(order, noticeRefundFailed(order.number, sum), `refund-${refundId}-failed`, options)
  if (kind === 'refundReported')
    return notice(order, noticeRefundReported(order.number, sum), `refund-${refundId}-reported`, options)
  const words = catalogues[order.locale].mail.orders
  const text = words.refunded(order.number, exactPrice(refund.amount, order.locale), refund.amount > 0)
  const note = await paperToSend(order, (paper) => paper.refundId === refundId, options)
  const ended = (await options.orders.ticketsOf(order.id)).filter(({ seat }) => refund.seats.includes(seat))
  const seats = ended.map(({ title, attendee: { name } }) => [title, toldName(name)].filter(Boolean).join(': ')).join('\n')
  const [first = '', ...others] = text.paragraphs
  const said = note ? { ...text, paragraphs: [first, words.creditNote(note.paper.number), ...others] } : text
  const told = letterTo(order, said, orderAddress(order, options.siteUrl), seats)
  return { ...told, purpose: `refund-${refundId}`, attachments: note?.attachments ?? [] }
}

/** null: the act was made void while the letter waited. */
async function actMail(
  order: Order,
  { paperId, sending }: Extract<OrderMailMessage, { kind: 'act' }>,
  options: OrderMailOptions,
): Promise<Letter | null> {
  const found = await paperToSend(order, ({ id, voidAt }) => id === paperId && voidAt === null, options)
  if (!found) return null
  const { number, sum, content } = found.paper
  const numbers = content.orders.map((each) => each.number)
  const text = catalogues[order.locale].mail.orders.act(number, exactPrice(sum, order.locale), numbers.join(', '))
  const told = letterTo(order, text, orderAddress(order, options.siteUrl))
  return { ...told, purpose: `act-${paperId}-${sending}`, attachments: found.attachments }
}

async function receiptMail(order: Order, receiptId: string, options: OrderMailOptions): Promise<Letter | null> {
  const receipt = (await options.orders.receiptsOf(order.id)).find(({ id }) => id === receiptId)
  if (!receipt?.address) return null
  const text = catalogues[order.locale].mail.orders.receipts[receipt.kind](order.number)
  return { ...letterTo(order, text, receipt.address), purpose: `receipt-${receiptId.replaceAll(/[^\w-]/g, '')}` }
}

/** Company names are long. */
const longestInvoiced = 200

/** Whether a typed text may appear in a paper sent to an unconfirmed address. */
function isTold(text: string): boolean {
  return text === '' || toldText(text, longestInvoiced) !== ''
}

function plainMail(order: Order, kind: 'cancelled' | 'unfulfillable', { siteUrl, edition }: OrderMailOptions): Mail {
  const text = withdrawnText(order, edition) ?? catalogues[order.locale].mail.orders[kind](order.number)
  return { ...letterTo(order, text, orderAddress(order, siteUrl)), purpose: kind }
}
