// What is on sale, under which name and how much of it: for the pages that offer tickets and for the desk that sells them.
import type { Forum } from '../forum/forum.ts'
import { type LocalText, langOf, localText, localTitle, textIn, wordsOf } from '../localisation/local-text.ts'
import type { Locale } from '../localisation/locale.ts'
import { isPublishedIn, notPublished } from '../localisation/localised.ts'
import type { Instant, RecordId } from '../record.ts'
import { priceAt } from './price-step.ts'
import { ticketState } from './sale.ts'
import type { Ticket, TicketGroup } from './ticket.ts'

/** Tickets in one order, whatever the ticket allows. */
export const maxSeats = 20

/** How many of a ticket one order may hold. */
export function maxInOrder(ticket: Pick<Ticket, 'maxPerOrder'>): number {
  return Math.max(1, Math.min(maxSeats, ticket.maxPerOrder ?? maxSeats))
}

/** Groups and tickets that exist in `locale`, in the editors' order; a group without such a ticket is left out. */
export function publishedGroups(groups: readonly TicketGroup[], locale: Locale): TicketGroup[] {
  return groups.flatMap((group) => {
    const tickets = group.tickets.filter(({ title }) => isPublishedIn(title, locale))
    return tickets.length === 0 || group.title[locale] === notPublished ? [] : [{ ...group, tickets }]
  })
}

/** Whether the only group of an edition stands for its sale as a whole: its name says nothing of one of its tickets. */
export function isWholeSale(published: readonly TicketGroup[]): boolean {
  return published.length === 1 && published.some(({ tickets }) => tickets.length > 1)
}

export type TicketOnSale = {
  /** Its price is the one that is asked now. */
  ticket: Ticket
  /** The name under which it is sold and invoiced: its own, with that of its group where it does not say it. */
  title: LocalText
  /** Seats left; null: as many as are asked for. */
  left: number | null
  /** How many one order may hold now; 0: sold out. */
  max: number
}

export type SaleOptions = {
  locale: Locale
  now: Instant
  /** Seats left of a ticket; null: as many as are asked for. */
  left(ticketId: RecordId, quota: number | null): number | null
}

/** The tickets whose windows are open at `now`, sold out ones among them. Pure but for `left`; asks nothing about the edition's own sale. */
export function ticketsOnSale(
  { ticketGroups }: Pick<Forum, 'ticketGroups'>,
  { locale, now, left: seatsLeft }: SaleOptions,
): TicketOnSale[] {
  const published = publishedGroups(ticketGroups, locale)
  const isWhole = isWholeSale(published)
  return published.flatMap((group) =>
    group.tickets.filter(isInWindow(now)).map((ticket): TicketOnSale => {
      const left = seatsLeft(ticket.id, ticket.quota)
      return {
        ticket: { ...ticket, price: priceAt(ticket, now) },
        title: soldAs(ticket, isWhole ? null : group, locale),
        left,
        max: Math.min(maxInOrder(ticket), left ?? Number.POSITIVE_INFINITY),
      }
    }),
  )
}

/** Ids of the tickets on sale whose last seat is gone. */
export function soldOutAmong(onSale: readonly Pick<TicketOnSale, 'ticket' | 'max'>[]): ReadonlySet<RecordId> {
  return new Set(onSale.filter(({ max }) => max === 0).map(({ ticket }) => ticket.id))
}

const isInWindow = (now: Instant) => (ticket: Ticket) => ['onSale', 'soldOut'].includes(ticketState(ticket, now))

function soldAs({ title }: Ticket, group: TicketGroup | null, locale: Locale): LocalText {
  const own = localTitle(title, locale)
  const heading = group && localText(group.title, locale)
  if (!heading || wordsOf(own).startsWith(wordsOf(heading))) return own
  return textIn(`${wordsOf(heading)}, ${wordsOf(own)}`, langOf(own) ?? langOf(heading))
}
