// Gives a seat to another person, or corrects the data of its attendee.
import { randomUUID } from 'node:crypto'
import type { Attendee, IssuedTicket, Order } from '@forum/domain/order/order.ts'
import { mailbox } from '../forms/mailbox.ts'
import { orderCopyDelivery } from '../post/records/record-channel.ts'
import type { Transaction } from '../storage/database.ts'
import { insertTickets } from './change-status.ts'
import { erasedAt, orderBy, orderWith, ticketsOf } from './find-orders.ts'
import { lettersAgain } from './letters-again.ts'
import type { OrderContext } from './order-context.ts'
import { unguessable } from './unguessable.ts'

/** `isReplaced`: another person gets a new code and the old code becomes void. Otherwise the ticket stays valid and only its data change. */
export type AttendeeChange = { seat: number; attendee: Attendee; isReplaced: boolean }

type AttendeeFault = 'noSuchOrder' | 'noSuchSeat' | 'erased' | 'nothingNew' | 'over'

export type AttendeeOutcome<More = never> =
  | { outcome: 'changed'; order: Order; before: Attendee; ticket: IssuedTicket | null }
  | { outcome: 'impossible'; fault: AttendeeFault | More }

/** An extra rule that can forbid the change. `ticket` undefined: no ticket was issued yet. */
export type Forbidding<More> = (tx: Transaction, order: Order, ticket: IssuedTicket | undefined) => Promise<More | null>

/** `seat`: counted from 0 across all order lines. The holder of the ticket and the buyer get a mail. */
export function changeAttendee<More = never>(
  context: OrderContext,
  number: string,
  change: AttendeeChange,
  forbidding: Forbidding<More> = async () => null,
): Promise<AttendeeOutcome<More>> {
  const { database, outbox, now } = context
  const impossible = (fault: AttendeeFault | More): AttendeeOutcome<More> => ({ outcome: 'impossible', fault })
  return database.transaction(async (tx): Promise<AttendeeOutcome<More>> => {
    const order = await orderBy(tx, 'number', number)
    if (!order) return impossible('noSuchOrder')
    if ((await erasedAt(tx, order.id)) !== null) return impossible('erased')
    if (order.status !== 'paid' && order.status !== 'awaiting_payment') return impossible('over')
    const before = order.lines.flatMap(({ attendees }) => attendees)[change.seat]
    if (!before) return impossible('noSuchSeat')
    if (JSON.stringify(before) === JSON.stringify(change.attendee)) return impossible('nothingNew')
    const old = (await ticketsOf(tx, order.id)).find(({ seat }) => seat === change.seat)
    if (old && old.state !== 'valid') return impossible('noSuchSeat')
    const forbidden = await forbidding(tx, order, old)
    if (forbidden !== null) return impossible(forbidden)
    await tx.run('UPDATE ticket_order SET lines = ? WHERE id = ?', JSON.stringify(linesWith(order, change)), order.id)
    const ticket = old ? await ticketWith(tx, old, change, now()) : null
    if (ticket && old) await sendLetters(tx, order, { old, ticket, isReplaced: change.isReplaced }, context)
    await outbox.add(tx, order.id, [orderCopyDelivery(order.id)], now())
    return { outcome: 'changed', order: await orderWith(tx, order.id), before, ticket }
  })
}

function linesWith({ lines }: Order, { seat, attendee }: AttendeeChange) {
  let first = 0
  return lines.map((line) => {
    const own = seat - first
    first += line.attendees.length
    return { ...line, attendees: line.attendees.map((each, place) => (place === own ? attendee : each)) }
  })
}

/** The valid ticket of the seat after the change. */
async function ticketWith(
  tx: Transaction,
  old: IssuedTicket,
  { attendee, isReplaced }: AttendeeChange,
  now: number,
): Promise<IssuedTicket> {
  if (!isReplaced) {
    await tx.run('UPDATE ticket SET attendee = ? WHERE id = ?', JSON.stringify(attendee), old.id)
    return { ...old, attendee }
  }
  const ticket = { ...old, id: randomUUID(), pageKey: unguessable(), attendee, issuedAt: now, usedAt: null }
  await tx.run("UPDATE ticket SET state = 'cancelled', replaced_at = ? WHERE id = ?", now, old.id)
  await insertTickets(tx, [ticket])
  return ticket
}

type Change = { old: IssuedTicket; ticket: IssuedTicket; isReplaced: boolean }

/** The old holder gets a cancellation; the new holder and the buyer get the ticket. */
async function sendLetters(
  tx: Transaction,
  order: Order,
  { old, ticket, isReplaced }: Change,
  context: OrderContext,
): Promise<void> {
  const hasOwn = ({ attendee: { email } }: IssuedTicket) =>
    email !== '' && email.toLowerCase() !== order.buyer.email.toLowerCase()
  const { id: orderId } = order
  // For an unchanged mailbox the mail with the new ticket is enough: it says that only this ticket is valid.
  const isSameMailbox = mailbox(old.attendee.email) === mailbox(ticket.attendee.email)
  if (isReplaced && hasOwn(old) && !isSameMailbox)
    await lettersAgain(tx, context, { kind: 'attendeeCancelled', orderId, ticketId: old.id })
  if (hasOwn(ticket)) await lettersAgain(tx, context, { kind: 'attendeeTicket', orderId, ticketId: ticket.id })
  if (isReplaced || !hasOwn(ticket)) await lettersAgain(tx, context, { kind: 'tickets', orderId })
}
