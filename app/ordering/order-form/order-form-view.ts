// What the form of an order draws: the tickets that can be chosen now, with what is left of them.
import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { maxOf } from '#domain/order/choice.ts'
import type { Instant, RecordId } from '#domain/record.ts'
import { ticketState } from '#domain/ticket/sale.ts'
import type { Ticket } from '#domain/ticket/ticket.ts'
import { type TicketCardView, ticketCardsView } from '../ticket-card/ticket-card-view.ts'

export type OfferedTicket = {
  id: RecordId
  /** Its own name, with that of its group where it does not say it. */
  name: { text: string; lang?: string | undefined }
  /** Whole hryvnias. */
  price: number
  priceText: string
  /** How many may be chosen; 0: sold out. */
  most: number
  /** Seats, where there are so few that it matters. */
  left: number | null
  /** How many stand chosen when the page is opened. */
  chosen: number
}

/** From how many seats on their number is not worth saying. */
const manyLeft = 21

export type OfferOptions = {
  forum: Pick<Forum, 'ticketGroups'>
  locale: Locale
  /** The site's clock, which the windows of the sale follow. */
  now: Instant
  /** Seats left of a ticket; null: as many as are asked for. */
  left(ticketId: RecordId, quota: number | null): number | null
  /** Id of the ticket by whose button the visitor came. */
  preferred: string | null
}

/** The tickets of which visitors may order now. Pure but for `left`. */
export function offeredTickets({ forum, locale, now, left, preferred }: OfferOptions): OfferedTicket[] {
  const tickets = new Map(forum.ticketGroups.flatMap((group) => group.tickets.map((ticket) => [ticket.id, ticket] as const)))
  const { cards } = ticketCardsView(forum.ticketGroups, { now, locale, isOpen: true })
  const offered = cards.flatMap((card) =>
    card.tickets.flatMap((view): OfferedTicket[] => {
      const ticket = tickets.get(view.id)
      if (!ticket || !isOffered(ticket, now)) return []
      const seats = left(ticket.id, ticket.quota)
      return [
        {
          id: ticket.id,
          name: nameOf(card, view),
          price: ticket.price,
          priceText: view.price,
          most: Math.min(maxOf(ticket), seats ?? Number.POSITIVE_INFINITY),
          left: seats !== null && seats < manyLeft ? seats : null,
          chosen: 0,
        },
      ]
    }),
  )
  return withChosen(offered, preferred)
}

function isOffered(ticket: Ticket, now: Instant): boolean {
  return ['onSale', 'soldOut'].includes(ticketState(ticket, now))
}

function nameOf(card: TicketCardView, view: TicketCardView['tickets'][number]): OfferedTicket['name'] {
  if (view.isNamedAbove) return card.title
  if (view.name.text.startsWith(card.title.text)) return view.name
  return { text: `${card.title.text}, ${view.name.text}`, lang: view.name.lang ?? card.title.lang }
}

/** One of the ticket that the visitor came for, or of the only one there is. */
function withChosen(offered: readonly OfferedTicket[], preferred: string | null): OfferedTicket[] {
  const choosable = offered.filter(({ most }) => most > 0)
  const chosen = choosable.find(({ id }) => id === preferred) ?? (choosable.length === 1 ? choosable[0] : undefined)
  return offered.map((ticket) => (ticket === chosen ? { ...ticket, chosen: 1 } : ticket))
}
