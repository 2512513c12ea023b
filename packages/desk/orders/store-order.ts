// Stores an order with its seats and deliveries. A free order is paid in the same transaction, so that it is never half done.
import { randomUUID } from 'node:crypto'
import {
  cardTimeout,
  fromSite,
  type IssuedTicket,
  type NewOrder,
  type Order,
  orderNumber,
  totalOf,
} from '@forum/domain/order/order.ts'
import { type CodeFault, discountOf } from '@forum/domain/order/promo-code.ts'
import * as v from 'valibot'
import { mailbox } from '../forms/mailbox.ts'
import type { NewDelivery } from '../post/outbox/channel.ts'
import { StorageFault, type Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'
import { payOrder } from './change-status.ts'
import { lastEuroRate } from './euro-rate.ts'
import { orderBy, orderWith } from './find-orders.ts'
import { isOfferedTo, takeOffer } from './held-for-waiting.ts'
import type { OrderChangeContext, OrderContext, OrderDeliveries } from './order-context.ts'
import { isLetterToPeople } from './order-deliveries.ts'
import { type Limits, limitsOf, type OrderLimit } from './order-limits.ts'
import { CodeRefused, checkCode } from './promo-codes.ts'
import { checkSeats, type Hold, holdOf, holdSeats, type Quotas, SoldOut, seatsLeft, seatsWanted } from './seats.ts'
import { unguessable } from './unguessable.ts'

type Stored =
  | { outcome: 'placed'; order: Order /** false: the same form was submitted before. */; isNew: boolean }
  /** The buyer or their network has too many unpaid orders. */
  | { outcome: 'overLimit'; limit: OrderLimit }

export type NotStored =
  | { outcome: 'soldOut'; ticketId: string; left: number }
  /** The disk is full or the database is locked. */
  | { outcome: 'refused'; reason: string }

/** The promo code is invalid, or valid for fewer tickets (`left`). */
type CodeNotGood = { outcome: 'codeRefused'; fault: CodeFault; left: number }

export type Storing = Stored | NotStored | CodeNotGood

export type OrderKeys = readonly [own: string, ...others: string[]]

/** `placedFrom`: digest of the visitor's line, empty if unknown; null: placed by the operator, without limits. */
export type StoreOptions = {
  quotas: Quotas
  /** Idempotency keys: an order is known by each of them, and a new one gets the first. */
  keys: OrderKeys
  placedFrom: string | null
  /** Key of the visitor's page of the waiting list, if seats are offered to them. */
  offer?: string
}

/** For orders of the operator. */
const unlimited: Limits = { limit: null, isOverShare: false }

/** Stores one order per key, as long as that order is valid. */
export function storeOrder(context: OrderContext, given: NewOrder, options: StoreOptions): Promise<Storing> {
  return orNotStored(() => context.database.transaction((tx) => storeOrderIn(tx, context, given, options))).catch(
    (error): CodeNotGood => {
      if (error instanceof CodeRefused) return { outcome: 'codeRefused', fault: error.fault, left: error.left }
      throw error
    },
  )
}

/** The result of `work`; missing seats and storage faults are results, too, not exceptions. */
export async function orNotStored<Result>(work: () => Promise<Result>): Promise<Result | NotStored> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SoldOut) return { outcome: 'soldOut', ticketId: error.ticketId, left: error.left }
    if (error instanceof StorageFault) return { outcome: 'refused', reason: error.message }
    throw error
  }
}

/** Stores an order within a larger transaction. Throws SoldOut or CodeRefused; then the whole transaction must be rolled back. */
export async function storeOrderIn(
  tx: Transaction,
  context: OrderChangeContext,
  given: NewOrder,
  { quotas, keys, placedFrom, offer = '' }: StoreOptions,
): Promise<Stored> {
  const { outbox, deliveries, now } = context
  const wanted = seatsWanted(given.lines)
  const isOffered = offer !== '' && (await isOfferedTo(tx, offer, wanted, now()))
  // Independent queries run together: each round trip to the database thread counts at the start of a sale.
  const [{ known, freeKey }, leftOf, { limit, isOverShare }, last, hold, euroRate] = await Promise.all([
    sameForm(tx, keys, now()),
    seatsLeft(tx, now(), offer),
    placedFrom === null ? unlimited : limitsOf(tx, given, wanted, quotas, placedFrom, now()),
    lastSequence(tx, given.forumYear),
    holdOf(tx, { ...given, isSure: totalOf(given.lines) === 0 || isOffered }, wanted, quotas, now()),
    lastEuroRate(tx),
  ])
  if (known) return { outcome: 'placed', order: known, isNew: false }
  checkSeats(leftOf, wanted, quotas)
  await checkCode(tx, given.forumYear, given.lines, now())
  if (limit) return { outcome: 'overLimit', limit }
  // An invoice over the share is accepted, but holds seats only after confirmation.
  if (isOverShare && !isOffered && hold.confirmKey === '') return { outcome: 'overLimit', limit: 'network' }
  const heldUntil = isOverShare && !isOffered ? now() : hold.heldUntil
  const sequence = Math.max(last + 1, context.numbers?.from(given.forumYear) ?? 1)
  context.numbers?.reach(given.forumYear, sequence)
  const order = await insertOrder(tx, given, { key: freeKey, placedFrom, sequence, euroRate, ...hold, heldUntil })
  const inTurn = placedFrom === null ? asTheyAre : turnsOf(context, order, { placedFrom, isKnown: await isKnownBuyer(tx, order) })
  const told = inTurn(deliveries.placed(order))
  await Promise.all([holdSeats(tx, order.id, wanted, quotas), outbox.add(tx, order.id, told, now())])
  if (offer !== '') await takeOffer(tx, offer, [...wanted.keys()], order.id, now())
  const free = { ...context, deliveries: { ...deliveries, paid: (...of: Paid) => inTurn(deliveries.paid(...of), of[1]) } }
  const paid = order.total === 0 ? await payOrder(tx, order.id, free) : null
  return { outcome: 'placed', order: paid ?? order, isNew: true }
}

type Paid = Parameters<OrderDeliveries['paid']>

const asTheyAre = (told: NewDelivery[]) => told

/**
 * Mails about unpaid orders are limited by line and by mailbox. `isKnown`: the buyer's mailbox is not. A mail that is over its mailbox's limit is not
 * sent: the order's page shows the same.
 */
function turnsOf(
  { strangerLetters }: Pick<OrderContext, 'strangerLetters'>,
  { buyer }: Order,
  { placedFrom, isKnown }: { placedFrom: string; isKnown: boolean },
) {
  return (told: NewDelivery[], tickets: readonly IssuedTicket[] = []): NewDelivery[] => {
    if (!strangerLetters) return told
    const lineWait = strangerLetters.ofOrder(placedFrom, told.filter(isLetterToPeople).length)
    return told.flatMap((each) => {
      if (!isLetterToPeople(each)) return [each]
      const { ticketId } = each.message as { ticketId?: string }
      const to = tickets.find(({ id }) => id === ticketId)?.attendee.email ?? buyer.email
      const wait = isKnown && to === buyer.email ? 0 : strangerLetters.ofMailbox(mailbox(to))
      return wait === null ? [] : [{ ...each, wait: Math.max(lineWait, wait) }]
    })
  }
}

/** Whether somebody opened a letter in the buyer's mailbox, or paid. */
async function isKnownBuyer(tx: Transaction, { buyer }: Order): Promise<boolean> {
  const which = "mailbox = ? AND (confirmed_at IS NOT NULL OR (status = 'paid' AND total > 0))"
  const row = v.object({ number: v.number() })
  const found = await tx.one(row, `SELECT count(*) AS number FROM ticket_order WHERE ${which}`, mailbox(buyer.email))
  return found !== undefined && found.number > 0
}

/**
 * The order made by the same form, while it is valid: not cancelled, and its seats are held or its card payment is open. Otherwise `freeKey` is the
 * key for a new order. Orders given by organisers stay valid until they are cancelled.
 */
async function sameForm(tx: Transaction, [own, ...others]: OrderKeys, now: number): Promise<SameForm> {
  const same = await sameByKey(tx, own, now)
  if (same.known) return same
  for (const other of others) {
    const { known } = await sameByKey(tx, other, now)
    if (known) return { known, freeKey: same.freeKey }
  }
  return same
}

type SameForm = { known?: Order; freeKey: string }

async function sameByKey(tx: Transaction, key: string, now: number): Promise<SameForm> {
  const known = await orderBy(tx, 'idempotency_key', key)
  if (!known) return { freeKey: key }
  const isWaiting = known.status === 'awaiting_payment'
  const isRecent = known.origin.source !== 'site' || now < known.createdAt + cardTimeout
  if ((isWaiting && now < known.heldUntil) || ((isWaiting || known.status === 'paid') && isRecent)) return { known, freeKey: key }
  return sameByKey(tx, `${key}:${known.number}`, now)
}

/** The last order number of the edition; 0: none. */
async function lastSequence(tx: Transaction, forumYear: number): Promise<number> {
  const row = v.object({ last: v.nullable(v.number()) })
  const found = await tx.one(row, 'SELECT max(sequence) AS last FROM ticket_order WHERE forum_year = ?', forumYear)
  return found?.last ?? 0
}

type Inserted = Hold & Pick<StoreOptions, 'placedFrom'> & Pick<Order, 'euroRate'> & { key: string; sequence: number }

async function insertOrder(
  tx: Transaction,
  order: NewOrder,
  { key, placedFrom, sequence, euroRate, heldUntil, confirmKey }: Inserted,
): Promise<Order> {
  const { forumYear, locale, method, buyer, lines, consent, createdAt, expiresAt, origin = fromSite } = order
  const id = randomUUID()
  const discount = discountOf(lines)
  const inserting = insert(tx, 'ticket_order', {
    id,
    idempotency_key: key,
    forum_year: forumYear,
    sequence,
    number: orderNumber(forumYear, sequence),
    page_key: unguessable(),
    lang: locale,
    method,
    status: 'awaiting_payment',
    confirm_key: confirmKey,
    buyer: JSON.stringify(buyer),
    lines: JSON.stringify(lines),
    consent: JSON.stringify(consent),
    total: totalOf(lines),
    created_at: createdAt,
    expires_at: expiresAt,
    held_until: heldUntil,
    placed_from: placedFrom || null,
    mailbox: mailbox(buyer.email),
    source: origin.source,
    allocation: origin.allocation,
    giver: origin.giver,
    code: discount?.code ?? '',
    code_tickets: discount?.tickets ?? 0,
    euro_rate: euroRate,
  })
  const [, inserted] = await Promise.all([inserting, orderWith(tx, id)])
  return inserted
}
