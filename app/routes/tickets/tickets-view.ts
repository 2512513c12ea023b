import { editionLocales } from '#domain/forum/edition.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { type ForumDayView, forumDayView } from '../../blocks/forum-day/forum-day-view.ts'
import {
  type RegistrationContactView,
  registrationContactView,
} from '../../blocks/registration-contact/registration-contact-view.ts'
import { editionOnSale, type SaleNoticeView, saleNoticeView } from '../../blocks/sale-notice/sale-notice-view.ts'
import { type TicketCardsView, ticketCardsView } from '../../blocks/ticket-card/ticket-card-view.ts'
import type { Services } from '../../context.server.ts'
import { wordsIn } from '../../locale.tsx'

export type WayView = { title: string; text: string; to: string | null }

export type TicketsView = {
  year: number
  locales: readonly Locale[]
  /** Of the current edition without its year. */
  title: string
  description: string
  cover: string | null
  /** What is said instead of a sale; null while it is open. */
  notice: SaleNoticeView | null
  /** null: no ticket is known, or none will be sold any more. */
  tickets: TicketCardsView | null
  /** How to register while the sale is open; without ways when no ticket is on sale at the moment. */
  register: { ways: readonly WayView[]; contact: RegistrationContactView | null } | null
  day: ForumDayView | null
}

/** The tickets of an edition; undefined when there is no such edition in `locale`. */
export function ticketsView(services: Services, yearSegment: string | undefined, locale: Locale): TicketsView | undefined {
  const found = editionOnSale(services, yearSegment, locale)
  if (!found) return undefined
  const { forum, sale } = found
  const { year } = forum
  const { ticket: words } = wordsIn(locale)
  const isOpen = sale === 'started'
  const isAhead = sale === 'soon' || sale === 'unannounced'
  const notice = isOpen ? null : saleNoticeView(forum, sale, services, locale)
  const tickets = isOpen || isAhead ? ticketCardsView(forum.ticketGroups, { now: services.clock.now(), locale, isOpen }) : null
  return {
    year,
    locales: editionLocales(forum),
    title: year === services.settings.currentForumYear ? words.title : words.titleOf(year),
    description: notice ? [notice.title, notice.text?.text].filter(Boolean).join('. ') : words.description(year),
    cover: forum.cover,
    notice,
    tickets: tickets && tickets.cards.length > 0 ? tickets : null,
    register: isOpen ? registerView(services, tickets, year, locale) : null,
    day: forumDayView(forum, locale),
  }
}

const ways = ['card', 'bank', 'form'] as const

/** The desk that registers participants stands behind every way: each row writes to it, or dials it, about its own way. */
function registerView(
  { content }: Services,
  tickets: TicketCardsView | null,
  year: number,
  locale: Locale,
): TicketsView['register'] {
  const { ticket: words } = wordsIn(locale)
  const contact = registrationContactView(content.contacts(), locale)
  const isAnyOnSale = tickets?.cards.some((card) => card.tickets.some(({ isOnSale }) => isOnSale)) ?? false
  const shown = isAnyOnSale ? ways : []
  return {
    ways: shown.map((way) => {
      const { title, text, page } = words.ways[way]
      return { title, text, to: contactLink(contact, words.subject(page, year)) }
    }),
    contact,
  }
}

function contactLink(contact: RegistrationContactView | null, subject: string): string | null {
  if (contact?.email) return `mailto:${contact.email}?subject=${encodeURIComponent(subject)}`
  return null
}
