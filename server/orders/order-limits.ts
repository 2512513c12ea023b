// How much unpaid one buyer, and one network, may have open: far above a secretary who buys for twenty colleagues, and below a script.
import * as v from 'valibot'
import type { NewOrder } from '#domain/order/order.ts'
import type { Transaction } from '../storage/database.ts'
import { mailbox } from '../submissions/mailbox.ts'
import { lineLength } from './network-digest.ts'
import type { Quotas } from './seats.ts'

/** Unpaid seats of one mailbox, or of one phone; those that cost nothing among them. */
const buyerSeats = 60
/** Orders of one mailbox, or of one phone, within the hour. */
const buyerOrders = 30
/** Unpaid seats that came from one network and were not confirmed from a letter: networks of offices and of phones are shared. */
const networkSeats = 100
/** With those that were: a script reads its own mailboxes, too. */
const networkSeatsInAll = 200
/** The same of one line, which may have thousands of networks (IPv6). */
const lineSeats = 200
const lineSeatsInAll = 400
/** The share of a ticket's seats that one line may have open without confirmation, and how many in any case: a colleague orders for ten. */
const lineShare = 0.2
const fewSeats = 10
/** From this share on, open altogether, a line gets these few: whoever comes from elsewhere finds a seat while somebody takes them for fun. */
const crowdedShare = 0.5
const crowdedSeats = 6

const hour = 3_600_000
const day = 24 * hour

/** Columns that are written from the buyer, or read from it. */
const own = '(mailbox = ? OR phone = ?)'

/** `buyer`, `network`: too many unpaid seats; `pace`: too many orders within the hour. */
export type OrderLimit = 'buyer' | 'network' | 'pace'

/** `limit`: what the order would break; null: nothing. `isOverShare`: it may hold seats only once it is confirmed. */
export type Limits = { limit: OrderLimit | null; isOverShare: boolean }

/** The limits for an order from the network `placedFrom` (empty: not known) at `now`. `wanted`: its seats by ticket. */
export async function limitsOf(
  tx: Transaction,
  { buyer }: Pick<NewOrder, 'buyer'>,
  wanted: ReadonlyMap<string, number>,
  quotas: Quotas,
  placedFrom: string,
  now: number,
): Promise<Limits> {
  const digits = phoneDigits(buyer.phone)
  // Of a number that is none of a phone nobody is known.
  const who = [mailbox(buyer.email), digits.length < 7 ? null : digits] as const
  const isNear = placedFrom !== ''
  const [placed, mine, onLine, held] = await Promise.all([
    countOf(tx, `created_at > ? AND ${own}`, now - hour, ...who),
    countOf(tx, `${open} AND ${own}`, now, now - day, ...who),
    isNear ? openOnLine(tx, placedFrom, now) : [],
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
    ),
  )
  const near = onLine.filter(({ placed_from }) => placed_from === placedFrom)
  const isOver =
    isNear &&
    (seatsIn(near) + seats > networkSeatsInAll ||
      seatsIn(near.filter(isUnconfirmed)) + seats > networkSeats ||
      seatsIn(onLine) + seats > lineSeatsInAll ||
      seatsIn(onLine.filter(isUnconfirmed)) + seats > lineSeats ||
      shares.includes('above'))
  return { limit: isOver ? 'network' : null, isOverShare: isNear && shares.includes('unconfirmed') }
}

/**
 * Whether a line that has `mine` of a ticket open would have too much of it, by whichever way. `unconfirmed`: without confirmation a fifth of its
 * seats, the first order up to a half; a few while half of them are held by unconfirmed orders already (`held`: of everybody). `above`: half of them
 * with what it has confirmed from mailboxes of its own.
 */
function shareOf(
  quantity: number,
  quota: number | null,
  mine: readonly OpenSeats[],
  held: number,
): 'within' | 'unconfirmed' | 'above' {
  if (quota === null) return 'within'
  const [all, unconfirmed] = [seatsIn(mine), seatsIn(mine.filter(isUnconfirmed))]
  const half = Math.floor(quota * crowdedShare)
  if (all > unconfirmed && all + quantity > Math.max(2 * fewSeats, half)) return 'above'
  const share = Math.max(fewSeats, Math.floor(quota * lineShare))
  const isCrowded = held > unconfirmed && held + quantity > half
  const allowed = isCrowded ? crowdedSeats : unconfirmed === 0 ? Math.max(share, half) : share
  return unconfirmed + quantity > allowed ? 'unconfirmed' : 'within'
}

/** What costs nothing is paid at once: for a day it counts as what waits. Its parameters are now, and a day before. */
const open = "((status = 'awaiting_payment' AND expires_at > ?) OR (status = 'paid' AND total = 0 AND created_at > ?))"

const openSeats = v.object({ placed_from: v.string(), ticket_id: v.string(), is_confirmed: v.number(), seats: v.number() })
type OpenSeats = v.InferOutput<typeof openSeats>

const isUnconfirmed = ({ is_confirmed }: OpenSeats) => is_confirmed === 0
const seatsIn = (rows: readonly OpenSeats[]) => rows.reduce((sum, { seats }) => sum + seats, 0)

/** What the line of `placedFrom` has open, by network, ticket and confirmation. */
function openOnLine(tx: Transaction, placedFrom: string, now: number): Promise<OpenSeats[]> {
  const line = placedFrom.slice(0, lineLength)
  return tx.all(
    openSeats,
    `SELECT placed_from, ticket_id, CASE WHEN confirmed_at IS NULL THEN 0 ELSE 1 END AS is_confirmed, sum(quantity) AS seats
     FROM ticket_order JOIN held_seat ON order_id = ticket_order.id
     WHERE ${open} AND placed_from >= ? AND placed_from < ? GROUP BY 1, 2, 3`,
    now,
    now - day,
    line,
    // After all that begin with it.
    `${line}~`,
  )
}

/** Seats of each ticket that unconfirmed orders hold, whoever placed them. */
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

/** The end of a number, which is the same with and without the code of the country. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-9)
}

/** Orders and their seats. */
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
