// What all letters about orders have in common: to whom, from which page, and the one to the organisers.
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { defaultLocale } from '@forum/domain/localisation/locale.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { formatPrice } from '@forum/domain/ticket/price.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import type { Mail } from '../post/mail/mailer.ts'
import { letter, type MailText } from './given-ticket-text.ts'
import type { PaperOptions } from './mail-papers.ts'
import { linesForOrganisers } from './purchase-text.ts'

/** To the organisers, in Ukrainian. The attendees are listed in the content service, not in the mail. */
export function notice(
  order: Order,
  subject: string,
  purpose: string,
  { edition, siteUrl }: Pick<PaperOptions, 'edition' | 'siteUrl'>,
): Mail {
  const { orders } = catalogues[defaultLocale].mail
  const { fields } = catalogues[defaultLocale].forms
  const { buyer, method, total } = order
  const lines = [
    ...linesForOrganisers(order, edition),
    `${orders.total}: ${formatPrice(total)}`,
    `${orders.method}: ${orders.methods[method]}`,
    ...(buyer.name ? [`${fields.name}: ${buyer.name}`] : []),
    ...(buyer.company ? [`${fields.company}: ${buyer.company}`] : []),
    ...(buyer.phone ? [`${fields.phone}: ${buyer.phone}`] : []),
    `${orders.page}: ${orderAddress({ ...order, locale: defaultLocale }, siteUrl)}`,
  ]
  return { to: null, replyTo: buyer.email, subject, text: `${lines.join('\n')}\n`, lang: defaultLocale, purpose }
}

/** `more`: text between the main text and the signature. */
export function letterTo(order: Order, { subject, paragraphs }: MailText, address: string, more = ''): Omit<Mail, 'purpose'> {
  const text = letter(order.locale, order.buyer.name, [...paragraphs, address, ...(more ? [more] : [])])
  return { to: order.buyer.email, subject, text, lang: order.locale }
}

/** Address of the order page; only the buyer gets it. */
export function orderAddress({ locale, pageKey }: Pick<Order, 'locale' | 'pageKey'>, siteUrl: string): string {
  return siteUrl + localePath(locale, pathWithin.order(pageKey))
}
