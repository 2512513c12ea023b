// Sales statistics for organisers. Sums in kopiykas.

import { type Book, booksOfYear } from '@forum/desk/orders/books.ts'
import { seatsLeft } from '@forum/desk/orders/seats.ts'
import type { Transaction } from '@forum/desk/storage/database.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { defaultLocale } from '@forum/domain/localisation/locale.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import { type Account, seatAccounts } from '@forum/domain/order/account.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { seatPrices } from '@forum/domain/order/refund.ts'
import type { Instant, RecordId } from '@forum/domain/record/record.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'

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

export type SalesFigures = { kinds: KindFigures[]; days: DayFigures[]; total: Sums }

export type FiguresOptions = {
  forumYear: number
  now: Instant
  /** In the order of the editors. */
  kinds: readonly Kind[]
}

/** All figures of an edition at `now`; a kind that is in the content no more stands behind the others. Throws a StorageFault. */
export async function salesFigures(tx: Transaction, { forumYear, now, kinds }: FiguresOptions): Promise<SalesFigures> {
  const [books, left] = await Promise.all([booksOfYear(tx, forumYear), seatsLeft(tx, now)])
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
  return { kinds: [...byKind.values()], days, total }
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
  if (!bought) {
    const parts = partsOf(order)
    const isAwaited = isExpected(order, now)
    return seats.flatMap(({ ticketId: id, title, price, seat }) => {
      const paid = parts[seat] ?? 0
      const came = paid > 0 ? [{ id, title, at: book.incomes.at(-1)?.at ?? order.createdAt, sums: { paid } }] : []
      const rest = { id, title, at: order.createdAt, sums: { expectedSeats: 1, expected: price - paid } }
      return isAwaited ? [...came, rest] : came
    })
  }
  const came = seats.map(({ ticketId: id, title, price, seat }) => ({
    id,
    title,
    at: order.paidAt ?? order.createdAt,
    sums: { seats: good.has(seat) ? 1 : 0, paid: price },
  }))
  return [...came, ...returnsOf(book)]
}

/** What came of each seat's price, where a part of the order is paid; the last seat takes the rest. */
function partsOf(order: Order): number[] {
  const prices = seatPrices(order)
  let [price, before] = [0, 0]
  return prices.map((own) => {
    price += own
    const until = Math.floor((order.received * price) / (order.total * 100 || 1))
    const part = until - before
    before = until
    return part
  })
}

/** What each of the returns took from each seat: the difference that it makes. */
function returnsOf(account: Account): Move[] {
  const own = account.returns.filter(({ isInVain }) => !isInVain)
  let before = seatPrices(account.order).map(() => 0)
  return own.flatMap(({ at }, index) => {
    const until = seatAccounts({ ...account, returns: own.slice(0, index + 1) })
    const moves = until.map(({ ticketId: id, title, returned, seat }) => ({
      id,
      title,
      at,
      sums: { returned: returned - (before[seat] ?? 0) },
    }))
    before = until.map(({ returned }) => returned)
    return moves
  })
}

/** Whether it is an invoice that may still be paid. */
const isExpected = ({ method, status, expiresAt }: Order, now: Instant) =>
  method === 'bank' && status === 'awaiting_payment' && expiresAt > now
