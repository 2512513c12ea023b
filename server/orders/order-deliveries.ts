// What goes out when an order changes: its record in the content service, and the mails, which are written when they are sent.
import * as v from 'valibot'
import type { Order } from '#domain/order/order.ts'
import type { Payment } from '#domain/payment/payment.ts'
import { recordMessage } from '../content-service/send-record.ts'
import { type Channel, deliveryBy, type NewDelivery } from '../outbox/channel.ts'
import { orderCopyDelivery, recordDelivery } from '../records/record-channel.ts'
import type { OrderDeliveries } from './order-context.ts'
import { newRecord, type OrderRecord, stateOf } from './order-record.ts'

/** When the operator had the letter sent once more, milliseconds since 1970: it is another letter then. */
const again = v.exactOptional(v.number())

const mailMessage = v.variant('kind', [
  v.object({
    kind: v.picklist(['invoice', 'tickets', 'cancelled', 'unfulfillable', 'notice', 'noticeUnfulfillable']),
    orderId: v.string(),
    again,
  }),
  v.object({ kind: v.literal('attendeeTicket'), orderId: v.string(), ticketId: v.string(), again }),
])

/** A mail about an order: only what it is about is stored, so that erasing the order erases its mails. */
export type OrderMailMessage = v.InferOutput<typeof mailMessage>

export const orderMailChannel: Channel<OrderMailMessage> = { name: 'orderMail', read: v.parser(mailMessage) }

const record = (order: Order, changes: OrderRecord): NewDelivery =>
  recordDelivery(recordMessage('ticket_orders', changes, { key: order.id }))

/** How the order stands, for the record that is there. */
export const statusRecord = (order: Order): NewDelivery => record(order, stateOf(order))

const mail = (message: OrderMailMessage): NewDelivery => deliveryBy(orderMailChannel, message)

const ofChanges: OrderDeliveries = {
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

/** Of whatever changes, people in the content service get to read a copy. */
export const orderDeliveries: OrderDeliveries = Object.fromEntries(
  Object.entries(ofChanges).map(([name, deliveries]) => [
    name,
    (order: Order, ...told: unknown[]) => [
      ...(deliveries as (order: Order, ...told: unknown[]) => NewDelivery[])(order, ...told),
      orderCopyDelivery(order.id),
    ],
  ]),
) as OrderDeliveries

function paymentOf({ provider, providerPaymentId, status, reference }: Payment): Record<string, unknown> {
  return { provider, id: providerPaymentId, status, reference }
}
