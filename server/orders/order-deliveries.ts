// What goes out when an order changes: its record in the content service, and the mails, which are written when they are sent.
import * as v from 'valibot'
import type { FieldOf } from '#content/model/model.ts'
import type { Order } from '#domain/order/order.ts'
import type { Payment } from '#domain/payment/payment.ts'
import { recordMessage } from '../content-service/send-record.ts'
import { type Channel, deliveryBy, type NewDelivery } from '../outbox/channel.ts'
import { recordDelivery } from '../records/record-channel.ts'
import type { OrderDeliveries } from './order-context.ts'

const mailMessage = v.variant('kind', [
  v.object({
    kind: v.picklist(['invoice', 'tickets', 'cancelled', 'unfulfillable', 'notice', 'noticeUnfulfillable']),
    orderId: v.string(),
  }),
  v.object({ kind: v.literal('attendeeTicket'), orderId: v.string(), ticketId: v.string() }),
])

/** A mail about an order: only what it is about is stored, so that erasing the order erases its mails. */
export type OrderMailMessage = v.InferOutput<typeof mailMessage>

export const orderMailChannel: Channel<OrderMailMessage> = { name: 'orderMail', read: v.parser(mailMessage) }

type OrderRecord = { [Name in FieldOf<'ticket_orders'>]?: unknown }

const record = (order: Order, changes: OrderRecord): NewDelivery =>
  recordDelivery(recordMessage('ticket_orders', changes, { key: order.id }))

/** How the order stands, for the record that is there. */
export const statusRecord = (order: Order): NewDelivery => record(order, { status: order.status, paid_at: isoTime(order.paidAt) })

const mail = (message: OrderMailMessage): NewDelivery => deliveryBy(orderMailChannel, message)

export const orderDeliveries: OrderDeliveries = {
  placed: (order) => [
    recordDelivery(recordMessage('ticket_orders', newRecord(order))),
    ...(order.method === 'bank' ? [mail({ orderId: order.id, kind: 'invoice' })] : []),
    mail({ orderId: order.id, kind: 'notice' }),
  ],
  changed: (order, payment) => [record(order, { payment: paymentOf(payment) })],
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
    mail({ orderId: order.id, kind: 'noticeUnfulfillable' }),
  ],
  cancelled: (order) => [statusRecord(order), mail({ orderId: order.id, kind: 'cancelled' })],
}

function newRecord(order: Order): OrderRecord {
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

function paymentOf({ provider, providerPaymentId, status, reference }: Payment): Record<string, unknown> {
  return { provider, id: providerPaymentId, status, reference }
}

function isoTime(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}
