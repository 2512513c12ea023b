// What the use cases of this room work with.
import type { IssuedTicket, Order } from '#domain/order/order.ts'
import type { Payment } from '#domain/payment/payment.ts'
import type { NewDelivery } from '../outbox/channel.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Database } from '../storage/database.ts'

/** What goes out when an order changes; made inside the transaction, so it must not wait for anything. */
export type OrderDeliveries = {
  placed(order: Order): NewDelivery[]
  /** A payment that neither paid the order nor gave its money back. */
  changed(order: Order, payment: Payment): NewDelivery[]
  paid(order: Order, tickets: readonly IssuedTicket[]): NewDelivery[]
  unfulfillable(order: Order, payment: Payment): NewDelivery[]
  cancelled(order: Order): NewDelivery[]
}

export type OrderContext = {
  database: Database
  outbox: Pick<Outbox, 'add'>
  deliveries: OrderDeliveries
  /** The site's clock, in milliseconds since 1970. */
  now(): number
}
