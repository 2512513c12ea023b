import { type LocalText, localText, wordsOf } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import type { Instant, RecordId } from '#domain/record.ts'
import { plainText, type RichText } from '#domain/rich-text/rich-text.ts'
import { isWholeSale, publishedGroups } from '#domain/ticket/on-sale.ts'
import { formatPrice } from '#domain/ticket/price.ts'
import { formerPrice, priceAhead, priceAt } from '#domain/ticket/price-step.ts'
import { type TicketState, ticketState } from '#domain/ticket/sale.ts'
import type { Ticket, TicketGroup } from '#domain/ticket/ticket.ts'
import { wordsIn } from '../../locale.ts'
import { momentText, untilText } from './moment-text.ts'
import { priceText } from './price-text.ts'

export type TicketView = {
  id: string
  /** The ticket's name, also where the card's heading says it already. */
  name: LocalText
  isNamedAbove: boolean
  price: string
  isFree: boolean
  /** Dearer, and asked until now. */
  oldPrice: string | null
  /** What it will cost, and from when. */
  nextPrice: string | null
  /** What the list of the ticket holds. */
  included: LocalText<RichText> | null
  /** Until when it is sold, from when, or that it is not. */
  window: string | null
  isOnSale: boolean
  /** On sale, but for that its last seat is gone: one may wait for another. */
  isSoldOut: boolean
  /** The one ticket of the page whose button is wheat. */
  isMain: boolean
}

export type TicketCardView = {
  id: string
  title: LocalText
  text: LocalText | null
  /** How full its sheaf is, 0 to 1: the dearer the fuller (product.md, 8.4). */
  fullness: number
  tickets: readonly TicketView[]
}

/**
 * A card for each group; for each ticket when there is but one group, whose own name and text then stand above the cards. The recommended
 * card, the one with the main ticket, comes first. `online`: tickets to the broadcast alone, where others let into the halls.
 */
export type TicketCardsView = {
  title: LocalText | null
  text: LocalText | null
  cards: readonly TicketCardView[]
  online: readonly TicketView[]
  /** Those alone can still be bought: they lead. */
  isOnlineFirst: boolean
}

type Shown = Pick<TicketCardView, 'id' | 'text'> & { title: LocalText | null; tickets: readonly Ticket[] }

/** What cards follow besides the tickets themselves. */
type CardsOptions = {
  now: Instant
  locale: Locale
  /** The sale is open, so that what is on sale can be bought. */
  isOpen: boolean
  /** Tickets whose last seat is gone. */
  soldOut?: ReadonlySet<RecordId>
}

export function ticketCardsView(groups: readonly TicketGroup[], options: CardsOptions): TicketCardsView {
  const { locale } = options
  const { published, online } = apart(publishedGroups(groups, locale), options)
  const whole = isWholeSale(published) ? published[0] : undefined
  const parts: Shown[] = whole
    ? whole.tickets.map((ticket) => ({ id: ticket.id, title: localText(ticket.title, locale), text: null, tickets: [ticket] }))
    : published.map(({ id, title, description, tickets }) => ({
        id,
        title: localText(title, locale),
        text: localText(description, locale),
        tickets,
      }))
  const fullness = fullnessAmong(parts, options.now)
  const cards = parts.map(
    ({ id, title, text, tickets }): TicketCardView => ({
      id,
      title: title ?? nameOf(tickets[0], locale),
      text,
      fullness: fullness(tickets[0]),
      tickets: tickets.map((ticket) => ticketView(ticket, title, options)),
    }),
  )
  const rows = online.map((ticket) => ticketView(ticket, null, options))
  const isOnlineFirst =
    rows.some(({ isOnSale }) => isOnSale) && cards.every(({ tickets }) => !tickets.some(({ isOnSale }) => isOnSale))
  const leading = rows
    .toSorted((a, b) => Number(b.isOnSale) - Number(a.isOnSale))
    .map((row, index) => ({ ...row, isMain: index === 0 }))
  return {
    title: whole ? localText(whole.title, locale) : null,
    text: whole ? localText(whole.description, locale) : null,
    cards: withMain(cards),
    online: isOnlineFirst ? leading : rows,
    isOnlineFirst,
  }
}

/** The ticket that leads among those that can be had (product.md, 8.1); null: none can. */
export function recommendedTicket(groups: readonly TicketGroup[], options: CardsOptions): RecordId | null {
  const { cards, online } = ticketCardsView(groups, options)
  return [...cards.flatMap(({ tickets }) => tickets), ...online].find(({ isMain, isOnSale }) => isMain && isOnSale)?.id ?? null
}

/** Groups without what is online only, and without what is over beside what of its sort is sold; nothing is set apart from an online sale. */
function apart(groups: readonly TicketGroup[], { now }: CardsOptions): { published: TicketGroup[]; online: Ticket[] } {
  const isIn = (state: TicketState) => (ticket: Ticket) => ticketState(ticket, now) === state
  const current = groups.map(({ tickets, ...group }) => ({
    ...group,
    tickets: tickets.filter(
      (ticket) => !(isIn('over')(ticket) && tickets.some((other) => other.isOnline === ticket.isOnline && isIn('onSale')(other))),
    ),
  }))
  const inHall = current.flatMap(({ tickets, ...group }) => {
    const left = tickets.filter(({ isOnline }) => !isOnline)
    return left.length > 0 ? [{ ...group, tickets: left }] : []
  })
  if (inHall.length === 0) return { published: current, online: [] }
  return { published: inHall, online: current.flatMap(({ tickets }) => tickets.filter(({ isOnline }) => isOnline)) }
}

function nameOf(ticket: Ticket | undefined, locale: Locale): LocalText {
  return (ticket && localText(ticket.title, locale)) ?? ''
}

function ticketView(ticket: Ticket, heading: LocalText | null, { now, locale, isOpen, soldOut }: CardsOptions): TicketView {
  const stated = ticketState(ticket, now)
  const state = stated === 'onSale' && soldOut?.has(ticket.id) ? 'soldOut' : stated
  const name = nameOf(ticket, locale)
  const included = localText(ticket.description, locale)
  const { currency } = ticket
  const [price, former] = [priceAt(ticket, now), formerPrice(ticket, now)]
  return {
    id: ticket.id,
    name,
    isNamedAbove: heading === null || wordsOf(heading) === wordsOf(name),
    price: priceText({ price, currency }, locale),
    isFree: price === 0,
    oldPrice: former === null ? null : formatPrice(former, currency),
    nextPrice: state === 'over' || state === 'soldOut' ? null : nextPriceOf(ticket, now, locale),
    included: included && plainText(wordsOf(included)) !== '' ? included : null,
    window: windowOf(ticket, state, { now, locale, isOpen }),
    isOnSale: isOpen && state === 'onSale',
    isSoldOut: state === 'soldOut',
    isMain: false,
  }
}

function nextPriceOf(ticket: Ticket, now: Instant, locale: Locale): string | null {
  const ahead = priceAhead(ticket, now)
  const text = ahead && priceText({ price: ahead.price, currency: ticket.currency }, locale)
  return ahead && wordsIn(locale).ticket.priceFrom(momentText(ahead.from, now, locale), text ?? '')
}

function windowOf({ saleStart, saleEnd }: Ticket, state: TicketState, { now, locale, isOpen }: CardsOptions): string | null {
  const { ticket, order } = wordsIn(locale)
  if (state === 'over') return ticket.over
  if (state === 'soldOut') return order.soldOut
  if (state === 'ahead') return saleStart === null ? null : ticket.opens(momentText(saleStart, now, locale))
  return isOpen && saleEnd !== null ? untilText(saleEnd, now, locale) : null
}

/** Prices in their order: the cheapest is 0, the dearest 1, equal ones are alike. */
function fullnessAmong(parts: readonly Shown[], now: Instant): (ticket: Ticket | undefined) => number {
  const priceOf = (ticket: Ticket | undefined) => (ticket ? priceAt(ticket, now) : 0)
  const prices = [...new Set(parts.map(({ tickets }) => priceOf(tickets[0])))].toSorted((a, b) => a - b)
  return (ticket) => (prices.length > 1 ? prices.indexOf(priceOf(ticket)) / (prices.length - 1) : 0.5)
}

/** One wheat button for a page (product.md, 8.1): the first ticket on sale of the middle card, else of the first card that has any; that card leads, and before the sale the middle one. */
function withMain(cards: readonly TicketCardView[]): TicketCardView[] {
  const middle = cards[Math.floor((cards.length - 1) / 2)]
  const main = [...(middle ? [middle] : []), ...cards].flatMap(({ tickets }) => tickets).find(({ isOnSale }) => isOnSale)
  const leading = main ? cards.find(({ tickets }) => tickets.includes(main)) : middle
  const inOrder = leading ? [leading, ...cards.filter((card) => card !== leading)] : cards
  return inOrder.map((card) => ({
    ...card,
    tickets: card.tickets.map((ticket) => (ticket === main ? { ...ticket, isMain: true } : ticket)),
  }))
}
