// The journal of what organisers do: a row for each deed, in the deed's own transaction, which nobody changes afterwards.
import * as v from 'valibot'
import type { Database, Transaction } from '../storage/database.ts'
import { json, namedRow } from '../storage/row.ts'

const actions = [
  'paid',
  'resent',
  'readdressed',
  'attendeeCorrected',
  'attendeeReplaced',
  'extended',
  'cancelled',
  'refunded',
  'noted',
  'exported',
  'gateAdded',
  'gateOpened',
  'gateRevoked',
  'invited',
  'withdrawn',
  'accredited',
  'invoiced',
  'asked',
  'declined',
  'codeMade',
  'codeStopped',
  'waitingRemoved',
  'lettersSent',
  'lettersStopped',
  'linkMade',
  'linkClosed',
  'claimed',
] as const

export type Action = (typeof actions)[number]

/** Who acts: an account of the content service, or the operator's command. */
export type Person = { id: string; name: string }

/** Who acts on the page of their own order. */
export const buyerHimself: Person = { id: 'buyer', name: '' }

export type Deed = {
  action: Action
  /** null: of no order. */
  orderId: string | null
  ticketId?: string | null
  /** What the organiser wrote to it. */
  reason?: string
  /** Money that goes back by it, in kopiykas. */
  amount?: number
  /** Free seats given away by it. */
  seats?: number
  /** What stood there before; its people are taken out of it when they are erased. */
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
  await tx.run(
    `INSERT INTO order_event (at, by_id, by_name, action, order_id, ticket_id, reason, amount, seats, before)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    at,
    by.id,
    by.name,
    action,
    orderId,
    ticketId,
    reason,
    amount,
    seats,
    JSON.stringify(before),
  )
}

/** More than one person may give back or give away in a day: nothing was done. */
export class OverLimit extends Error {}

/** What one person may give in a day: money back (kopiykas), and free seats. */
export type DayLimits = { amount: number; seats: number }

type Note<Result> = {
  by: Person
  /** Milliseconds since 1970. */
  at: number
  /** What a result is in the journal; null: nothing was done. */
  deedOf(result: Result): Deed | null | undefined
  limits: DayLimits
}

const day = 24 * 60 * 60_000

/** The database for one use case, whose transaction ends with the row that `deedOf` makes of what it came to. Throws an OverLimit, and undoes it all. */
export function journalled<Result>(database: Database, { by, at, deedOf, limits }: Note<Result>): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction(async (tx) => {
        const result = await work(tx)
        // The use case has one transaction, which gives what the use case gives.
        const deed = deedOf(result as unknown as Result)
        if (!deed) return result
        await noteDeed(tx, by, at, deed)
        const given = await givenSince(tx, by.id, at - day)
        if ((deed.amount && given.amount > limits.amount) || (deed.seats && given.seats > limits.seats)) throw new OverLimit()
        return result
      }),
  }
}

/** Of one order, newest first. */
export function deedsOf(tx: Transaction, orderId: string): Promise<NotedDeed[]> {
  return tx.all(row, 'SELECT * FROM order_event WHERE order_id = ? ORDER BY id DESC', orderId)
}

/** How often somebody has done something with an order since a moment (milliseconds since 1970). */
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

/** Of all, newest first. */
export function latestDeeds(tx: Transaction, max: number): Promise<NotedDeed[]> {
  return tx.all(row, 'SELECT * FROM order_event ORDER BY id DESC LIMIT ?', max)
}

/** What this person has given back (kopiykas) and given away (seats) since a moment. */
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

/** Takes the people out of what stood there before; that something was done, when and by whom stays. */
export async function eraseDeeds(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  for (const id of orderIds) await tx.run("UPDATE order_event SET before = 'null', reason = '' WHERE order_id = ?", id)
}
