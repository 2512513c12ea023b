// Use cases of orders for pages, the payment service and the operator. Each use case has one file and one transaction.
import type { InvoiceCorrector, InvoicePayer } from '@forum/domain/order/invoice-version.ts'
import type { Attendee, NewOrder, Order } from '@forum/domain/order/order.ts'
import type { RefundWish } from '@forum/domain/order/refund.ts'
import type { Payment } from '@forum/domain/payment/payment.ts'
import { papersOfOrder } from '../papers/paper-rows.ts'
import type { FiscalReceipt, PaymentNotice } from '../payments/provider.ts'
import { orderCopyDelivery } from '../post/records/record-channel.ts'
import type { Database, Transaction } from '../storage/database.ts'
import { cancelUnpaid, type UnpaidSelection, unpaidOrders } from './cancel-unpaid.ts'
import { confirmOrder } from './confirm-order.ts'
import { eraseAttendees, eraseOrders } from './erase-orders.ts'
import { expireOrders } from './expire-orders.ts'
import * as find from './find-orders.ts'
import { correctableInvoice, invoiceVersions } from './invoice-versions.ts'
import { markPaid } from './mark-paid.ts'
import {
  forgetPayment,
  type OpenPaymentOptions,
  openPayment,
  paymentAsked,
  receiptsAsked,
  refundAsked,
  rememberPayment,
  type Waiting,
  waitingPayment,
} from './open-payment.ts'
import type { OrderContext } from './order-context.ts'
import { lookAtCode } from './promo-codes.ts'
import { noteReceipts } from './receipts.ts'
import { askRefund, settleRefund } from './refund-order.ts'
import { type Quotas, seatsLeft, worryingHolds } from './seats.ts'
import { settlePayment } from './settle-payment.ts'
import { type OrderKeys, storeOrder } from './store-order.ts'

type OrdersOptions = OrderContext & {
  /** Called when an order was placed or marked as paid, so that its deliveries go out. */
  onStored?(): void
  log?: { info(details: object, text: string): void; error(details: object, text: string): void }
}

/** The use cases are documented in their own files. */
export type Orders = ReturnType<typeof createOrders>

export function createOrders({ onStored, log, ...context }: OrdersOptions) {
  const { database, outbox, now } = context
  /** Empties the copies of these orders in the content service. Skips ids of other records. */
  const tellErased = async (tx: Transaction, ids: readonly string[]) => {
    for (const id of ids) if (await find.orderBy(tx, 'id', id)) await outbox.add(tx, id, [orderCopyDelivery(id)], now())
  }
  return {
    /** `key`: one idempotency key, or several. */
    async store(order: NewOrder, quotas: Quotas, key: string | OrderKeys, placedFrom: string | null = null, offer = '') {
      const keys = typeof key === 'string' ? ([key] as const) : key
      const storing = await storeOrder(context, order, { quotas, keys, placedFrom, offer })
      if (storing.outcome === 'overLimit') log?.info({ limit: storing.limit }, 'an order was not taken: too much is unpaid')
      if (storing.outcome === 'refused')
        log?.error({ reason: storing.reason }, 'an order could not be stored: the visitor was told so')
      if (storing.outcome !== 'placed') return storing
      log?.info({ order: storing.order.number, isRepeated: !storing.isNew }, 'an order is stored')
      if (storing.isNew) onStored?.()
      return storing
    },
    /** `offer`: key of the visitor's page of the waiting list. */
    seatsLeft: (offer?: string) => seatsLeft(database, now(), offer),
    /** null: there is no such code. */
    code: (forumYear: number, text: string) => lookAtCode(database, forumYear, text, now()),
    settle: (provider: string, notice: PaymentNotice) => settlePayment(context, provider, notice),
    async markPaid(number: string) {
      const paid = await markPaid(context, number)
      if (paid) onStored?.()
      return paid
    },
    async confirm(confirmKey: string) {
      const confirmation = await confirmOrder(context, confirmKey)
      if (confirmation?.outcome === 'refused')
        log?.error({ reason: confirmation.reason }, 'seats could not be confirmed: the visitor was told so')
      return confirmation
    },
    cancelUnpaid: (ids: readonly string[], isQuiet: boolean, by: Database = database) =>
      cancelUnpaid({ ...context, database: by }, ids, isQuiet),
    worryingHolds: () => worryingHolds(database, now()),
    expire: () => expireOrders(context),
    async erase(tx: Transaction, ids: readonly string[]) {
      await eraseOrders(tx, ids, now())
      await tellErased(tx, ids)
    },
    async eraseAttendees(tx: Transaction, ids: readonly string[], isMeant: (person: Attendee | InvoicePayer) => boolean) {
      await eraseAttendees(tx, ids, isMeant)
      await tellErased(tx, ids)
    },
    openPayment: (order: Order, provider: string, how?: OpenPaymentOptions) => openPayment(context, order, provider, how),
    rememberPayment: (reference: string, opened: { paymentId: string; address: string }) =>
      rememberPayment(context, reference, opened),
    waitingPayment: (orderId: string, provider: string, waiting: Waiting) => waitingPayment(context, orderId, provider, waiting),
    forgetPayment: (reference: string) => forgetPayment(context, reference),
    paymentAsked: (reference: string) => paymentAsked(context, reference),
    /** `by`: a database that records who acts, for requests of organisers. */
    async askRefund(number: string, wish: RefundWish, provider: string | null, by: Database = database) {
      const asking = await askRefund({ ...context, database: by }, number, wish, provider)
      if (asking.outcome === 'asked' && !asking.payment) onStored?.()
      return asking
    },
    async settleRefund(id: string, state: 'done' | 'failed') {
      const refund = await settleRefund(context, id, state)
      if (refund) onStored?.()
      return refund
    },
    refundAsked: (id: string) => refundAsked(context, id),
    noteReceipts: (payment: Payment, told: readonly FiscalReceipt[]) => noteReceipts(context, payment, told),
    receiptsAsked: (reference: string) => receiptsAsked(context, reference),
    correctableInvoice: (order: Order, who: InvoiceCorrector) => correctableInvoice(database, order, who, now()),
    ...queriesOf(database),
  }
}

function queriesOf(tx: Transaction) {
  return {
    byId: (id: string) => find.orderBy(tx, 'id', id),
    byNumber: (number: string) => find.orderBy(tx, 'number', number),
    byPage: (pageKey: string) => find.orderBy(tx, 'page_key', pageKey),
    unpaid: (selection: UnpaidSelection) => unpaidOrders(tx, selection),
    list: (max?: number) => find.listOrders(tx, max),
    erasableBefore: (moment: number, max: number) => find.erasableBefore(tx, moment, max),
    erasedAt: (id: string) => find.erasedAt(tx, id),
    ticketsOf: (orderId: string) => find.ticketsOf(tx, orderId),
    ticketsEverOf: (orderId: string) => find.ticketsEverOf(tx, orderId),
    ticket: (id: string) => find.ticketBy(tx, id),
    ticketByPage: (pageKey: string) => find.ticketByPage(tx, pageKey),
    payment: (reference: string) => find.paymentBy(tx, reference),
    paymentsOf: (orderId: string) => find.paymentsOf(tx, orderId),
    unsettled: (before: number, max: number) => find.unsettledPayments(tx, before, max),
    refundsOf: (orderId: string) => find.refundsOf(tx, orderId),
    askedRefunds: (before: number, max: number) => find.askedRefunds(tx, before, max),
    receiptsOf: (orderId: string) => find.receiptsOf(tx, orderId),
    papersOf: (orderId: string) => papersOfOrder(tx, orderId),
    invoiceVersions: (orderId: string) => invoiceVersions(tx, orderId),
    withoutReceipts: (before: number, max: number) => find.paymentsWithoutReceipts(tx, before, max),
  }
}
