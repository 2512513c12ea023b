// Tickets on sale with names and quantities, for pages and the desk.
import type { Forum } from '../forum/forum.ts'
import { type LocalText, langOf, localText, localTitle, withLanguage, wordsOf } from '../localisation/local-text.ts'
import type { Locale } from '../localisation/locale.ts'
import { isPublishedIn, notPublished } from '../localisation/localised.ts'
import type { Instant, RecordId } from '../record/record.ts'
import { priceAt } from '../ticket/price-step.ts'
import type { Ticket, TicketGroup } from '../ticket/ticket.ts'
import { ticketState } from './sale.ts'

/** Maximum tickets in one order. */
export const maxSeats = 20

/** Maximum number of this ticket in one order. */
export function maxInOrder(ticket: Pick<Ticket, 'maxPerOrder'>): number {
  return Math.max(1, Math.min(maxSeats, ticket.maxPerOrder ?? maxSeats))
}

/** Groups and tickets visible in `locale`, in the editors' order, without empty groups. */
export function publishedGroups(groups: readonly TicketGroup[], locale: Locale): TicketGroup[] {
  return groups.flatMap((group) => {
    const tickets = group.tickets.filter(({ title }) => isPublishedIn(title, locale))
    return tickets.length === 0 || group.title[locale] === notPublished ? [] : [{ ...group, tickets }]
  })
}

/** Whether the edition has only one group, whose name then stands for the whole sale. */
export function isWholeSale(published: readonly TicketGroup[]): boolean {
  return published.length === 1 && published.some(({ tickets }) => tickets.length > 1)
}

export type TicketOnSale = {
  /** With its current price. */
  ticket: Ticket
  /** Name for sale and invoice: the ticket's, with its group's if not included. */
  title: LocalText
  /** Free seats; null: unlimited. */
  left: number | null
  /** Maximum number in one order now; 0: sold out. */
  max: number
}

export type SaleOptions = {
  locale: Locale
  now: Instant
  /** Free seats of a ticket; null: unlimited. */
  left(ticketId: RecordId, quota: number | null): number | null
}

/** Tickets in their sale period at `now`, including sold-out ones. Pure except for `left`; does not check the edition's sale. */
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

/** Ids of sold-out tickets on sale. */
export function soldOutAmong(onSale: readonly Pick<TicketOnSale, 'ticket' | 'max'>[]): ReadonlySet<RecordId> {
  return new Set(onSale.filter(({ max }) => max === 0).map(({ ticket }) => ticket.id))
}

const isInWindow = (now: Instant) => (ticket: Ticket) => ['onSale', 'soldOut'].includes(ticketState(ticket, now))

function soldAs({ title }: Ticket, group: TicketGroup | null, locale: Locale): LocalText {
  const own = localTitle(title, locale)
  const heading = group && localText(group.title, locale)
  if (!heading || wordsOf(own).startsWith(wordsOf(heading))) return own
  return withLanguage(`${wordsOf(heading)}, ${wordsOf(own)}`, langOf(own) ?? langOf(heading))
}
