// Sales statistics and open tasks for organisers. Sums in kopiykas.
import * as v from 'valibot'
import type { Forum } from '#domain/forum/forum.ts'
import { defaultLocale } from '#domain/localisation/locale.ts'
import { textIn } from '#domain/localisation/localised.ts'
import { type Account, seatAccounts, sumOf } from '#domain/order/account.ts'
import type { Order } from '#domain/order/order.ts'
import { seatPrices } from '#domain/order/refund.ts'
import { dateAt } from '#domain/programme/kyiv-time.ts'
import type { Instant, RecordId } from '#domain/record.ts'
import { type Book, booksOfYear } from '../orders/books.ts'
import { seatsLeft } from '../orders/seats.ts'
import type { Transaction } from '../storage/database.ts'

/** A kind of ticket as it is in the content now; its Ukrainian name, whatever language it is bought in. */
export type Kind = { id: RecordId; name: string; quota: number | null }

/** The kinds of an edition, those that only invitations give last; none where it is not in the content. */
export function ticketKinds(forum: Pick<Forum, 'ticketGroups' | 'invitationTickets'> | undefined): Kind[] {
  const tickets = forum ? [...forum.ticketGroups.flatMap(({ tickets }) => tickets), ...forum.invitationTickets] : []
  return tickets.map(({ id, title, quota }) => ({ id, name: textIn(title, defaultLocale), quota }))
}

type Sums = {
  /** Seats with valid tickets. */
  seats: number
  /** Paid for them and for seats released since. */
  paid: number
  /** Refunded, or on its way. */
  returned: number
  /** Seats and sum of unpaid invoices that can still be paid. */
  expectedSeats: number
  expected: number
}

type KindFigures = Sums & {
  id: RecordId
  name: string /** Seats that may be sold now; null: without limit. 0 of a kind that is in the content no more. */
  left: number | null
}

/** `day`: the Kyiv day on which it came, went back, or its invoice was written. */
type DayFigures = Sums & { day: string /** Placed that day, whatever became of them. */; orders: number }

/** Open tasks; orders by number, sums concerned. */
type Waiting = {
  /** Forms of the last seven days, subscriptions left out. */
  requests: { kind: string; number: number }[]
  /** Unpaid invoices that expire within two days. */
  runningOut: { orders: readonly string[]; amount: number }
  /** Owners of dead letters. */
  deadLetters: number
  /** Refunds without an answer from the provider. */
  openRefunds: { number: number; amount: number }
  /** Payments that bought nothing and are not refunded. */
  paidInVain: { orders: readonly string[]; amount: number }
  /** Cancelled orders whose money is still here. */
  owed: { orders: readonly string[]; amount: number }
}

export type SalesFigures = { kinds: KindFigures[]; days: DayFigures[]; total: Sums; waiting: Waiting }

export type FiguresOptions = {
  forumYear: number
  now: Instant
  /** In the order of the editors. */
  kinds: readonly Kind[]
}

const day = 86_400_000

/** How soon invoices count as expiring, milliseconds. */
const endsSoon = 2 * day
/** Requests that came within so long are new, milliseconds. */
const newFor = 7 * day

/** All figures of an edition at `now`; a kind that is in the content no more stands behind the others. Throws a StorageFault. */
export async function salesFigures(tx: Transaction, { forumYear, now, kinds }: FiguresOptions): Promise<SalesFigures> {
  const [books, left, requests, deadLetters] = await Promise.all([
    booksOfYear(tx, forumYear),
    seatsLeft(tx, now),
    newRequests(tx, now - newFor),
    lettersThatDied(tx),
  ])
  const byKind = new Map<RecordId, KindFigures>(
    kinds.map(({ id, name, quota }) => [id, { ...nothing, id, name, left: left(id, quota) }]),
  )
  const byDay = new Map<string, DayFigures>()
  const total = { ...nothing }
  for (const book of books) {
    onDay(byDay, book.order.createdAt).orders++
    for (const { id, title, at, sums } of movesOf(book, now)) {
      const kind = byKind.get(id) ?? { ...nothing, id, name: title, left: 0 }
      byKind.set(id, kind)
      for (const each of [kind, onDay(byDay, at), total]) addTo(each, sums)
    }
  }
  const days = [...byDay.values()].toSorted((one, other) => one.day.localeCompare(other.day))
  return { kinds: [...byKind.values()], days, total, waiting: { requests, deadLetters, ...waitingIn(books, now) } }
}

const nothing: Sums = { seats: 0, paid: 0, returned: 0, expectedSeats: 0, expected: 0 }

function addTo(sums: Sums, more: Partial<Sums>): void {
  for (const name of Object.keys(nothing) as (keyof Sums)[]) sums[name] += more[name] ?? 0
}

function onDay(days: Map<string, DayFigures>, at: Instant): DayFigures {
  const date = dateAt(at)
  const known = days.get(date) ?? { ...nothing, day: date, orders: 0 }
  days.set(date, known)
  return known
}

type Move = { id: RecordId; title: string; at: Instant; sums: Partial<Sums> }

/** What an order adds to the figures: for each seat its price and its ticket, when they came; what went back, each time. */
function movesOf(book: Book, now: Instant): Move[] {
  const { order, tickets } = book
  const good = new Set(tickets.filter(({ state }) => state === 'valid').map(({ seat }) => seat))
  const bought = order.status === 'paid' || order.status === 'refunded'
  const seats = seatAccounts(book)
  if (isExpected(order, now))
    return seats.map(({ ticketId: id, title, price }) => ({
      ...{ id, title, at: order.createdAt },
      sums: { expectedSeats: 1, expected: price },
    }))
  if (!bought) return []
  const came = seats.map(({ ticketId: id, title, price, seat }) => ({
    ...{ id, title, at: order.paidAt ?? order.createdAt },
    sums: { seats: good.has(seat) ? 1 : 0, paid: price },
  }))
  return [...came, ...returnsOf(book)]
}

/** What each of the returns took from each seat: the difference that it makes. */
function returnsOf(account: Account): Move[] {
  const own = account.returns.filter(({ isInVain }) => !isInVain)
  let before = seatPrices(account.order).map(() => 0)
  return own.flatMap(({ at }, index) => {
    const until = seatAccounts({ ...account, returns: own.slice(0, index + 1) })
    const moves = until.map(({ ticketId: id, title, returned, seat }) => ({
      ...{ id, title, at },
      sums: { returned: returned - (before[seat] ?? 0) },
    }))
    before = until.map(({ returned }) => returned)
    return moves
  })
}

/** Whether it is an invoice that may still be paid. */
const isExpected = ({ method, status, expiresAt }: Order, now: Instant) =>
  method === 'bank' && status === 'awaiting_payment' && expiresAt > now

function waitingIn(books: readonly Book[], now: Instant): Omit<Waiting, 'requests' | 'deadLetters'> {
  const runningOut = books
    .map(({ order }) => order)
    .filter((order) => isExpected(order, now) && order.expiresAt <= now + endsSoon)
  const open = books.flatMap(({ returns }) => returns.filter(({ state }) => state === 'asked'))
  return {
    runningOut: {
      orders: runningOut.map(({ number }) => number),
      amount: runningOut.reduce((sum, { total }) => sum + total * 100, 0),
    },
    openRefunds: { number: open.length, amount: sumOf(open) },
    paidInVain: paidInVain(books),
    owed: stillHere(books, ({ status }) => status === 'refunded', false),
  }
}

/** Orders that have money here which bought nothing. */
export const paidInVain = (books: readonly Book[]) => stillHere(books, () => true, true)

/** Orders that are meant and have money here: the money that bought them, or that bought nothing. */
function stillHere(books: readonly Book[], isMeant: (order: Order) => boolean, isInVain: boolean) {
  const found = books.flatMap(({ order, incomes, returns }) => {
    const those = <Sum extends { isInVain: boolean }>(sums: readonly Sum[]) => sums.filter((sum) => sum.isInVain === isInVain)
    const amount = sumOf(those(incomes)) - sumOf(those(returns))
    return isMeant(order) && amount > 0 ? [{ number: order.number, amount }] : []
  })
  return { orders: found.map(({ number }) => number), amount: sumOf(found) }
}

const requestRow = v.object({ kind: v.string(), number: v.number() })

function newRequests(tx: Transaction, since: Instant) {
  return tx.all(
    requestRow,
    `SELECT kind, count(*) AS number FROM submission WHERE received_at >= ? AND erased_at IS NULL AND kind <> 'subscription'
     GROUP BY kind ORDER BY kind`,
    since,
  )
}

async function lettersThatDied(tx: Transaction): Promise<number> {
  const row = v.object({ number: v.number() })
  const found = await tx.one(row, "SELECT count(DISTINCT owner_id) AS number FROM delivery WHERE state = 'dead'")
  return found?.number ?? 0
}
