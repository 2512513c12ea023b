import { localePath } from '#domain/address/paths.ts'
import { editionLocales } from '#domain/forum/edition.ts'
import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import type { Buying, WayToBuy } from '#domain/ticket/buying.ts'
import { soldOutAmong } from '#domain/ticket/on-sale.ts'
import { type ContactView, registrationContactView } from '../../blocks/contact/contact-view.ts'
import type { Services } from '../../context.server.ts'
import { wordsIn } from '../../locale.ts'
import { type ForumDayView, forumDayView } from '../../ordering/forum-day/forum-day-view.ts'
import { noticeDescription, type SaleNoticeView, saleNoticeView } from '../../ordering/sale-notice/sale-notice-view.ts'
import { type TicketCardsView, ticketCardsView } from '../../ordering/ticket-card/ticket-card-view.ts'
import { wayPath } from '../../ordering/ways/way-path.ts'

export type WayView = { title: string; text: string; to: string }

export type TicketsView = {
  year: number
  locales: readonly Locale[]
  /** The current edition's without its year. */
  title: string
  description: string
  cover: string | null
  /** Notice instead of a sale; null: open. */
  notice: SaleNoticeView | null
  /** null: no tickets known, or the sale has ended. */
  tickets: TicketCardsView | null
  /** Ways to register while the sale is open; empty if no ticket is on sale now. */
  register: { ways: readonly WayView[]; contact: ContactView | null } | null
  day: ForumDayView | null
}

/** Tickets of an edition; `buying`: state of its sale. */
export function ticketsView(services: Services, forum: Forum, locale: Locale, { sale, onSale, ways }: Buying): TicketsView {
  const { year } = forum
  const { ticket: words } = wordsIn(locale)
  const isOpen = sale === 'started'
  const isAhead = sale === 'soon' || sale === 'unannounced'
  const soldOut = soldOutAmong(onSale)
  const notice = isOpen ? null : saleNoticeView(forum, sale, services, locale)
  const tickets =
    isOpen || isAhead
      ? ticketCardsView(forum.ticketGroups, { now: services.clock.now(), locale, isOpen: isOpen && ways.length > 0, soldOut })
      : null
  return {
    year,
    locales: editionLocales(forum),
    title: year === services.settings.currentForumYear ? words.title : words.titleOf(year),
    description: notice ? noticeDescription(notice) : words.description(year),
    cover: forum.cover,
    notice,
    tickets: tickets && tickets.cards.length > 0 ? tickets : null,
    register: isOpen ? registerView(services, ways, year, locale) : null,
    day: forumDayView(forum, locale),
  }
}

function registerView({ content }: Services, ways: readonly WayToBuy[], year: number, locale: Locale): TicketsView['register'] {
  const { ticket: words } = wordsIn(locale)
  return {
    ways: ways.map((way) => {
      const { title, text } = words.ways[way]
      return { title, text, to: localePath(locale, wayPath[way](year)) }
    }),
    contact: registrationContactView(content.contacts(), locale),
  }
}
