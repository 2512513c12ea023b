import { wordsIn } from '@forum/design/page/locale.ts'
import { type LocalText, localText, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { aboutEuro, type EuroRate, rateText } from '@forum/domain/payment/euro.ts'
import type { Instant, RecordId } from '@forum/domain/record/record.ts'
import { plainText } from '@forum/domain/rich-text/rich-text.ts'
import { isWholeSale, publishedGroups } from '@forum/domain/sale/on-sale.ts'
import { type TicketState, ticketState } from '@forum/domain/sale/sale.ts'
import { formatPrice } from '@forum/domain/ticket/price.ts'
import { formerPrice, priceAhead, priceAt } from '@forum/domain/ticket/price-step.ts'
import type { Ticket, TicketGroup } from '@forum/domain/ticket/ticket.ts'
import { momentText, untilText } from './moment-text.ts'
import { priceText } from './price-text.ts'

export type TicketView = ReturnType<typeof ticketView>
export type TicketCardView = ReturnType<typeof cardView>
export type TicketCardsView = ReturnType<typeof ticketCardsView>

type ShownGroup = { id: RecordId; title: LocalText | null; text: LocalText | null; tickets: readonly Ticket[] }

type CardsOptions = {
  now: Instant
  locale: Locale
  /** The sale is open. */
  isOpen: boolean
  /** Sold-out tickets. */
  soldOut?: ReadonlySet<RecordId>
  /** For prices in euro beside the others; null, missing: none. */
  euroRate?: EuroRate | null
}

/**
 * A card per group; with only one group a card per ticket, and the group's name and text above. The recommended card, with the main ticket, comes
 * first. `online`: broadcast tickets, if others admit to the venue.
 */
export function ticketCardsView(groups: readonly TicketGroup[], options: CardsOptions) {
  const { locale, euroRate = null } = options
  const { published, online } = apart(publishedGroups(groups, locale), options)
  const whole = isWholeSale(published) ? published[0] : undefined
  const parts: ShownGroup[] = whole
    ? whole.tickets.map((ticket) => ({ id: ticket.id, title: localText(ticket.title, locale), text: null, tickets: [ticket] }))
    : published.map(({ id, title, description, tickets }) => ({
        id,
        title: localText(title, locale),
        text: localText(description, locale),
        tickets,
      }))
  const fullness = fullnessAmong(parts, options.now)
  const cards = parts.map((part) => cardView(part, fullness(part.tickets[0]), options))
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
    /** Only online tickets can still be bought: they come first. */
    isOnlineFirst,
    /** That prices in euro are a guide; null: there are none. */
    euroNote: euroRate === null ? null : wordsIn(locale).ticket.euro(rateText(euroRate, locale)),
  }
}

function cardView({ id, title, text, tickets }: ShownGroup, fullness: number, options: CardsOptions) {
  return {
    id,
    title: title ?? nameOf(tickets[0], options.locale),
    text,
    /** Density of its pattern, 0 to 1, by price (product.md, 8.4). */
    fullness,
    tickets: tickets.map((ticket) => ticketView(ticket, title, options)),
  }
}

/** The recommended ticket among those in their sale period, sold out or not (product.md, 6.1, 8.1); null: none. */
export function recommendedTicket(
  groups: readonly TicketGroup[],
  options: Omit<CardsOptions, 'isOpen' | 'soldOut' | 'euroRate'>,
): RecordId | null {
  const unlimited = groups.map((group) => ({ ...group, tickets: group.tickets.map((one) => ({ ...one, quota: null })) }))
  const { cards, online } = ticketCardsView(unlimited, { ...options, isOpen: true })
  return [...cards.flatMap(({ tickets }) => tickets), ...online].find(({ isMain, isOnSale }) => isMain && isOnSale)?.id ?? null
}

/** Groups without online-only tickets, and without ended tickets if others of their kind are on sale. An online-only sale is not split. */
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

function ticketView(ticket: Ticket, heading: LocalText | null, { now, locale, isOpen, soldOut, euroRate = null }: CardsOptions) {
  const stated = ticketState(ticket, now)
  const state = stated === 'onSale' && soldOut?.has(ticket.id) ? 'soldOut' : stated
  const name = nameOf(ticket, locale)
  const included = localText(ticket.description, locale)
  const { currency } = ticket
  const [price, former] = [priceAt(ticket, now), formerPrice(ticket, now)]
  return {
    id: ticket.id,
    /** Even if it equals the card's heading. */
    name,
    isNamedAbove: heading === null || wordsOf(heading) === wordsOf(name),
    price: priceText({ price, currency }, locale),
    isFree: price === 0,
    /** About its price in euro. */
    euro: currency === 'UAH' ? aboutEuro(price, euroRate) : null,
    /** The higher price that was valid before. */
    oldPrice: former === null ? null : formatPrice(former, currency),
    nextPrice: state === 'over' || state === 'soldOut' ? null : nextPriceOf(ticket, now, locale),
    included: included && plainText(wordsOf(included)) !== '' ? included : null,
    /** End of the sale, its start, or that it is closed. */
    window: windowOf(ticket, state, { now, locale, isOpen }),
    isOnSale: isOpen && state === 'onSale',
    /** On sale, but without free seats: visitors can join the waiting list. */
    isSoldOut: state === 'soldOut',
    /** The only ticket of the page with the primary button. */
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

/** Prices mapped to 0 (cheapest) … 1 (most expensive); equal prices are equal. */
function fullnessAmong(parts: readonly ShownGroup[], now: Instant): (ticket: Ticket | undefined) => number {
  const priceOf = (ticket: Ticket | undefined) => (ticket ? priceAt(ticket, now) : 0)
  const prices = [...new Set(parts.map(({ tickets }) => priceOf(tickets[0])))].toSorted((a, b) => a - b)
  return (ticket) => (prices.length > 1 ? prices.indexOf(priceOf(ticket)) / (prices.length - 1) : 0.5)
}

/**
 * One primary button per page (product.md, 8.1): the first ticket on sale in the middle card, otherwise in the first card that has one. That card
 * comes first; before the sale the middle one.
 */
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
