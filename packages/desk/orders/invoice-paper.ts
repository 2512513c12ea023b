// What is printed on the invoice of an order, and in which language.
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { termsLinks } from '@forum/domain/order/consent.ts'
import { type Invoice, invoiceOf, type Seller } from '@forum/domain/order/invoice.ts'
import { buyerWith, type InvoiceVersion, versionAmong } from '@forum/domain/order/invoice-version.ts'
import type { Order, OrderLine } from '@forum/domain/order/order.ts'
import type { RecordId } from '@forum/domain/record/record.ts'

type InvoicePaperOptions = {
  seller: Seller
  siteUrl: string
  /** Name of a ticket, if the content still has it. */
  edition(year: number, locale: Locale, ticketId: RecordId): { ticket?: string | undefined }
}

/**
 * In `locale`; for a payer abroad in English: tickets of an order in another language have their English names where the content still has them. `versions`: of a corrected invoice;
 * `asked`: one of them, null: the newest. Returns null if it was not made.
 */
export function invoicePaper(
  order: Order,
  locale: Locale,
  { seller, siteUrl, edition }: InvoicePaperOptions,
  { versions, asked }: { versions: readonly InvoiceVersion[]; asked: number | null },
): { invoice: Invoice; locale: Locale } | null {
  const found = versionAmong(versions, asked)
  if (!found && asked !== null && asked !== 1) return null
  const buyer = found ? buyerWith(order.buyer, found.payer) : order.buyer
  const isAbroad = buyer.isAbroad === true && seller.abroad !== null
  const lines =
    isAbroad && order.locale !== 'en'
      ? order.lines.map((line) => ({ ...line, title: englishOf(line, order, edition) }))
      : order.lines
  const invoice = invoiceOf({ ...order, buyer, lines }, seller, termsLinks(order.consent, siteUrl), found?.stamp ?? null)
  return { invoice, locale: isAbroad ? 'en' : locale }
}

const englishOf = ({ ticketId, title }: OrderLine, { forumYear }: Order, edition: InvoicePaperOptions['edition']) =>
  edition(forumYear, 'en', ticketId).ticket || title
