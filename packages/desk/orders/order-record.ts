// The record of an order, as the content model defines it.

import type { FieldOf } from '@forum/content/port.ts'
import type { Order } from '@forum/domain/order/order.ts'

export type OrderRecord = { [Name in FieldOf<'ticket_orders'>]?: unknown }

export function stateOf({ status, paidAt }: Pick<Order, 'status' | 'paidAt'>): OrderRecord {
  return { status, paid_at: isoTime(paidAt) }
}

export function isoTime(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}

/** The record when the order is placed. */
export function newRecord(order: Order): OrderRecord {
  const { id, number, method, status, forumYear, locale, buyer, lines, total, consent, createdAt } = order
  return {
    id,
    number,
    method,
    status,
    forum_year: forumYear,
    lang: locale,
    buyer,
    items: lines.map(({ ticketId, title, price, attendees }) => ({
      ticket: ticketId,
      title,
      quantity: attendees.length,
      price,
      attendees,
    })),
    total,
    currency: 'UAH',
    consent: { ...consent, at: isoTime(consent.at) },
    created_at: isoTime(createdAt),
  }
}
