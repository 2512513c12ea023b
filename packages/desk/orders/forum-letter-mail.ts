// Writes a mail of a mailing when it is sent: its address and the tickets that are valid at that time.
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { isDayLetter, yearOfLetter } from '@forum/domain/order/forum-letter.ts'
import { type IssuedTicket, type Order, ticketOfSeat } from '@forum/domain/order/order.ts'
import { mailbox } from '../forms/mailbox.ts'
import type { Mail } from '../post/mail/mailer.ts'
import type { DayLetterGiven } from './day-letter-text.ts'
import { forumLetterText } from './forum-letter-text.ts'
import type { ForumLetter } from './forum-letters.ts'
import { addressOf, personOf } from './letter-recipients.ts'
import type { OrderMailMessage } from './order-deliveries.ts'
import type { Orders } from './orders.ts'
import type { EditionOf } from './ticket-name.ts'

type Message = Extract<OrderMailMessage, { kind: 'forumLetter' }>

export type ForumLetterMailOptions = {
  orders: Pick<Orders, 'byId' | 'ticket'>
  forumLetter(name: Message['letter']): Promise<ForumLetter>
  /** A letter about the running day; null: it is not so any more, or this person wants no more of them. */
  dayLetter(
    given: Omit<DayLetterGiven, 'refusal'> & { person: string },
  ): Promise<Pick<Mail, 'subject' | 'text' | 'unsubscribe'> | null>
  siteUrl: string
  edition: EditionOf
}

/** null: the recipient has no valid ticket any more, or nothing is to be told. */
export async function forumLetterMail(message: Message, options: ForumLetterMailOptions): Promise<Mail | null> {
  const good = (await Promise.all(message.tickets.map((id) => goodTicket(id, message.person, options)))).filter(
    (each) => each !== null,
  )
  const [first] = good
  if (!first) return null
  const { order, ticket } = first
  const { siteUrl, edition, forumLetter } = options
  const { locale } = order
  const own = (email: string) => email === '' || mailbox(email) === mailbox(order.buyer.email)
  const given = {
    locale,
    greeted: own(ticket.attendee.email) ? order.buyer.name : ticket.attendee.name,
    addresses: [...new Set(good.map((each) => siteUrl + pageAddress(each)))],
    ticketId: ticketOfSeat(order, ticket.seat),
  }
  const name = message.letter
  const written = isDayLetter(name)
    ? await options.dayLetter({ ...given, name, person: message.person, forum: edition(yearOfLetter(name), locale).forum })
    : forumLetterText({ ...given, name, words: (await forumLetter(name)).words[locale] }, siteUrl, edition)
  if (!written) return null
  // The id contains the person: two people of one order get separate mails.
  return {
    to: addressOf(ticket, order),
    ...written,
    lang: locale,
    purpose: `${message.letter}-${message.person.slice(0, 12)}`,
  }
}

type Good = { order: Order; ticket: IssuedTicket }

async function goodTicket(id: string, person: string, { orders }: ForumLetterMailOptions): Promise<Good | null> {
  const ticket = await orders.ticket(id)
  const order = ticket?.state === 'valid' ? await orders.byId(ticket.orderId) : undefined
  if (!ticket || !order || order.status !== 'paid') return null
  // The ticket may have another address by now, or none.
  const address = addressOf(ticket, order)
  return address !== '' && personOf(address) === person ? { order, ticket } : null
}

/** The buyer gets a link to the order page; others only to their own ticket. */
function pageAddress({ order, ticket }: Good): string {
  const isBuyer = ticket.attendee.email === '' || mailbox(ticket.attendee.email) === mailbox(order.buyer.email)
  return localePath(order.locale, isBuyer ? pathWithin.order(order.pageKey) : pathWithin.ticket(ticket.pageKey))
}
