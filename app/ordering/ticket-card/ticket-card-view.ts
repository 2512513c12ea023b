import type { Locale } from '#domain/localisation/locale.ts'
import { isPublishedIn, notPublished } from '#domain/localisation/localised.ts'
import type { Instant } from '#domain/record.ts'
import { plainText, type RichText } from '#domain/rich-text/rich-text.ts'
import { formatPrice } from '#domain/ticket/price.ts'
import { type TicketState, ticketState } from '#domain/ticket/sale.ts'
import type { Ticket, TicketGroup } from '#domain/ticket/ticket.ts'
import { type Said, said } from '../../blocks/said/said.ts'
import { wordsIn } from '../../locale.tsx'
import { momentText, untilText } from './moment-text.ts'

export type TicketView = {
  id: string
  /** The ticket's name, also where the card's heading says it already. */
  name: Said
  isNamedAbove: boolean
  price: string
  isFree: boolean
  oldPrice: string | null
  /** What the list of the ticket holds. */
  included: Said<RichText> | null
  /** Until when it is sold, from when, or that it is not. */
  window: string | null
  isOnSale: boolean
  /** The one ticket of the page whose button is wheat. */
  isMain: boolean
}

export type TicketCardView = {
  id: string
  title: Said
  text: Said | null
  /** How full its sheaf is, 0 to 1: the dearer the fuller (design notes §5). */
  fullness: number
  tickets: readonly TicketView[]
}

/** A card for each group; for each ticket when there is but one group, whose own name and text then stand above the cards. */
export type TicketCardsView = { title: Said | null; text: Said | null; cards: readonly TicketCardView[] }

type Shown = Pick<TicketCardView, 'id' | 'text'> & { title: Said | null; tickets: readonly Ticket[] }

/** `isOpen`: the sale is open, so that what is on sale can be bought. */
export function ticketCardsView(
  groups: readonly TicketGroup[],
  { now, locale, isOpen }: { now: Instant; locale: Locale; isOpen: boolean },
): TicketCardsView {
  const shown = groups.flatMap((group) => shownGroup(group, locale))
  const [only] = shown
  const isSpread = shown.length === 1 && only !== undefined && only.tickets.length > 1
  const parts = isSpread
    ? only.tickets.map((ticket): Shown => ({ id: ticket.id, title: said(ticket.title, locale), text: null, tickets: [ticket] }))
    : shown
  const fullness = fullnessAmong(parts)
  const cards = parts.map(
    ({ id, title, text, tickets }): TicketCardView => ({
      id,
      title: title ?? nameOf(tickets[0], locale),
      text,
      fullness: fullness(tickets[0]?.price ?? 0),
      tickets: tickets.map((ticket) => ticketView(ticket, title, { now, locale, isOpen })),
    }),
  )
  return { title: isSpread ? only.title : null, text: isSpread ? only.text : null, cards: withMain(cards) }
}

function shownGroup(group: TicketGroup, locale: Locale): Shown[] {
  const tickets = group.tickets.filter(({ title }) => isPublishedIn(title, locale))
  if (tickets.length === 0 || group.title[locale] === notPublished) return []
  return [{ id: group.id, title: said(group.title, locale), text: said(group.description, locale), tickets }]
}

function nameOf(ticket: Ticket | undefined, locale: Locale): Said {
  return (ticket && said(ticket.title, locale)) ?? { text: '' }
}

function ticketView(
  ticket: Ticket,
  heading: Said | null,
  { now, locale, isOpen }: { now: Instant; locale: Locale; isOpen: boolean },
): TicketView {
  const state = ticketState(ticket, now)
  const name = nameOf(ticket, locale)
  const included = said(ticket.description, locale)
  return {
    id: ticket.id,
    name,
    isNamedAbove: heading === null || heading.text === name.text,
    price: ticket.price === 0 ? wordsIn(locale).ticket.free : formatPrice(ticket.price, ticket.currency),
    isFree: ticket.price === 0,
    oldPrice: ticket.oldPrice !== null && ticket.oldPrice > ticket.price ? formatPrice(ticket.oldPrice, ticket.currency) : null,
    included: included && plainText(included.text) !== '' ? included : null,
    window: windowOf(ticket, state, { now, locale, isOpen }),
    isOnSale: isOpen && state === 'onSale',
    isMain: false,
  }
}

function windowOf(
  { saleStart, saleEnd }: Ticket,
  state: TicketState,
  { now, locale, isOpen }: { now: Instant; locale: Locale; isOpen: boolean },
): string | null {
  const { ticket } = wordsIn(locale)
  if (state === 'over') return ticket.over
  if (state === 'soldOut') return ticket.soldOut
  if (state === 'ahead') return saleStart === null ? null : ticket.opens(momentText(saleStart, now, locale))
  return isOpen && saleEnd !== null ? untilText(saleEnd, now, locale) : null
}

/** Prices in their order: the cheapest is 0, the dearest 1, equal ones are alike. */
function fullnessAmong(parts: readonly Shown[]): (price: number) => number {
  const prices = [...new Set(parts.map(({ tickets }) => tickets[0]?.price ?? 0))].toSorted((a, b) => a - b)
  return (price) => (prices.length > 1 ? prices.indexOf(price) / (prices.length - 1) : 0.5)
}

/** One wheat button for a page (design notes §2): the first ticket on sale of the middle card, else of the first card that has any. */
function withMain(cards: readonly TicketCardView[]): TicketCardView[] {
  const middle = cards[Math.floor((cards.length - 1) / 2)]
  const main = [...(middle ? [middle] : []), ...cards].flatMap(({ tickets }) => tickets).find(({ isOnSale }) => isOnSale)
  return cards.map((card) => ({
    ...card,
    tickets: card.tickets.map((ticket) => (ticket === main ? { ...ticket, isMain: true } : ticket)),
  }))
}
