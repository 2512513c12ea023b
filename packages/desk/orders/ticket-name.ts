// The ticket name for organisers: always Ukrainian, so that lists and statistics have one line per ticket.
import { defaultLocale, type Locale } from '@forum/domain/localisation/locale.ts'
import type { Order, OrderLine } from '@forum/domain/order/order.ts'
import type { RecordId } from '@forum/domain/record/record.ts'
import type { EditionSummary } from './order-papers.ts'

export type EditionOf = (year: number, locale: Locale, ticketId?: RecordId) => EditionSummary

/** The Ukrainian name; the buyer's if the content no longer has the ticket. */
export function ticketName(
  { forumYear }: Pick<Order, 'forumYear'>,
  line: Pick<OrderLine, 'ticketId' | 'title'>,
  edition: EditionOf,
): string {
  return edition(forumYear, defaultLocale, line.ticketId).ticket || line.title
}

/** The Ukrainian name, followed by the buyer's if it differs. */
export function ticketNames(
  order: Pick<Order, 'forumYear'>,
  line: Pick<OrderLine, 'ticketId' | 'title'>,
  edition: EditionOf,
): string {
  const name = ticketName(order, line, edition)
  return name === line.title ? name : `${name} (${line.title})`
}
