// Who gets a letter of the organisers: each mailbox that a good ticket leads to, once, with all of its tickets.
import { hash } from 'node:crypto'
import type { IssuedTicket, Order } from '#domain/order/order.ts'
import type { Transaction } from '../storage/database.ts'
import { mailbox } from '../submissions/mailbox.ts'
import { ordersWhere, ticketsWhere } from './order-rows.ts'

export type Recipient = {
  /** Digest of the mailbox. */
  person: string
  /** The order of the first ticket: its language is written. */
  orderId: string
  tickets: readonly string[]
}

/** Tells a mailbox without naming it. */
export const personOf = (email: string) => hash('sha256', mailbox(email), 'base64url')

/** Where the ticket's letters go: to its attendee, or to the buyer who named none. */
export const addressOf = ({ attendee }: IssuedTicket, { buyer }: Pick<Order, 'buyer'>) => attendee.email || buyer.email

/** Of an edition, in the order of their orders. Whoever was erased has no address, and is none of them. */
export async function letterRecipients(tx: Transaction, forumYear: number): Promise<Recipient[]> {
  const orders = await ordersWhere(tx, "WHERE forum_year = ? AND status = 'paid' ORDER BY sequence", forumYear)
  const tickets = await ticketsWhere(tx, "WHERE forum_year = ? AND state = 'valid' ORDER BY seat", forumYear)
  const ticketsOf = Map.groupBy(tickets, ({ orderId }) => orderId)
  const people = new Map<string, { orderId: string; tickets: string[] }>()
  for (const order of orders)
    for (const ticket of ticketsOf.get(order.id) ?? []) {
      const address = addressOf(ticket, order)
      if (address === '') continue
      const person = personOf(address)
      const known = people.get(person) ?? { orderId: order.id, tickets: [] }
      known.tickets.push(ticket.id)
      people.set(person, known)
    }
  return [...people].map(([person, has]) => ({ person, ...has }))
}

/** Takes out that people (`emails`) were written to. */
export async function forgetRecipients(tx: Transaction, emails: readonly string[]): Promise<void> {
  for (const email of emails) if (email !== '') await tx.run('DELETE FROM letter_sent WHERE person = ?', personOf(email))
}
