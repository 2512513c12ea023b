import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import type { Instant } from '#domain/record.ts'
import { saleOpens } from '#domain/ticket/sale.ts'
import { wordsIn } from '../../locale.ts'
import { openingText } from '../ticket-card/moment-text.ts'
import { type TicketCardsView, ticketCardsView } from '../ticket-card/ticket-card-view.ts'

export type BookingView = {
  /** When the sale opens, as far as it is known. */
  opens: string
  /** What tickets will cost; null while none is known. */
  tickets: TicketCardsView | null
}

/** What somebody who books a seat wants to know before: from when tickets are sold, and what they will cost. */
export function bookingView({ ticketGroups }: Pick<Forum, 'ticketGroups'>, now: Instant, locale: Locale): BookingView {
  const { ticket: words } = wordsIn(locale)
  const opens = saleOpens(ticketGroups, now)
  const tickets = ticketCardsView(ticketGroups, { now, locale, isOpen: false })
  return {
    opens: opens === null ? `${words.soonTitle}.` : openingText(ticketGroups, opens, now, locale),
    tickets: tickets.cards.length > 0 ? tickets : null,
  }
}
