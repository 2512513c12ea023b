// Limits on unpaid orders of one buyer and one line: far above a secretary who buys for twenty colleagues, and below a script.

import type { NewOrder } from '@forum/domain/order/order.ts'
import { circlesOfDigest, connectionLength } from '@forum/ground/base/line.ts'
import * as v from 'valibot'
import { mailbox } from '../forms/mailbox.ts'
import type { Transaction } from '../storage/database.ts'
import type { Quotas } from './seats.ts'

/** Unpaid seats per mailbox or phone, including free ones. */
const buyerSeats = 60
/** Orders per mailbox or phone within an hour. */
const buyerOrders = 30
/** Unpaid seats per line that were not confirmed by mail. Offices and mobile networks share an address. */
const lineSeats = 100
/** The same, including confirmed ones: a script can read its own mailboxes. */
const lineSeatsInAll = 200
/** Share of a ticket's seats that one connection may hold without confirmation, and the minimum that is always allowed: a colleague may order for ten. */
const lineShare = 0.2
const fewSeats = 10
/** When unconfirmed orders hold this share of a ticket, a connection gets only these few seats, so that other visitors still find some. */
const crowdedShare = 0.5
const crowdedSeats = 6
/** Beyond this share only a connection without any unconfirmed seats gets a few: lines that hold some cannot hold all. */
const fullShare = 0.8
const lastSeats = 2

const hour = 3_600_000
const day = 24 * hour

/** Columns derived from the buyer. */
const own = '(mailbox = ? OR phone = ?)'

/** `buyer`, `network`: too many unpaid seats; `pace`: too many orders within an hour. */
export type OrderLimit = 'buyer' | 'network' | 'pace'

/** `limit`: the limit that the order exceeds; null: none. `isOverShare`: it may hold seats only after confirmation. */
export type Limits = { limit: OrderLimit | null; isOverShare: boolean }

/** Limits for an order from the line with the digest `placedFrom` (empty: unknown) at `now`. `wanted`: its seats by ticket. */
export async function limitsOf(
  tx: Transaction,
  { buyer }: Pick<NewOrder, 'buyer'>,
  wanted: ReadonlyMap<string, number>,
  quotas: Quotas,
  placedFrom: string,
  now: number,
): Promise<Limits> {
  const digits = phoneDigits(buyer.phone)
  // A text with fewer than seven digits is not a phone number.
  const who = [mailbox(buyer.email), digits.length < 7 ? null : digits] as const
  const isNear = placedFrom !== ''
  const [placed, mine, onLine, held] = await Promise.all([
    countOf(tx, `created_at > ? AND ${own}`, now - hour, ...who),
    countOf(tx, `${open} AND ${own}`, now, now - day, ...who),
    isNear ? openNear(tx, placedFrom, now) : [],
    isNear ? heldUnconfirmed(tx, now) : new Map<string, number>(),
  ])
  const seats = [...wanted.values()].reduce((sum, quantity) => sum + quantity, 0)
  if (placed.orders >= buyerOrders) return { limit: 'pace', isOverShare: false }
  if (mine.seats + seats > buyerSeats) return { limit: 'buyer', isOverShare: false }
  const shares = [...wanted].map(([id, quantity]) =>
    shareOf(
      quantity,
      quotas.get(id) ?? null,
      onLine.filter(({ ticket_id }) => ticket_id === id),
      held.get(id) ?? 0,
      onLine.some(isUnconfirmed) ? 0 : lastSeats,
    ),
  )
  const isOver =
    isNear &&
    (shares.includes('above') ||
      circlesOfDigest(placedFrom).some(({ name, times }) => {
        const own = onLine.filter(({ placed_from }) => placed_from.startsWith(name))
        return seatsIn(own) + seats > lineSeatsInAll * times || seatsIn(own.filter(isUnconfirmed)) + seats > lineSeats * times
      }))
  return { limit: isOver ? 'network' : null, isOverShare: isNear && shares.includes('unconfirmed') }
}

/**
 * Whether a connection that holds `mine` of a ticket exceeds its share. `unconfirmed`: a fifth of the seats, half for its first order; only a few
 * while unconfirmed orders of everybody (`held`) hold half of them, and from four fifths on `last`. `above`: half of them, including orders
 * that it confirmed.
 */
function shareOf(
  quantity: number,
  quota: number | null,
  mine: readonly OpenSeats[],
  held: number,
  last: number,
): 'within' | 'unconfirmed' | 'above' {
  if (quota === null) return 'within'
  const [all, unconfirmed] = [seatsIn(mine), seatsIn(mine.filter(isUnconfirmed))]
  const half = Math.floor(quota * crowdedShare)
  if (all > unconfirmed && all + quantity > Math.max(2 * fewSeats, half)) return 'above'
  const share = Math.max(fewSeats, Math.floor(quota * lineShare))
  const isCrowded = held > unconfirmed && held + quantity > half
  const isFull = isCrowded && held + quantity > Math.floor(quota * fullShare)
  const few = isFull ? last : crowdedSeats
  const allowed = isCrowded ? few : unconfirmed === 0 ? Math.max(share, half) : share
  return unconfirmed + quantity > allowed ? 'unconfirmed' : 'within'
}

/** A free order is paid at once, so it counts as unpaid for a day. Parameters: now, and a day ago. */
const open = "((status = 'awaiting_payment' AND expires_at > ?) OR (status = 'paid' AND total = 0 AND created_at > ?))"

const openSeats = v.object({ placed_from: v.string(), ticket_id: v.string(), is_confirmed: v.number(), seats: v.number() })
type OpenSeats = v.InferOutput<typeof openSeats>

const isUnconfirmed = ({ is_confirmed }: OpenSeats) => is_confirmed === 0
const seatsIn = (rows: readonly OpenSeats[]) => rows.reduce((sum, { seats }) => sum + seats, 0)

/** Open seats of the whole connection of `placedFrom`, by line, ticket and confirmation. */
function openNear(tx: Transaction, placedFrom: string, now: number): Promise<OpenSeats[]> {
  const line = placedFrom.slice(0, connectionLength)
  return tx.all(
    openSeats,
    `SELECT placed_from, ticket_id, CASE WHEN confirmed_at IS NULL THEN 0 ELSE 1 END AS is_confirmed, sum(quantity) AS seats
     FROM ticket_order JOIN held_seat ON order_id = ticket_order.id
     WHERE ${open} AND placed_from >= ? AND placed_from < ? GROUP BY 1, 2, 3`,
    now,
    now - day,
    line,
    // `~` sorts after every character of a digest.
    `${line}~`,
  )
}

/** Seats of each ticket held by unconfirmed orders of everybody. */
async function heldUnconfirmed(tx: Transaction, now: number): Promise<Map<string, number>> {
  const rows = await tx.all(
    v.object({ ticket_id: v.string(), seats: v.number() }),
    `SELECT ticket_id, sum(quantity) AS seats FROM ticket_order JOIN held_seat ON order_id = ticket_order.id
     WHERE ${open} AND confirmed_at IS NULL AND held_until > ? GROUP BY ticket_id`,
    now,
    now - day,
    now,
  )
  return new Map(rows.map(({ ticket_id, seats }) => [ticket_id, seats]))
}

/** The end of a number, as the column `phone` holds it: the same with and without the country code. An extension is a part of it. */
function phoneDigits(phone: string): string {
  return phone.replace(/[\s().+/-]/g, '').slice(-9)
}

/** Number of orders and of their seats. */
async function countOf(tx: Transaction, which: string, ...values: (string | number | null)[]) {
  const row = v.object({ orders: v.number(), seats: v.number() })
  const found = await tx.one(
    row,
    `SELECT count(DISTINCT ticket_order.id) AS orders, coalesce(sum(quantity), 0) AS seats
     FROM ticket_order LEFT JOIN held_seat ON order_id = ticket_order.id WHERE ${which}`,
    ...values,
  )
  return found ?? { orders: 0, seats: 0 }
}
