// Deliveries for a changed order: its record in the content service, and mails, whose text is written when they are sent.

import { recordMessage } from '@forum/content/port.ts'
import { isLetterName, type LetterName } from '@forum/domain/order/forum-letter.ts'
import { type IssuedTicket, isGiven, type Order } from '@forum/domain/order/order.ts'
import { booksOf, ownRefunds, payingOf } from '@forum/domain/order/refund.ts'
import type { Payment } from '@forum/domain/payment/payment.ts'
import * as v from 'valibot'
import { type Channel, deliveryBy, type NewDelivery } from '../post/outbox/channel.ts'
import { orderCopyDelivery, recordDelivery } from '../post/records/record-channel.ts'
import type { Accounts, OrderDeliveries } from './order-context.ts'
import { isoTime, newRecord, type OrderRecord, stateOf } from './order-record.ts'

/** Makes the name of a repeated mail unique. */
const again = v.exactOptional(v.number())

const mailMessage = v.variant('kind', [
  v.object({
    kind: v.picklist([
      'invoice',
      'tickets',
      'cancelled',
      'unfulfillable',
      'notice',
      'noticeUnfulfillable',
      'paidNotice',
      'receiptMissing',
      'invoiceReminder',
    ]),
    orderId: v.string(),
    again,
  }),
  v.object({ kind: v.literal('partPaid'), orderId: v.string(), shareId: v.string() }),
  /** `sending`: tells letters of the same act apart. */
  v.object({ kind: v.literal('act'), orderId: v.string(), paperId: v.string(), sending: v.number() }),
  v.object({ kind: v.picklist(['attendeeTicket', 'attendeeCancelled']), orderId: v.string(), ticketId: v.string(), again }),
  v.object({ kind: v.picklist(['refunded', 'refundReported', 'refundFailed']), orderId: v.string(), refundId: v.string() }),
  v.object({
    kind: v.literal('forumLetter'),
    letter: v.custom<LetterName>(isLetterName),
    orderId: v.string(),
    /** Digest of the mailbox. */
    person: v.string(),
    tickets: v.array(v.string()),
  }),
  v.object({ kind: v.literal('receipt'), orderId: v.string(), receiptId: v.string() }),
])

/** A mail about an order. Only ids are stored, so that erasing the order also erases its mails. */
export type OrderMailMessage = v.InferOutput<typeof mailMessage>

export const orderMailChannel: Channel<OrderMailMessage> = { name: 'orderMail', read: v.parser(mailMessage) }

const record = (order: Order, changes: OrderRecord): NewDelivery =>
  recordDelivery(recordMessage('ticket_orders', changes, { key: order.id }))

/** Updates the status of the existing record. */
export const statusRecord = (order: Order): NewDelivery => record(order, stateOf(order))

const mail = (message: OrderMailMessage): NewDelivery => deliveryBy(orderMailChannel, message)

const organisersMails = ['notice', 'noticeUnfulfillable', 'paidNotice', 'receiptMissing', 'refundReported', 'refundFailed']

/** Whether it goes to the organisers, who read it also when the buyer was erased. */
export const isToOrganisers = ({ kind }: OrderMailMessage): boolean => organisersMails.includes(kind)

/** Whether it is a mail to a buyer or attendee. Their addresses are unconfirmed while nothing is paid. */
export function isLetterToPeople({ channel, message }: NewDelivery): boolean {
  return channel === orderMailChannel.name && !isToOrganisers(message as OrderMailMessage)
}

const ofChanges: OrderDeliveries = {
  placed: (order) => [
    recordDelivery(recordMessage('ticket_orders', newRecord(order))),
    ...(order.method === 'bank' ? [mail({ orderId: order.id, kind: 'invoice' })] : []),
    // Organisers get no notice of orders that they placed themselves.
    ...(order.origin.source === 'site' ? [mail({ orderId: order.id, kind: 'notice' })] : []),
  ],
  changed: (order, payment) => [record(order, { payment: paymentOf(payment) })],
  paid: (order, tickets, accounts) => [
    record(order, { ...stateOf(order), payment: accountsRecord(order, accounts) }),
    mail({ orderId: order.id, kind: 'tickets' }),
    ...withOwnAddress(order, tickets).map(({ id }) => mail({ orderId: order.id, kind: 'attendeeTicket', ticketId: id })),
    ...(isGiven(order) ? [] : [mail({ orderId: order.id, kind: 'paidNotice' })]),
  ],
  partPaid: (order, shareId) => [statusRecord(order), mail({ orderId: order.id, kind: 'partPaid', shareId })],
  shareEnded: (order) => [statusRecord(order)],
  unfulfillable: (order, payment) => [
    record(order, { payment: { ...paymentOf(payment), note: 'paid in vain: to be given back' } }),
    mail({ orderId: order.id, kind: 'unfulfillable' }),
    mail({ orderId: order.id, kind: 'noticeUnfulfillable' }),
  ],
  cancelled: (order, tickets) => [
    statusRecord(order),
    mail({ orderId: order.id, kind: 'cancelled' }),
    ...attendeesTold(order, tickets),
  ],
  refunded: (order, refund, tickets, accounts) => [
    record(order, { status: order.status, payment: accountsRecord(order, accounts) }),
    mail({ orderId: order.id, kind: 'refunded', refundId: refund.id }),
    ...attendeesTold(order, tickets),
  ],
  refundReported: (order, refund, accounts) => [
    record(order, { payment: accountsRecord(order, accounts) }),
    mail({ orderId: order.id, kind: 'refundReported', refundId: refund.id }),
    mail({ orderId: order.id, kind: 'refunded', refundId: refund.id }),
  ],
  refundFailed: (order, refund) => [mail({ orderId: order.id, kind: 'refundFailed', refundId: refund.id })],
  receipts: (order, fresh, accounts) => [
    record(order, { payment: accountsRecord(order, accounts) }),
    ...fresh.map((receiptId) => mail({ orderId: order.id, kind: 'receipt', receiptId })),
  ],
  receiptMissing: (order) => [mail({ orderId: order.id, kind: 'receiptMissing' })],
}

/** Tickets whose attendee has another address than the buyer. */
function withOwnAddress({ buyer }: Order, tickets: readonly IssuedTicket[]): IssuedTicket[] {
  return tickets.filter(({ attendee: { email } }) => email !== '' && email.toLowerCase() !== buyer.email.toLowerCase())
}

const attendeesTold = (order: Order, tickets: readonly IssuedTicket[]) =>
  withOwnAddress(order, tickets).map(({ id }) => mail({ orderId: order.id, kind: 'attendeeCancelled', ticketId: id }))

/** The order's accounts in hryvnias. Seats count from 1, as organisers do. */
function accountsRecord(order: Order, money: Accounts): Record<string, unknown> {
  const { payments, receipts } = money
  const { paid, refunded, remaining } = booksOf(order, money)
  const payment = payingOf(order, payments) ?? payments[0]
  const back = ownRefunds(order, money).filter(({ state }) => state !== 'failed')
  return {
    ...(payment && paymentOf(payment)),
    paid: paid / 100,
    refunded: refunded / 100,
    remaining: remaining / 100,
    ...(back.length > 0 && {
      refunds: back.map(({ amount, seats, at }) => ({
        at: isoTime(at),
        amount: amount / 100,
        seats: seats.map((seat) => seat + 1),
      })),
    }),
    ...(receipts.length > 0 && { receipts: receipts.map(({ kind, state, address }) => ({ kind, state, address })) }),
  }
}

/** Each change also renews the copy that people read in the content service. */
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
