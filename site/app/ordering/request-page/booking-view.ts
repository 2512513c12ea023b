import { wordsIn } from '@forum/design/page/locale.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { saleOpens } from '@forum/domain/sale/sale.ts'
import { openingText } from '../ticket-card/moment-text.ts'
import { ticketCardsView } from '../ticket-card/ticket-card-view.ts'

export type BookingView = ReturnType<typeof bookingView>

/** Facts for booking before the sale: its start and prices. */
export function bookingView({ ticketGroups }: Pick<Forum, 'ticketGroups'>, now: Instant, locale: Locale) {
  const { ticket: words } = wordsIn(locale)
  const opens = saleOpens(ticketGroups, now)
  const tickets = ticketCardsView(ticketGroups, { now, locale, isOpen: false })
  return {
    /** Start of the sale, as far as known. */
    opens: opens === null ? `${words.soonTitle}.` : openingText(ticketGroups, opens, now, locale),
    /** Future prices; null: unknown. */
    tickets: tickets.cards.length > 0 ? tickets : null,
  }
}
