// The audit journal of organisers: a row per action, written in the action's transaction and never changed.

import type { Order } from '@forum/domain/order/order.ts'
import type { CompanyCodeFault } from '@forum/domain/payment/company-code.ts'
import * as v from 'valibot'
import type { Database, Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'
import { json, namedRow } from '../storage/row.ts'
import { type Action, dayActions } from './actions.ts'

/** The submitted form of the order page, and its result. */
export const orderDeeds = [
  'paid',
  'resent',
  'invoiceResent',
  'invoiceCorrected',
  'readdressed',
  'attendeeReplaced',
  'extended',
  'cancelled',
  'withdrawn',
  'refunded',
  'noted',
] as const satisfies readonly Action[]

export type OrderDeed = (typeof orderDeeds)[number]

/** Why an action failed; packages/desk/office/drawing has a sentence for each. */
export type DeedFault =
  | 'stale'
  | 'notFresh'
  | 'overLimit'
  | 'noReason'
  | 'notEmail'
  | 'noName'
  | 'notSum'
  | 'allAndPart'
  | 'notDay'
  | 'nothingNew'
  | 'erased'
  | 'over'
  | 'noSuchSeat'
  | 'noInvoice'
  | 'past'
  | 'soldOut'
  | 'notPaid'
  | 'tooMuch'
  | 'nothing'
  | 'underWay'
  | 'meanwhile'
  | 'doubtful'
  | 'refused'
  | 'open'
  | 'notConfirmed'
  | 'fixedInvoice'
  | 'actedInvoice'
  | 'notPrintable'
  | CompanyCodeFault
  | 'notForeign'

/** The refused action of the order page, with the typed values. */
export type OrderRefusal = { deed: OrderDeed; fault: DeedFault; detail: string; typed: Readonly<Record<string, string>> }

/** The actor: an account of the content service, or the operator's command. */
export type Person = { id: string; name: string }

/** The actor on a buyer's own order page. */
export const buyerHimself: Person = { id: 'buyer', name: '' }

export type Deed = {
  action: Action
  /** null: not about an order. */
  orderId: string | null
  ticketId?: string | null
  /** The organiser's reason. */
  reason?: string
  /** Refunded money, in kopiykas. */
  amount?: number
  /** Free seats given away. */
  seats?: number
  /** The previous value. Personal data are removed from it on erasure. */
  before?: object | null
}

export type NotedDeed = Required<Omit<Deed, 'before'>> & { id: number; at: number; by: Person; before: unknown }

const row = v.pipe(
  namedRow({
    id: v.number(),
    at: v.number(),
    by_id: v.string(),
    by_name: v.string(),
    action: v.string(),
    order_id: v.nullable(v.string()),
    ticket_id: v.nullable(v.string()),
    reason: v.string(),
    amount: v.number(),
    seats: v.number(),
    before: json(v.unknown()),
  }),
  v.transform(
    ({ byId, byName, action, ...same }): NotedDeed => ({ ...same, action: action as Action, by: { id: byId, name: byName } }),
  ),
)

/** `at`: milliseconds since 1970. */
export async function noteDeed(tx: Transaction, by: Person, at: number, deed: Deed): Promise<void> {
  const { action, orderId, ticketId = null, reason = '', amount = 0, seats = 0, before = null } = deed
  await insert(tx, 'order_event', {
    at,
    by_id: by.id,
    by_name: by.name,
    action,
    order_id: orderId,
    ticket_id: ticketId,
    reason,
    amount,
    seats,
    before: JSON.stringify(before),
  })
}

/** The person's daily limit for refunds or free seats is exceeded: nothing was done. */
export class OverLimit extends Error {}

/** Daily limits of one person: refunds (kopiykas) and free seats. */
export type DayLimits = { amount: number; seats: number }

type Note<Result> = {
  by: Person
  /** Milliseconds since 1970. */
  at: number
  /** The journal entry for a result; null: nothing was done. */
  deedOf(result: Result): Deed | null | undefined
  limits: DayLimits
}

const day = 24 * 60 * 60_000

/** A database for one use case that adds the entry of `deedOf` to its transaction. Throws an OverLimit and rolls back. */
export function journalled<Result>(database: Database, { by, at, deedOf, limits }: Note<Result>): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction(async (tx) => {
        const result = await work(tx)
        // The use case has one transaction, which returns the use case's result.
        const deed = deedOf(result as unknown as Result)
        if (!deed) return result
        await noteDeed(tx, by, at, deed)
        const given = await givenSince(tx, by.id, at - day)
        if ((deed.amount && given.amount > limits.amount) || (deed.seats && given.seats > limits.seats)) throw new OverLimit()
        return result
      }),
  }
}

/** Entries of one order, newest first. */
export function deedsOf(tx: Transaction, orderId: string): Promise<NotedDeed[]> {
  return tx.all(row, 'SELECT * FROM order_event WHERE order_id = ? ORDER BY id DESC', orderId)
}

/** How often a person did something with an order since a time (milliseconds since 1970). */
export async function countDeeds(tx: Transaction, { id }: Person, orderId: string, since: number): Promise<number> {
  const found = await tx.one(
    v.object({ number: v.number() }),
    'SELECT count(*) AS number FROM order_event WHERE order_id = ? AND by_id = ? AND at >= ?',
    orderId,
    id,
    since,
  )
  return found?.number ?? 0
}

/** `before`: only entries older than the one with this id; `isOfDay`: only those about the running day; `orders`: only those of these orders, or that erased somebody from them. */
export type DeedSelection = {
  before?: number | null
  isOfDay?: boolean
  orders?: readonly Pick<Order, 'id' | 'number'>[] | null
}

const ofOrder = "order_id = ? OR (action = 'personErased' AND reason LIKE ?)"

/** Entries, newest first. */
export function latestDeeds(
  tx: Transaction,
  max: number,
  { before = null, isOfDay = false, orders = null }: DeedSelection = {},
): Promise<NotedDeed[]> {
  const which = [
    ...(before === null ? [] : ['id < ?']),
    ...(isOfDay ? [`action IN (${dayActions.map((action) => `'${action}'`).join(', ')})`] : []),
    ...(orders === null ? [] : [`(${orders.map(() => ofOrder).join(' OR ') || '1 = 0'})`]),
  ]
  const where = which.length > 0 ? `WHERE ${which.join(' AND ')}` : ''
  const values = [...(before === null ? [] : [before]), ...(orders ?? []).flatMap(({ id, number }) => [id, `%${number}%`]), max]
  return tx.all(row, `SELECT * FROM order_event ${where} ORDER BY id DESC LIMIT ?`, ...values)
}

/** Refunds (kopiykas) and free seats of this person since a time. */
async function givenSince(tx: Transaction, personId: string, since: number): Promise<{ amount: number; seats: number }> {
  const sums = v.object({ amount: v.number(), seats: v.number() })
  const found = await tx.one(
    sums,
    `SELECT coalesce(sum(amount), 0) AS amount, coalesce(sum(seats), 0) AS seats FROM order_event WHERE by_id = ? AND at >= ?`,
    personId,
    since,
  )
  return found ?? { amount: 0, seats: 0 }
}

/** Removes personal data from previous values. Action, time and actor stay. */
export async function eraseDeeds(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  for (const id of orderIds) await tx.run("UPDATE order_event SET before = 'null', reason = '' WHERE order_id = ?", id)
}
