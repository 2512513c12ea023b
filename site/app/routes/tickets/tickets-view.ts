import { wordsIn } from '@forum/design/page/locale.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { editionLocales } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { localTitle } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { EuroRate } from '@forum/domain/payment/euro.ts'
import { fromAbroadSlug, isShownIn } from '@forum/domain/publication/publication.ts'
import type { Buying, WayToBuy } from '@forum/domain/sale/buying.ts'
import { soldOutAmong } from '@forum/domain/sale/on-sale.ts'
import { registrationContactView } from '@forum/site/app/blocks/contact/contact-view.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'
import { remarkText } from '@forum/site/app/ordering/buying/remark-text.ts'
import { forumDayView } from '@forum/site/app/ordering/forum-day/forum-day-view.ts'
import { nothingToBuyView, noticeDescription, saleNoticeView } from '@forum/site/app/ordering/sale-notice/sale-notice-view.ts'
import { ticketCardsView } from '@forum/site/app/ordering/ticket-card/ticket-card-view.ts'
import { wayPath } from '@forum/site/app/ordering/ways/way-path.ts'

export type WayView = { title: string; text: string; to: string }

export type TicketsView = ReturnType<typeof ticketsView>

/** Tickets of an edition. `buying`: state of its sale; `euroRate` null: no prices in euro. */
export function ticketsView(services: Services, forum: Forum, locale: Locale, buying: Buying & { euroRate: EuroRate | null }) {
  const { year } = forum
  const { sale, onSale, ways, euroRate } = buying
  const { ticket: words } = wordsIn(locale)
  const isOpen = sale === 'started'
  const isAhead = sale === 'soon' || sale === 'unannounced'
  const soldOut = soldOutAmong(onSale)
  const notice = isOpen ? null : saleNoticeView(forum, sale, services, locale)
  const none = isOpen && ways.length === 0 ? nothingToBuyView(buying, year, null, locale) : null
  const instead = notice ?? none
  const tickets =
    isOpen || isAhead
      ? ticketCardsView(forum.ticketGroups, {
          ...{ now: services.clock.now(), locale, isOpen: isOpen && ways.length > 0, soldOut },
          euroRate,
        })
      : null
  return {
    year,
    locales: editionLocales(forum),
    /** The current edition's without its year. */
    title: year === services.settings.currentForumYear ? words.title : words.titleOf(year),
    description: instead ? noticeDescription(instead) : words.description(year),
    cover: forum.cover,
    /** Notice instead of a sale; null: open. */
    notice,
    /** Why nothing can be bought although the sale is open; null: something can. */
    none: none && { title: none.title, text: none.text, action: none.action },
    /** What is missing from the sale; empty: nothing. */
    remark: none ? '' : remarkText(buying.remark, services.clock.now(), locale),
    /** null: no tickets known, or the sale has ended. */
    tickets: tickets && tickets.cards.length > 0 ? tickets : null,
    /** Ways to register while the sale is open; empty if no ticket is on sale now. */
    register: isOpen ? registerView(services, ways, year, locale) : null,
    day: forumDayView(forum, locale),
    abroad: abroadLink(services, locale),
  }
}

/** The editors' page for guests from abroad; null: none. */
function abroadLink({ clock, content }: Services, locale: Locale) {
  const page = content.pageBySlug(fromAbroadSlug)
  if (!page || !isShownIn(page, locale, clock.now())) return null
  return { to: localePath(locale, pathWithin.page(fromAbroadSlug)), label: localTitle(page.title, locale) }
}

function registerView({ content }: Services, ways: readonly WayToBuy[], year: number, locale: Locale) {
  const { ticket: words } = wordsIn(locale)
  return {
    ways: ways.map((way) => {
      const { title, text } = words.ways[way]
      return { title, text, to: localePath(locale, wayPath[way](year)) }
    }),
    contact: registrationContactView(content.contacts(), locale),
  }
}
