// Dependencies of the use cases in this folder.
import type { IssuedTicket, Order } from '@forum/domain/order/order.ts'
import type { Refund } from '@forum/domain/order/refund.ts'
import type { Payment, Receipt } from '@forum/domain/payment/payment.ts'
import type { StrangerLetters } from '../forms/stranger-letters.ts'
import type { NewDelivery } from '../post/outbox/channel.ts'
import type { Outbox } from '../post/outbox/outbox.ts'
import type { Database } from '../storage/database.ts'

/** Mails and records to send when an order changes. Created inside the transaction, so it must not wait for anything else. */
export type OrderDeliveries = {
  placed(order: Order): NewDelivery[]
  /** A payment that neither paid the order nor refunded it. */
  changed(order: Order, payment: Payment): NewDelivery[]
  paid(order: Order, tickets: readonly IssuedTicket[], accounts: Accounts): NewDelivery[]
  /** A part of its money came by transfer. */
  partPaid(order: Order, shareId: string): NewDelivery[]
  /** Such a part was taken back. */
  shareEnded(order: Order): NewDelivery[]
  unfulfillable(order: Order, payment: Payment): NewDelivery[]
  /** `tickets`: valid until now. */
  cancelled(order: Order, tickets: readonly IssuedTicket[]): NewDelivery[]
  /** `tickets`: cancelled by the refund. */
  refunded(order: Order, refund: Refund, tickets: readonly IssuedTicket[], accounts: Accounts): NewDelivery[]
  /** The provider reports a partial refund that was not requested here. */
  refundReported(order: Order, refund: Refund, accounts: Accounts): NewDelivery[]
  /** The provider does not know a refund that was requested. */
  refundFailed(order: Order, refund: Refund): NewDelivery[]
  /** `fresh`: ids of receipts that became available. */
  receipts(order: Order, fresh: readonly string[], accounts: Accounts): NewDelivery[]
  /** A fiscal receipt failed or is late. */
  receiptMissing(order: Order): NewDelivery[]
}

/** Payments of an order. `payment` null: bank transfer, or free. */
export type Accounts = { payment: Payment | null; refunds: readonly Refund[]; receipts: readonly Receipt[] }

export type OrderContext = OrderChangeContext & { database: Database }

/** What a change within a transaction needs. */
export type OrderChangeContext = {
  outbox: Pick<Outbox, 'add' | 'addAll'>
  deliveries: OrderDeliveries
  /** The site's clock, in milliseconds since 1970. */
  now(): number
  /** Missing: numbers begin at 1. */
  numbers?: OrderNumbers
  /** VAT that prices of new orders include, per cent; null, missing: none. */
  vatRate?: number | null
  /** Missing: mails are not rate-limited. */
  strangerLetters?: Pick<StrangerLetters, 'ofOrder' | 'ofMailbox'>
}

export type OrderNumbers = {
  /** The first number of an edition that is certainly unused. */
  from(year: number): number
  /** Records that `number` may be used. Throws a StorageFault when that cannot be stored. */
  reach(year: number, number: number): void
}
