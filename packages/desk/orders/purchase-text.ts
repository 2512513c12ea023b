// Mail text of a purchase: items, seller, price and terms.

import { defaultLocale } from '@forum/domain/localisation/locale.ts'
import { termsLinks } from '@forum/domain/order/consent.ts'
import { kyivDate, type Seller, sellerText } from '@forum/domain/order/invoice.ts'
import type { Order, OrderLine } from '@forum/domain/order/order.ts'
import { discountOf, fullPrice } from '@forum/domain/order/promo-code.ts'
import { vatIn } from '@forum/domain/order/vat.ts'
import { exactPrice, formatPrice } from '@forum/domain/ticket/price.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { type EditionOf, ticketNames } from './ticket-name.ts'

/** The confirmation that the law requires (Law on e-commerce, article 11). */
export function purchaseText(order: Order, { seller, siteUrl }: { seller: Seller | null; siteUrl: string }): string {
  const { orders: words } = catalogues[order.locale].mail
  const paperWords = catalogues[order.locale].papers
  const { offer, refund } = termsLinks(order.consent, siteUrl)
  const rate = order.vatRate
  const vat = rate === null ? paperWords.withoutVat : paperWords.vatIn(rate, exactPrice(vatIn(order.total, rate), order.locale))
  return [
    words.placed(order.number, kyivDate(order.createdAt)),
    ...linesText(order),
    ...discountText(order, paperWords.discount),
    [`${words.total}: ${formatPrice(order.total)}`, ...(seller && order.total > 0 ? [vat] : [])].join(', '),
    ...(seller ? [`${paperWords.seller}: ${sellerText(seller, paperWords)}`] : []),
    ...(offer ? [`${paperWords.offer}: ${offer}`] : []),
    ...(refund ? [`${paperWords.refund}: ${refund}`] : []),
  ].join('\n')
}

/** One text line per order line. `nameOf`: name of the ticket in the reader's language; default: as the buyer saw it. */
function linesText({ lines }: Pick<Order, 'lines'>, nameOf = ({ title }: OrderLine) => title): string[] {
  return lines.map((line) => {
    const price = fullPrice(line)
    const { length } = line.attendees
    const sum = formatPrice(price * length)
    return `${nameOf(line)}, ${length} × ${formatPrice(price)} = ${sum}`
  })
}

/** The discount of a promo code; empty: none. */
function discountText({ lines }: Pick<Order, 'lines'>, words: (code: string) => string): string[] {
  const discount = discountOf(lines)
  return discount ? [`${words(discount.code)}: −${formatPrice(discount.sum)}`] : []
}

/** The same for organisers: the Ukrainian ticket name and the one that the buyer sees. */
export function linesForOrganisers(order: Order, edition: EditionOf): string[] {
  const lines = linesText(order, (line) => ticketNames(order, line, edition))
  return [...lines, ...discountText(order, catalogues[defaultLocale].papers.discount)]
}
