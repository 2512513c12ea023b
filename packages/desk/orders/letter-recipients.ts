// Recipients of a mailing: each mailbox with a valid ticket once, with all its tickets.
import { hash } from 'node:crypto'
import * as v from 'valibot'
import { mailbox } from '../forms/mailbox.ts'
import type { Transaction } from '../storage/database.ts'
import { json } from '../storage/row.ts'

export type Recipient = {
  /** Digest of the mailbox. */
  person: string
  /** The order of the first ticket: its language is used. */
  orderId: string
  tickets: readonly string[]
}

/** Identifies a mailbox without storing its address. */
export const personOf = (email: string) => hash('sha256', mailbox(email), 'base64url')

type Addressed = { email: string }

/** Mail address of a ticket: the attendee's, or the buyer's if the attendee has none. */
export const addressOf = ({ attendee }: { attendee: Addressed }, { buyer }: { buyer: Addressed }) => attendee.email || buyer.email

const written = v.object({ email: v.string() })
const ticketRow = v.object({ id: v.string(), order_id: v.string(), attendee: json(written), buyer: json(written) })
const endsRow = v.object({ first: v.nullable(v.number()), last: v.nullable(v.number()) })

/** Batch size: the process serves visitors between batches. */
const portion = 500

/** Recipients of an edition in the order of their orders. Erased people have no address and are left out. */
export async function letterRecipients(tx: Transaction, forumYear: number): Promise<Recipient[]> {
  const people = new Map<string, { orderId: string; tickets: string[] }>()
  const ends = 'SELECT min(sequence) AS first, max(sequence) AS last FROM ticket_order WHERE forum_year = ?'
  const { first: start, last } = (await tx.one(endsRow, ends, forumYear)) ?? { first: null, last: null }
  for (let first = start ?? 0; first <= (last ?? -1); first += portion) {
    const tickets = await tx.all(
      ticketRow,
      `SELECT ticket.id, order_id, attendee, buyer FROM ticket_order JOIN ticket ON ticket.order_id = ticket_order.id
       WHERE ticket_order.forum_year = ? AND sequence >= ? AND sequence < ? AND status = 'paid' AND state = 'valid' AND replaced_at IS NULL
       ORDER BY sequence, seat`,
      ...[forumYear, first, first + portion],
    )
    for (const { id, order_id, attendee, buyer } of tickets) {
      const address = addressOf({ attendee }, { buyer })
      if (address === '') continue
      const person = personOf(address)
      const known = people.get(person) ?? { orderId: order_id, tickets: [] }
      known.tickets.push(id)
      people.set(person, known)
    }
  }
  return [...people].map(([person, has]) => ({ person, ...has }))
}

/** Forgets that these people (`emails`) were written to. */
export async function forgetRecipients(tx: Transaction, emails: readonly string[]): Promise<void> {
  for (const email of emails) if (email !== '') await tx.run('DELETE FROM letter_sent WHERE person = ?', personOf(email))
}
