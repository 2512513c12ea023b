// The page of one order: its state, allowed actions, mails and history.

import { deedsOf, type NotedDeed, type OrderDeed, type OrderRefusal } from '@forum/desk/audit/audit.ts'
import { mailbox, ownDomain } from '@forum/desk/forms/mailbox.ts'
import type { Orders } from '@forum/desk/orders/orders.ts'
import type { EditionOf } from '@forum/desk/orders/ticket-name.ts'
import { ticketName } from '@forum/desk/orders/ticket-name.ts'
import type { Outbox } from '@forum/desk/post/outbox/outbox.ts'
import type { Database } from '@forum/desk/storage/database.ts'
import { namedRow } from '@forum/desk/storage/row.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { CorrectableInvoice } from '@forum/domain/order/invoice-version.ts'
import { isGiven, type Order, openSum } from '@forum/domain/order/order.ts'
import { booksOf, seatPrices } from '@forum/domain/order/refund.ts'
import { ownValue } from '@forum/domain/record/own-value.ts'
import * as v from 'valibot'
import { orderPapers } from './paper-view.ts'

type Desk = { orders: Orders; outbox: Outbox; database: Database; now(): number }

export type OrderPageOptions = { desk: Desk; edition: EditionOf; siteUrl: string }

type OrderShown = {
  /** Where to get a new pass for refunds; null: not needed now, `''`: from the demo's button. */
  freshFrom: string | null
  /** The action that was just done, from the URL. */
  done: OrderDeed | null
  refused: OrderRefusal | null
}

export type OrderView = NonNullable<Awaited<ReturnType<typeof orderView>>>

export type SeatView = OrderView['seats'][number]

/** null: no such order. */
export async function orderView(number: string, { desk, edition, siteUrl }: OrderPageOptions, shown: OrderShown) {
  const { orders } = desk
  const order = await orders.byNumber(number)
  if (!order) return null
  const [tickets, payments, refunds, erasedAt] = [
    await orders.ticketsOf(order.id),
    await orders.paymentsOf(order.id),
    await orders.refundsOf(order.id),
    await orders.erasedAt(order.id),
  ]
  const books = booksOf(order, { payments, refunds })
  const prices = seatPrices(order)
  const places = order.lines.flatMap((line) => line.attendees.map((attendee) => ({ line, attendee })))
  const seats = places.map(({ line, attendee }, seat) => {
    const ticket = tickets.find((each) => each.seat === seat)
    return {
      seat,
      title: ticketName(order, line, edition),
      /** Kopiykas. */
      price: prices[seat] ?? 0,
      attendee: ticket?.attendee ?? attendee,
      /** `none`: the ticket is not issued yet. */
      state: ticket?.state ?? ('none' as const),
      usedAt: ticket?.usedAt ?? null,
    }
  })
  const invoice = await orders.correctableInvoice(order, 'organiser')
  const { status, method, createdAt, expiresAt, paidAt, buyer, total } = order
  return {
    page: 'order' as const,
    number,
    status,
    method,
    createdAt,
    expiresAt,
    paidAt,
    buyer,
    books,
    total,
    seats,
    isRevoked: order.revokedAt !== null,
    /** Unpaid orders from the line of this one, when it is unpaid, itself among them. */
    alike: status === 'awaiting_payment' ? (await orders.unpaid({ like: number })).length : 0,
    /** The buyer's company's mail domain; null: a mail service for everybody. */
    domain: ownDomain(mailbox(buyer.email)),
    origin: order.origin,
    isErased: erasedAt !== null,
    letters: await lettersOf(order, desk),
    /** Kopiykas that are missing; null: nothing waits for money. */
    open: status === 'awaiting_payment' && total > 0 ? openSum(order) : null,
    transfers: await transfersOf(desk.database, order.id),
    accounting: await orderPapers(desk.database, order),
    invoice: invoiceView(order, invoice, siteUrl),
    deeds: (await deedsOf(desk.database, order.id)).map((deed) => deedView(deed, null)),
    /** Actions that are allowed now. */
    may: whatMay(order, {
      isErased: erasedAt !== null,
      remaining: books.remaining,
      hasGood: hasGood(seats),
      isFixed: invoice.fixed !== null,
    }),
    /** The buyer's order page. */
    address: siteUrl + localePath(order.locale, pathWithin.order(order.pageKey)),
    ...shown,
  }
}

const hasGood = (seats: readonly { state: string }[]) => seats.some(({ state }) => state === 'valid')

type State = { isErased: boolean; remaining: number; hasGood: boolean; isFixed: boolean }

function whatMay(
  { status, method, revokedAt, origin }: Order,
  { isErased, remaining, hasGood, isFixed }: State,
): Record<OrderDeed, boolean> {
  const isOpen = revokedAt === null && (status === 'awaiting_payment' || status === 'cancelled')
  const lives = !isErased && (status === 'awaiting_payment' || status === 'paid')
  return {
    paid: isOpen && method === 'bank' && !isErased,
    resent: hasGood && !isErased,
    invoiceResent: status === 'awaiting_payment' && method === 'bank' && !isErased,
    invoiceCorrected: !isFixed,
    readdressed: !isErased,
    attendeeReplaced: lives,
    extended: isOpen && method === 'bank' && !isErased,
    cancelled: status === 'awaiting_payment',
    withdrawn: status === 'paid' && isGiven({ origin }),
    refunded: !isGiven({ origin }) && (status === 'paid' || status === 'refunded') && (hasGood || remaining > 0),
    noted: true,
  }
}

/** The version that is valid, those before it, the newest first, and where their papers are. */
function invoiceView({ locale, pageKey, status }: Order, { newest, replaced, fixed }: CorrectableInvoice, siteUrl: string) {
  const versions = replaced.toReversed().map(({ version, payer, since, madeBy }) => ({
    ...{ version, payer, since, madeBy },
    paper: siteUrl + localePath(locale, pathWithin.invoicePaper(pageKey, version)),
  }))
  const isValid = status === 'awaiting_payment' || status === 'paid'
  const paper = isValid ? siteUrl + localePath(locale, pathWithin.invoicePaper(pageKey)) : null
  /** `paper` null: the order was cancelled or refunded. */
  return { newest, paper, replaced: versions, isActed: fixed === 'acted' }
}

/** Mails about the order, newest first. */
async function lettersOf({ id, origin }: Order, { outbox }: Desk) {
  const all = await outbox.about(id)
  return all
    .filter(({ channel }) => channel === 'orderMail')
    .map(({ message, state, dueAt, lastError }) => ({
      kind: letterOf(kindOf(message), origin),
      state,
      at: dueAt,
      error: lastError,
    }))
    .toReversed()
}

/** Tickets that were given have other mails than bought ones. */
const ofGiven: Readonly<Record<string, string>> = { tickets: 'invitation', cancelled: 'withdrawn' }

const letterOf = (kind: string, origin: Order['origin']) => (isGiven({ origin }) && ownValue(ofGiven, kind)) || kind

function kindOf(message: unknown): string {
  return message !== null && typeof message === 'object' && 'kind' in message ? String(message.kind) : ''
}

/** What transfers brought, and what of it goes back. */
function transfersOf(tx: Database, orderId: string) {
  return tx.all(
    namedRow({
      id: v.string(),
      day: v.string(),
      payer: v.string(),
      amount: v.number(),
      returned: v.number(),
      asked: v.number(),
    }),
    `SELECT transfer.id, day, payer, share.amount, share.returned, (
       SELECT coalesce(sum(amount), 0) FROM transfer_return WHERE share_id = share.id AND state = 'asked') AS asked
     FROM transfer_share AS share JOIN transfer ON transfer.id = transfer_id
     WHERE order_id = ? AND ended_at IS NULL ORDER BY given_at, share.id`,
    orderId,
  )
}

export type DeedView = ReturnType<typeof deedView>

/** `order`: its number; null where all entries are of one order. `by` is empty for the buyer, on the order page. */
export function deedView({ id, at, reason, before, action, by }: NotedDeed, order: string | null) {
  const { request = null, transfer = null, amount = 0, ...rest } = known(before)
  const own = transfer === null ? before : rest
  return {
    ...{ id, at, reason, before: request === null ? own : null, action, by: by.name, order },
    /** The request that was answered. */
    request: request === null ? null : String(request),
    /** The transfer that it is about, and how much of it (kopiykas). */
    transfer: transfer === null ? null : { id: String(transfer), amount: Number(amount) },
  }
}

const known = (before: unknown): Record<string, unknown> => (before !== null && typeof before === 'object' ? { ...before } : {})
