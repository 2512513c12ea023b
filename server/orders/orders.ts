// Use cases of orders for pages, the payment service and the operator. Each use case has one file and one transaction.
import type { Attendee, IssuedTicket, NewOrder, Order } from '#domain/order/order.ts'
import type { Refund, RefundWish } from '#domain/order/refund.ts'
import type { Payment, Receipt } from '#domain/payment/payment.ts'
import type { FiscalReceipt, PaymentNotice } from '../payments/provider.ts'
import { orderCopyDelivery } from '../records/record-channel.ts'
import type { Database, Transaction } from '../storage/database.ts'
import { cancelUnpaid, type UnpaidSelection, unpaidOrders } from './cancel-unpaid.ts'
import { type Confirmation, confirmOrder } from './confirm-order.ts'
import { eraseAttendees, eraseOrders } from './erase-orders.ts'
import { expireOrders } from './expire-orders.ts'
import * as find from './find-orders.ts'
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
  type WaitingPayment,
  waitingPayment,
} from './open-payment.ts'
import type { OrderContext } from './order-context.ts'
import { lookAtCode } from './promo-codes.ts'
import { noteReceipts } from './receipts.ts'
import { askRefund, type RefundAsking, settleRefund } from './refund-order.ts'
import { revokeOrder } from './revoke-order.ts'
import { type Quotas, type SeatsLeft, seatsLeft, type UnpaidHold, worryingHolds } from './seats.ts'
import { type Settlement, settlePayment } from './settle-payment.ts'
import { type Storing, storeOrder } from './store-order.ts'

/** The use cases are documented in their own files. */
export type Orders = {
  store(order: NewOrder, quotas: Quotas, key: string, placedFrom?: string | null, offer?: string): Promise<Storing>
  /** `offer`: key of the visitor's page of the waiting list. */
  seatsLeft(offer?: string): Promise<SeatsLeft>
  /** null: there is no such code. */
  code(forumYear: number, text: string): ReturnType<typeof lookAtCode>
  settle(provider: string, notice: PaymentNotice): Promise<Settlement>
  markPaid(number: string): Promise<Order | null>
  confirm(confirmKey: string): Promise<Confirmation | null>
  revoke(number: string): Promise<Order | null>
  unpaid(selection: UnpaidSelection): Promise<Order[]>
  cancelUnpaid(ids: readonly string[], isQuiet: boolean): Promise<number>
  worryingHolds(): Promise<UnpaidHold[]>
  expire(): Promise<number>
  erase(tx: Transaction, ids: readonly string[]): Promise<void>
  eraseAttendees(tx: Transaction, ids: readonly string[], isMeant: (attendee: Attendee) => boolean): Promise<void>
  openPayment(order: Order, provider: string, how?: OpenPaymentOptions): Promise<WaitingPayment & { isNew: boolean }>
  rememberPayment(reference: string, opened: { paymentId: string; address: string }): Promise<void>
  waitingPayment(orderId: string, provider: string, waiting: Waiting): Promise<WaitingPayment | undefined>
  forgetPayment(reference: string): Promise<void>
  paymentAsked(reference: string): Promise<void>
  /** `database`: one that records who acts, for requests of organisers. */
  askRefund(number: string, wish: RefundWish, provider: string | null, database?: Database): Promise<RefundAsking>
  settleRefund(id: string, state: 'done' | 'failed'): Promise<Refund | null>
  refundAsked(id: string): Promise<void>
  noteReceipts(payment: Payment, told: readonly FiscalReceipt[]): Promise<void>
  receiptsAsked(reference: string): Promise<void>
  byId(id: string): Promise<Order | undefined>
  byNumber(number: string): Promise<Order | undefined>
  byPage(pageKey: string): Promise<Order | undefined>
  list(max: number): Promise<Order[]>
  erasableBefore(moment: number, max: number): Promise<string[]>
  erasedAt(id: string): Promise<number | null>
  ticketsOf(orderId: string): Promise<IssuedTicket[]>
  ticketsEverOf(orderId: string): Promise<IssuedTicket[]>
  ticket(id: string): Promise<IssuedTicket | undefined>
  ticketByPage(pageKey: string): Promise<IssuedTicket | undefined>
  payment(reference: string): Promise<Payment | undefined>
  paymentsOf(orderId: string): Promise<Payment[]>
  unsettled(before: number, max: number): Promise<Payment[]>
  refundsOf(orderId: string): Promise<Refund[]>
  askedRefunds(before: number, max: number): Promise<Refund[]>
  receiptsOf(orderId: string): Promise<Receipt[]>
  withoutReceipts(before: number, max: number): Promise<Payment[]>
}

type OrdersOptions = OrderContext & {
  /** Called when an order was placed or marked as paid, so that its deliveries go out. */
  onStored?(): void
  log?: { info(details: object, text: string): void; error(details: object, text: string): void }
}

export function createOrders({ onStored, log, ...context }: OrdersOptions): Orders {
  const { database, outbox, now } = context
  /** Empties the copies of these orders in the content service. Skips ids of other records. */
  const tellErased = async (tx: Transaction, ids: readonly string[]) => {
    for (const id of ids) if (await find.orderBy(tx, 'id', id)) await outbox.add(tx, id, [orderCopyDelivery(id)], now())
  }
  return {
    async store(order, quotas, key, placedFrom = null, offer = '') {
      const storing = await storeOrder(context, order, { quotas, key, placedFrom, offer })
      if (storing.outcome === 'overLimit') log?.info({ limit: storing.limit }, 'an order was not taken: too much is unpaid')
      if (storing.outcome === 'refused')
        log?.error({ reason: storing.reason }, 'an order could not be stored: the visitor was told so')
      if (storing.outcome !== 'placed') return storing
      log?.info({ order: storing.order.number, isRepeated: !storing.isNew }, 'an order is stored')
      if (storing.isNew) onStored?.()
      return storing
    },
    seatsLeft: (offer) => seatsLeft(database, now(), offer),
    code: (forumYear, text) => lookAtCode(database, forumYear, text, now()),
    settle: (provider, notice) => settlePayment(context, provider, notice),
    async markPaid(number) {
      const paid = await markPaid(context, number)
      if (paid) onStored?.()
      return paid
    },
    async confirm(confirmKey) {
      const confirmation = await confirmOrder(context, confirmKey)
      if (confirmation?.outcome === 'refused')
        log?.error({ reason: confirmation.reason }, 'seats could not be confirmed: the visitor was told so')
      return confirmation
    },
    revoke: (number) => revokeOrder(context, number),
    cancelUnpaid: (ids, isQuiet) => cancelUnpaid(context, ids, isQuiet),
    worryingHolds: () => worryingHolds(database, now()),
    expire: () => expireOrders(context),
    async erase(tx, ids) {
      await eraseOrders(tx, ids, now())
      await tellErased(tx, ids)
    },
    async eraseAttendees(tx, ids, isMeant) {
      await eraseAttendees(tx, ids, isMeant)
      await tellErased(tx, ids)
    },
    openPayment: (order, provider, how) => openPayment(context, order, provider, how),
    rememberPayment: (reference, opened) => rememberPayment(context, reference, opened),
    waitingPayment: (orderId, provider, waiting) => waitingPayment(context, orderId, provider, waiting),
    forgetPayment: (reference) => forgetPayment(context, reference),
    paymentAsked: (reference) => paymentAsked(context, reference),
    askRefund: (number, wish, provider, by = database) => askRefund({ ...context, database: by }, number, wish, provider),
    async settleRefund(id, state) {
      const refund = await settleRefund(context, id, state)
      if (refund) onStored?.()
      return refund
    },
    refundAsked: (id) => refundAsked(context, id),
    noteReceipts: (payment, told) => noteReceipts(context, payment, told),
    receiptsAsked: (reference) => receiptsAsked(context, reference),
    ...queriesOf(database),
  }
}

function queriesOf(tx: Transaction) {
  return {
    byId: (id: string) => find.orderBy(tx, 'id', id),
    byNumber: (number: string) => find.orderBy(tx, 'number', number),
    byPage: (pageKey: string) => find.orderBy(tx, 'page_key', pageKey),
    unpaid: (selection: UnpaidSelection) => unpaidOrders(tx, selection),
    list: (max: number) => find.listOrders(tx, max),
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
    withoutReceipts: (before: number, max: number) => find.paymentsWithoutReceipts(tx, before, max),
  }
}
