// What is printed on the invoice of an order, and in which language.
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { termsLinks } from '@forum/domain/order/consent.ts'
import { type Invoice, invoiceOf, type Seller } from '@forum/domain/order/invoice.ts'
import type { Order } from '@forum/domain/order/order.ts'
import type { RecordId } from '@forum/domain/record/record.ts'

type InvoicePaperOptions = {
  seller: Seller
  siteUrl: string
  /** Name of a ticket, if the content still has it. */
  edition(year: number, locale: Locale, ticketId: RecordId): { ticket?: string | undefined }
}

/** In `locale`; for a payer abroad in English, with the English names of tickets where the content still has them. */
export function invoicePaper(
  order: Order,
  locale: Locale,
  { seller, siteUrl, edition }: InvoicePaperOptions,
): { invoice: Invoice; locale: Locale } {
  const isAbroad = order.buyer.isAbroad === true && seller.abroad !== null
  if (!isAbroad) return { invoice: invoiceOf(order, seller, termsLinks(order.consent, siteUrl)), locale }
  const lines = order.lines.map((line) => ({
    ...line,
    title: edition(order.forumYear, 'en', line.ticketId).ticket || line.title,
  }))
  return { invoice: invoiceOf({ ...order, lines }, seller, termsLinks(order.consent, siteUrl)), locale: 'en' }
}
