// What the use cases of this room work with.
import type { IssuedTicket, Order } from '#domain/order/order.ts'
import type { Refund } from '#domain/order/refund.ts'
import type { Payment, Receipt } from '#domain/payment/payment.ts'
import type { NewDelivery } from '../outbox/channel.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Database } from '../storage/database.ts'
import type { StrangerLetters } from '../submissions/stranger-letters.ts'

/** What goes out when an order changes; made inside the transaction, so it must not wait for anything. */
export type OrderDeliveries = {
  placed(order: Order): NewDelivery[]
  /** A payment that neither paid the order nor gave its money back. */
  changed(order: Order, payment: Payment): NewDelivery[]
  paid(order: Order, tickets: readonly IssuedTicket[], accounts: Accounts): NewDelivery[]
  unfulfillable(order: Order, payment: Payment): NewDelivery[]
  /** `tickets`: those that were good until then. */
  cancelled(order: Order, tickets: readonly IssuedTicket[]): NewDelivery[]
  /** `tickets`: those that ended with it. */
  refunded(order: Order, refund: Refund, tickets: readonly IssuedTicket[], accounts: Accounts): NewDelivery[]
  /** The provider says that a part went back which nobody asked for here. */
  refundReported(order: Order, refund: Refund, accounts: Accounts): NewDelivery[]
  /** The provider knows nothing of a refund that it was asked for. */
  refundFailed(order: Order, refund: Refund): NewDelivery[]
  /** `fresh`: ids of those that can be read now. */
  receipts(order: Order, fresh: readonly string[], accounts: Accounts): NewDelivery[]
  /** A fiscal receipt failed, or did not come in time. */
  receiptMissing(order: Order): NewDelivery[]
}

/** The money of an order. `payment` null: a transfer, or free. */
export type Accounts = { payment: Payment | null; refunds: readonly Refund[]; receipts: readonly Receipt[] }

export type OrderContext = {
  database: Database
  outbox: Pick<Outbox, 'add'>
  deliveries: OrderDeliveries
  /** The site's clock, in milliseconds since 1970. */
  now(): number
  /** Where it is not given, numbers begin at 1. */
  numbers?: OrderNumbers
  /** Where it is not given, no letter waits for its turn. */
  strangerLetters?: Pick<StrangerLetters, 'ofOrder'>
}

export type OrderNumbers = {
  /** The first number of an edition that nobody can have yet. */
  from(year: number): number
  /** Notes that `number` may be given out. Throws a StorageFault when that cannot be kept. */
  reach(year: number, number: number): void
}
