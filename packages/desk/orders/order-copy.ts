// The copy of an order for the content service: its columns and a record for each ticket. It is built from the desk's database when it is sent, so
// that it is never outdated and no personal data wait in the outbox (docs/decisions/0029-mirror-orders-into-the-content-service.md).

import type { FieldOf } from '@forum/content/port.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { type IssuedTicket, type Order, ticketOfSeat } from '@forum/domain/order/order.ts'
import { type Books, booksOf } from '@forum/domain/order/refund.ts'
import { vatIn } from '@forum/domain/order/vat.ts'
import * as v from 'valibot'
import type { Delivery, Outbox } from '../post/outbox/outbox.ts'
import type { OrderCopy } from '../post/records/record-channel.ts'
import { isLetterToPeople } from './order-deliveries.ts'
import { newRecord, stateOf } from './order-record.ts'
import type { Orders } from './orders.ts'
import { type EditionOf, ticketName, ticketNames } from './ticket-name.ts'

type Columns = { [Name in FieldOf<'ticket_orders'>]?: unknown }
type TicketRecord = { [Name in FieldOf<'order_tickets'>]?: unknown }

export type OrderCopies = {
  orders: Pick<Orders, 'byId' | 'ticketsOf' | 'ticketsEverOf' | 'paymentsOf' | 'refundsOf'>
  outbox: Pick<Outbox, 'about'>
  edition: EditionOf
  siteUrl: string
}

/** The function builds the current copy of an order; null: no such order. */
export function createOrderCopies({ orders, outbox, edition, siteUrl }: OrderCopies): (id: string) => Promise<OrderCopy | null> {
  return async (id) => {
    const order = await orders.byId(id)
    if (!order) return null
    const tickets = await orders.ticketsOf(id)
    const books = booksOf(order, { payments: await orders.paymentsOf(id), refunds: await orders.refundsOf(id) })
    const { buyer, items } = newRecord(order)
    const letters = (await outbox.about(id)).filter((each) => each.message !== null && isLetterToPeople(each))
    const people = isEmptied(order) ? { buyer: null, items: null } : { buyer, items }
    return {
      record: { ...newRecord(order), ...stateOf(order), ...people },
      columns: { ...people, ...columnsOf(order, { tickets, books, letters, edition, siteUrl }) },
      tickets: (await orders.ticketsEverOf(id)).map((ticket) => ticketOf(order, ticket, { letters, edition })),
    }
  }
}

/** Whether the buyer's data were erased. */
function isEmptied({ buyer }: Order): boolean {
  return buyer.name === '' && buyer.email === ''
}

type Letter = Pick<Delivery, 'message' | 'state'>

type CopyFacts = Omit<OrderCopies, 'orders' | 'outbox'> & {
  tickets: readonly IssuedTicket[]
  books: Books
  letters: readonly Letter[]
}

/** null: there is none. */
function stateOfLetters(letters: readonly Letter[]): 'sent' | 'waiting' | 'failed' | null {
  const is = (wanted: Letter['state']) => letters.some(({ state }) => state === wanted)
  if (is('dead')) return 'failed'
  if (is('waiting')) return 'waiting'
  return letters.length > 0 ? 'sent' : null
}

/** Whether a mail delivered this ticket to its attendee. */
const isOf = (ticketId: string) => {
  const own = v.object({ ticketId: v.literal(ticketId) })
  return ({ message }: Letter) => v.is(own, message)
}

function columnsOf(order: Order, { tickets, books, letters, edition, siteUrl }: CopyFacts): Columns {
  const { buyer, lines, total, locale, pageKey, method, origin, vatRate } = order
  const address = (path: string) => (isEmptied(order) ? null : siteUrl + localePath(locale, path))
  return {
    source: origin.source,
    letters: stateOfLetters(letters),
    allocation: origin.allocation || null,
    giver: origin.giver || null,
    buyer_name: buyer.name || null,
    buyer_company: buyer.company || null,
    buyer_code: buyer.edrpou || null,
    buyer_email: buyer.email || null,
    buyer_phone: buyer.phone || null,
    seats: tickets.length > 0 ? tickets.length : lines.reduce((sum, { attendees }) => sum + attendees.length, 0),
    ticket_kinds: lines.map((line) => `${ticketNames(order, line, edition)} × ${line.attendees.length}`).join(', '),
    vat: vatRate === null ? null : vatIn(total, vatRate) / 100,
    paid_sum: books.paid / 100,
    refunded_sum: books.refunded / 100,
    order_page: address(pathWithin.order(pageKey)),
    invoice_page: method === 'bank' && total > 0 ? address(pathWithin.invoicePaper(pageKey)) : null,
  }
}

/** `number`: the ticket's number at the door and on the organisers' page; seats count from 1. */
function ticketOf(order: Order, ticket: IssuedTicket, { letters, edition }: Pick<CopyFacts, 'letters' | 'edition'>) {
  const { id, seat, title, attendee, state, forumYear, issuedAt, usedAt } = ticket
  const ticketId = ticketOfSeat(order, seat)
  const { name, company, position, email } = attendee
  const changes = {
    state,
    kind: ticketId === undefined ? title : ticketName(order, { ticketId, title }, edition),
    attendee_name: name || null,
    company: company || null,
    position: position || null,
    email: email || null,
    source: order.origin.source,
    letters: stateOfLetters(letters.filter(isOf(id))),
    checked_in_at: usedAt === null ? null : new Date(usedAt).toISOString(),
  } satisfies TicketRecord
  const record = {
    id,
    number: `${order.number}/${seat + 1}`,
    ticket_order: order.id,
    forum_year: forumYear,
    issued_at: new Date(issuedAt).toISOString(),
    ...changes,
  } satisfies TicketRecord
  return { id, record, changes }
}
