// What goes out when an order changes: its record in the content service, and the mails, which are written when they are sent.
import type { FieldOf } from '#content/model/model.ts'
import { recordMessage } from '../content-service/send-record.ts'
import type { NewDelivery } from '../outbox/outbox.ts'
import type { KeptOrder, PaymentRow } from './order-rows.ts'
import type { OrderDeliveries } from './orders.ts'

/** A mail about an order: only what it is about is kept, so that erasing the order erases its mails. */
export type OrderMailMessage = {
  orderId: string
  kind: 'invoice' | 'tickets' | 'attendeeTicket' | 'cancelled' | 'unfulfillable' | 'notice'
  /** Of the attendee's ticket. */
  ticketId?: string
}

type OrderRecord = { [Name in FieldOf<'ticket_orders'>]?: unknown }

const record = (order: KeptOrder, changes: OrderRecord): NewDelivery => ({
  channel: 'content',
  message: recordMessage('ticket_orders', changes, { key: order.id }),
})

/** How the order stands, for the record that is there. */
export const statusRecord = (order: KeptOrder): NewDelivery =>
  record(order, { status: order.status, paid_at: isoTime(order.paidAt) })

const mail = (message: OrderMailMessage): NewDelivery => ({ channel: 'orderMail', message })

export const orderDeliveries: OrderDeliveries = {
  placed: (order) => [
    { channel: 'content', message: recordMessage('ticket_orders', newRecord(order)) },
    ...(order.method === 'bank' ? [mail({ orderId: order.id, kind: 'invoice' })] : []),
    mail({ orderId: order.id, kind: 'notice' }),
  ],
  changed: (order, payment) => (payment ? [record(order, { payment: paymentOf(payment) })] : []),
  paid: (order, tickets) => [
    statusRecord(order),
    mail({ orderId: order.id, kind: 'tickets' }),
    ...tickets
      .filter(({ attendee }) => attendee.email !== '' && attendee.email.toLowerCase() !== order.buyer.email.toLowerCase())
      .map(({ id }) => mail({ orderId: order.id, kind: 'attendeeTicket', ticketId: id })),
  ],
  unfulfillable: (order, payment) => [
    record(order, { payment: { ...paymentOf(payment), note: 'paid in vain: to be given back' } }),
    mail({ orderId: order.id, kind: 'unfulfillable' }),
  ],
  cancelled: (order) => [statusRecord(order), mail({ orderId: order.id, kind: 'cancelled' })],
}

function newRecord(order: KeptOrder): OrderRecord {
  const { id, number, method, status, forumYear, locale, buyer, lines, total, createdAt } = order
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
    created_at: isoTime(createdAt),
  }
}

function paymentOf({ provider, provider_payment_id, status, reference }: PaymentRow): Record<string, unknown> {
  return { provider, id: provider_payment_id, status, reference }
}

function isoTime(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}
