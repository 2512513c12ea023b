// Mails to attendees who have their own address.
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { IssuedTicket, Order } from '@forum/domain/order/order.ts'
import { toldName } from '@forum/domain/submission/told-name.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { mailbox } from '../forms/mailbox.ts'
import type { Letter } from '../post/mail/mailer.ts'
import { letter, type MailText } from './given-ticket-text.ts'
import { type PaperOptions, papersOf } from './mail-papers.ts'
import type { Orders } from './orders.ts'

type AttendeeMailOptions = PaperOptions & { orders: Pick<Orders, 'ticketsOf' | 'ticketsEverOf' | 'ticket'> }

/** null: the ticket was cancelled or passed to another attendee before the mail went out. */
export async function attendeeMail(order: Order, ticketId: string, options: AttendeeMailOptions): Promise<Letter | null> {
  const ticket = (await options.orders.ticketsOf(order.id)).find(({ id }) => id === ticketId)
  if (!ticket || ticket.attendee.email === '' || ticket.state !== 'valid') return null
  const words = catalogues[order.locale].mail.orders
  const text = words.attendeeTicket(toldName(order.buyer.name))
  const hadAnother = (await options.orders.ticketsEverOf(order.id)).some(
    ({ id, seat, attendee: { email } }) =>
      id !== ticketId && seat === ticket.seat && mailbox(email) === mailbox(ticket.attendee.email),
  )
  const told = hadAnother ? { ...text, paragraphs: [words.onlyThis, ...text.paragraphs] } : text
  const written = toAttendee(order, ticket, told, options)
  return { ...written, purpose: `ticket-${ticket.seat}`, attachments: papersOf(order, [ticket], options) }
}

/** Tells an attendee that their ticket was cancelled. */
export async function attendeeCancelledMail(
  order: Order,
  ticketId: string,
  options: AttendeeMailOptions,
): Promise<Letter | null> {
  const ticket = await options.orders.ticket(ticketId)
  if (!ticket || ticket.attendee.email === '') return null
  const text = catalogues[order.locale].mail.orders.attendeeCancelled(toldName(order.buyer.name))
  return { ...toAttendee(order, ticket, text, options), purpose: `ticket-${ticket.seat}-cancelled` }
}

function toAttendee({ locale }: Order, { pageKey, attendee }: IssuedTicket, text: MailText, { siteUrl }: AttendeeMailOptions) {
  const address = siteUrl + localePath(locale, pathWithin.ticket(pageKey))
  const written = letter(locale, attendee.name, [...text.paragraphs, address])
  return { to: attendee.email, subject: text.subject, text: written, lang: locale }
}
