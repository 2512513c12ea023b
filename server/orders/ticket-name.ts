// What the organisers call a ticket: its Ukrainian name, whatever language it was bought in, so that their lists and figures have one line for it.
import { defaultLocale, type Locale } from '#domain/localisation/locale.ts'
import type { Order, OrderLine } from '#domain/order/order.ts'
import type { RecordId } from '#domain/record.ts'
import type { EditionSummary } from './order-documents.ts'

export type EditionOf = (year: number, locale: Locale, ticketId?: RecordId) => EditionSummary

/** The Ukrainian name; the buyer's where the ticket is in the content no more. */
export function ticketName(
  { forumYear }: Pick<Order, 'forumYear'>,
  line: Pick<OrderLine, 'ticketId' | 'title'>,
  edition: EditionOf,
): string {
  return edition(forumYear, defaultLocale, line.ticketId).ticket || line.title
}

/** The Ukrainian name, and beside it the one that the buyer reads, where that is another. */
export function ticketNames(
  order: Pick<Order, 'forumYear'>,
  line: Pick<OrderLine, 'ticketId' | 'title'>,
  edition: EditionOf,
): string {
  const name = ticketName(order, line, edition)
  return name === line.title ? name : `${name} (${line.title})`
}
