// Rows of the desk's database as values of the domain.
import type { Locale } from '#domain/localisation/locale.ts'
import type { Attendee, Order, OrderStatus, PaymentMethod } from '#domain/order/order.ts'
import type { PaymentState } from '../payments/provider.ts'

export type OrderRow = {
  id: string
  forum_year: number
  number: string
  page_key: string
  lang: Locale
  method: PaymentMethod
  status: OrderStatus
  buyer: string
  lines: string
  total: number
  offer: string
  created_at: number
  expires_at: number
  paid_at: number | null
  /** When the organisers took it back: no money makes it good again. */
  revoked_at: number | null
}

export type KeptOrder = Order & {
  /** The unguessable part of its page's address. */
  pageKey: string
  /** When the organisers took it back; null: they did not. */
  revokedAt: number | null
}

export function orderOf(row: OrderRow): KeptOrder {
  return {
    id: row.id,
    number: row.number,
    pageKey: row.page_key,
    forumYear: row.forum_year,
    locale: row.lang,
    method: row.method,
    status: row.status,
    buyer: JSON.parse(row.buyer),
    lines: JSON.parse(row.lines),
    total: row.total,
    offer: JSON.parse(row.offer),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    paidAt: row.paid_at,
    revokedAt: row.revoked_at,
  }
}

export type TicketRow = {
  id: string
  order_id: string
  seat: number
  page_key: string
  title: string
  attendee: string
  forum_year: number
  state: 'valid' | 'cancelled'
  issued_at: number
  used_at: number | null
}

/** One seat of a paid order. */
export type IssuedTicket = {
  id: string
  orderId: string
  seat: number
  pageKey: string
  title: string
  attendee: Attendee
  forumYear: number
  state: 'valid' | 'cancelled'
  issuedAt: number
  usedAt: number | null
}

export function ticketOf(row: TicketRow): IssuedTicket {
  return {
    id: row.id,
    orderId: row.order_id,
    seat: row.seat,
    pageKey: row.page_key,
    title: row.title,
    attendee: JSON.parse(row.attendee),
    forumYear: row.forum_year,
    state: row.state,
    issuedAt: row.issued_at,
    usedAt: row.used_at,
  }
}

export type PaymentRow = {
  reference: string
  order_id: string
  provider: string
  provider_payment_id: string | null
  amount: number
  state: PaymentState
  status: string
  changed_at: number | null
  created_at: number
  asked_at: number
}
