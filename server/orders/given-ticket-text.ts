// What letters say of tickets that nobody bought: an invitation, an accreditation, and that it is taken back.
import { isGiven, type Order, ticketOfSeat } from '#domain/order/order.ts'
import { catalogues } from '#messages/catalogues.ts'
import type { EditionOf } from './ticket-name.ts'

export type MailText = { subject: string; paragraphs: readonly string[] }

/** null: the tickets were bought. */
export function givenTicketText(
  order: Pick<Order, 'forumYear' | 'locale' | 'origin' | 'lines'>,
  edition: EditionOf,
): MailText | null {
  if (!isGiven(order)) return null
  const { locale, origin } = order
  const { forum, date, place } = edition(order.forumYear, locale, ticketOfSeat(order, 0))
  const where = [date, place].filter(Boolean).join(', ')
  const { accredited, invitation } = catalogues[locale].mail.orders
  return origin.source === 'press' ? accredited(forum, where) : invitation(forum, where, origin.giver)
}

/** null: the tickets were bought. */
export function withdrawnText(order: Pick<Order, 'forumYear' | 'locale' | 'origin'>, edition: EditionOf): MailText | null {
  if (!isGiven(order)) return null
  return catalogues[order.locale].mail.orders.withdrawn(edition(order.forumYear, order.locale).forum)
}
