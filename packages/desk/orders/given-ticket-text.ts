// Mail texts about tickets that nobody bought: invitation, accreditation and their cancellation.
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isGiven, type Order, ticketOfSeat } from '@forum/domain/order/order.ts'
import { toldName } from '@forum/domain/submission/told-name.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
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

/** A complete mail text: greeting, paragraphs, signature. */
export function letter(locale: Locale, name: string, paragraphs: readonly string[]): string {
  const { greeting, signature } = catalogues[locale].mail
  return `${[greeting(toldName(name)), ...paragraphs, signature].join('\n\n')}\n`
}

/** Preview of an invitation mail for `name`, with a link that leads nowhere. */
export function sampleLetter(
  order: Pick<Order, 'forumYear' | 'locale' | 'origin' | 'lines'>,
  name: string,
  siteUrl: string,
  edition: EditionOf,
): { subject: string; text: string } | null {
  const text = givenTicketText(order, edition)
  if (!text) return null
  const address = siteUrl + decodeURI(localePath(order.locale, pathWithin.order('…')))
  return { subject: text.subject, text: letter(order.locale, name, [...text.paragraphs, address]) }
}
