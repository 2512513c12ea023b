// Sends again what arrived before and was lost: mails with tickets or an invoice, and copies of orders in the content service.
import { randomInt } from 'node:crypto'
import type { Order } from '@forum/domain/order/order.ts'
import { deliveryBy, type NewDelivery } from '../post/outbox/channel.ts'
import type { Outbox } from '../post/outbox/outbox.ts'
import { orderCopyDelivery } from '../post/records/record-channel.ts'
import type { Database } from '../storage/database.ts'
import { orderBy } from './find-orders.ts'
import { lettersAgain } from './letters-again.ts'
import type { OrderContext } from './order-context.ts'
import { type OrderMailMessage, orderMailChannel } from './order-deliveries.ts'
import type { Orders } from './orders.ts'

type Parts = {
  orders: Pick<Orders, 'byNumber' | 'ticketsOf' | 'list'>
  database: Pick<Database, 'transaction'>
  outbox: Pick<Outbox, 'add'>
  /** Milliseconds since 1970. */
  now(): number
}

/** `to` null: buyer and attendees. `ticket`: number of one ticket, counted from 1, sent to its attendee; null: all. */
export type ResendWish = { to: 'buyer' | 'attendees' | null; ticket: number | null }

/**
 * Sends the ticket mails of an order again, each with a new Message-ID. Returns their number. Throws an Error with one sentence when there is no
 * ticket or no recipient.
 */
export async function resendTickets({ orders, database, outbox, now }: Parts, number: string, wish: ResendWish): Promise<number> {
  const order = await orders.byNumber(number)
  if (!order) throw new Error(`There is no order ${number}.`)
  const good = (await orders.ticketsOf(order.id)).filter(({ state }) => state === 'valid')
  if (good.length === 0) throw new Error(`Order ${number} has no valid tickets: it is ${order.status}.`)
  const buyer = order.buyer.email.toLowerCase()
  if (buyer === '') throw new Error(`The personal data of order ${number} were erased: there is no address.`)
  const chosen = good.filter(({ seat }) => wish.ticket === null || seat === wish.ticket - 1)
  if (chosen.length === 0) throw new Error(`Order ${number} has no valid ticket ${wish.ticket}.`)
  const isToBuyer = wish.ticket === null && wish.to !== 'attendees'
  // An attendee with the buyer's address has the ticket in the buyer's mail, unless it is requested by number.
  const isOwn = (email: string) => email !== '' && (wish.ticket !== null || email.toLowerCase() !== buyer)
  const attended = wish.to === 'buyer' ? [] : chosen.filter(({ attendee }) => isOwn(attendee.email))
  // Random, not a time: two requests within one millisecond are two mails.
  const again = randomInt(2 ** 48 - 1)
  const mail = (message: OrderMailMessage): NewDelivery => deliveryBy(orderMailChannel, message)
  const letters = [
    ...(isToBuyer ? [mail({ kind: 'tickets', orderId: order.id, again })] : []),
    ...attended.map(({ id }) => mail({ kind: 'attendeeTicket', orderId: order.id, ticketId: id, again })),
  ]
  if (letters.length === 0)
    throw new Error('No attendee of these tickets has an e-mail address of their own: send them to the buyer.')
  await database.transaction((tx) => outbox.add(tx, order.id, letters, now()))
  return letters.length
}

/** Sends the invoice of an unpaid order again; null: there is none, or nobody to send it to. */
export function resendInvoice(context: OrderContext, number: string): Promise<Order | null> {
  return context.database.transaction(async (tx) => {
    const order = await orderBy(tx, 'number', number)
    if (order?.status !== 'awaiting_payment' || order.method !== 'bank' || order.buyer.email === '') return null
    await lettersAgain(tx, context, { kind: 'invoice', orderId: order.id })
    return order
  })
}

/** Renews the copies in the content service, of one order or of all. Returns their number. */
export async function resendRecords({ orders, database, outbox, now }: Parts, number?: string): Promise<number> {
  const one = number === undefined ? undefined : await orders.byNumber(number)
  if (number !== undefined && !one) throw new Error(`There is no order ${number}.`)
  const meant = one ? [one] : await orders.list()
  for (const { id } of meant) await database.transaction((tx) => outbox.add(tx, id, [orderCopyDelivery(id)], now()))
  return meant.length
}
