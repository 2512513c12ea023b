// Data of the pages of transfers: the list, one transfer, and the money that is to be sent back.
import { randomUUID } from 'node:crypto'
import { ordersWhere } from '@forum/desk/orders/order-rows.ts'
import { payableOrders } from '@forum/desk/statements/plan-statement.ts'
import type { Transaction } from '@forum/desk/storage/database.ts'
import { placesFor } from '@forum/desk/storage/many.ts'
import { returnsWhere, sharesWhere, transferBy, transfersWhere } from '@forum/desk/transfers/transfer-rows.ts'
import type { OfficeWords } from '@forum/desk/words/office/office-words.ts'
import { isPartPaid, type Order, openSum } from '@forum/domain/order/order.ts'
import { typedSum } from '@forum/domain/payment/typed-sum.ts'
import { matchLines } from '@forum/domain/transfer/match-lines.ts'
import { returnPurpose } from '@forum/domain/transfer/return-purpose.ts'
import type { StatementLine } from '@forum/domain/transfer/statement-line.ts'
import { type Transfer, type TransferReturn, waitingSum } from '@forum/domain/transfer/transfer.ts'
import * as v from 'valibot'
import { findOrders, folded } from './order-search.ts'

/** Maximum number of transfers that a list shows. */
const mostShown = 100
/** Maximum number of orders to which a transfer can be given at once. */
const mostOrders = 10

/** What a form of the page of a transfer does. */
export const transferDeeds = ['given', 'takenBack', 'sentBack', 'withdrawn', 'corrected', 'sent'] as const
export type TransferDeed = (typeof transferDeeds)[number]

export type TransferFault = keyof OfficeWords['transfers']['faults']

type Typed = Readonly<Record<string, string>>

export type TransfersView = Awaited<ReturnType<typeof transfersView>> & {
  typed: Typed
  fault: TransferFault | null
}

/** Waiting ones first, then the newest. */
export async function transfersView(tx: Transaction, { query, isWaiting }: { query: string; isWaiting: boolean }) {
  const order = 'ORDER BY CASE WHEN given + returned < amount THEN 0 ELSE 1 END, day DESC, noted_at DESC, id'
  const which = isWaiting ? `WHERE given + returned < amount ${order}` : order
  const all = query === '' ? await transfersWhere(tx, `${which} LIMIT ${mostShown + 1}`) : await transfersWhere(tx, which)
  const numbers = await orderNumbers(tx)
  const lines = all.map((transfer) => ({ ...transfer, waiting: waitingSum(transfer), orders: numbers.get(transfer.id) ?? [] }))
  const found = query === '' ? lines : lines.filter(meantBy(query))
  return {
    page: 'transfers' as const,
    query,
    isWaiting,
    found: found.slice(0, mostShown),
    isCut: found.length > mostShown,
    waits: await transfersWaiting(tx),
    back: await moneyToSendBack(tx),
    /** Key of the form that notes a transfer. */
    key: randomUUID(),
  }
}

type Line = Transfer & { orders: readonly string[] }

/** Every word occurs in the transfer, or all of it is its sum. */
function meantBy(query: string): (line: Line) => boolean {
  const words = folded(query).split(' ').filter(Boolean)
  const sum = typedSum(query)
  return ({ payer, payerCode, payerIban, purpose, number, amount, orders }) => {
    const text = folded([payer, payerCode, payerIban, purpose, number, ...orders].join('\n'))
    return words.every((word) => text.includes(word)) || sum === amount
  }
}

/** Numbers of the orders to which each transfer was given. */
async function orderNumbers(tx: Transaction): Promise<Map<string, string[]>> {
  const rows = await tx.all(
    v.object({ id: v.string(), number: v.string() }),
    `SELECT transfer_id AS id, number FROM transfer_share JOIN ticket_order ON ticket_order.id = order_id
     WHERE ended_at IS NULL ORDER BY given_at, number`,
  )
  const numbers = new Map<string, string[]>()
  for (const { id, number } of rows) numbers.set(id, [...(numbers.get(id) ?? []), number])
  return numbers
}

const sumRow = v.object({ number: v.number(), amount: v.number() })
const none = { number: 0, amount: 0 }

/** Transfers of which something waits, and how much (kopiykas). */
export const transfersWaiting = async (tx: Transaction) =>
  (await tx.one(
    sumRow,
    `SELECT count(*) AS number, coalesce(sum(amount - given - returned), 0) AS amount FROM transfer
     WHERE given + returned < amount`,
  )) ?? none

/** Money of which the bank was not told yet. */
export const moneyToSendBack = async (tx: Transaction) =>
  (await tx.one(
    sumRow,
    "SELECT count(*) AS number, coalesce(sum(amount), 0) AS amount FROM transfer_return WHERE state = 'asked'",
  )) ?? none

export type TransferRefusal = { deed: TransferDeed; fault: TransferFault; typed: Typed }

type Shown = { query: string; freshFrom: string | null; done: TransferDeed | 'noted' | null; refused: TransferRefusal | null }

export type TransferView = NonNullable<Awaited<ReturnType<typeof transferView>>>
export type OrderToGive = TransferView['found'][number]
export type ReturnShown = TransferView['returns'][number]

/** null: no such transfer. `now`: milliseconds. */
export async function transferView(tx: Transaction, id: string, { now, ...shown }: Shown & { now: number }) {
  const transfer = await transferBy(tx, 'id', id)
  if (!transfer) return null
  const shares = await sharesWhere(tx, 'WHERE transfer_id = ? AND ended_at IS NULL ORDER BY given_at, id', id)
  const given = await Promise.all(
    shares.map(async (share) => {
      const [order] = await ordersWhere(tx, 'WHERE id = ?', share.orderId)
      const { number = '', status = 'cancelled' } = order ?? {}
      return {
        ...share,
        number,
        status,
        buyer: order ? nameOf(order) : '',
        mayBeTakenBack: order !== undefined && isPartPaid(order),
      }
    }),
  )
  const returns = await returnsWhere(tx, 'WHERE transfer_id = ? ORDER BY asked_at, id', id)
  const waiting = waitingSum(transfer)
  return {
    page: 'transfer' as const,
    transfer,
    waiting,
    shares: given,
    returns: returns.map((each) => returnShown(transfer, each, given.find((share) => share.id === each.shareId)?.number ?? null)),
    /** Orders that it may be for; of a search those that it finds. */
    found: waiting === 0 ? [] : (await ordersFor(tx, transfer, shown.query, now)).map((order) => toGive(order, waiting)),
    /** Key of the form that sends money back. */
    key: randomUUID(),
    ...shown,
  }
}

const nameOf = ({ buyer }: Order) => [buyer.company, buyer.name].filter(Boolean).join(', ')

function toGive(order: Order, waiting: number) {
  const { number, status, total, received, expiresAt } = order
  const open = order.revokedAt === null ? openSum(order) : 0
  return {
    number,
    status,
    total,
    received,
    expiresAt,
    isRevoked: order.revokedAt !== null,
    buyer: nameOf(order),
    /** Kopiykas; 0: nothing can be given to it. */
    open,
    /** As much as waits and as it needs, kopiykas. */
    amount: Math.min(open, waiting),
    /** Key of its form. */
    key: randomUUID(),
  }
}

/** Without a query: orders that it may be for, as a line of a statement is matched, the likeliest first. */
async function ordersFor(tx: Transaction, transfer: Transfer, query: string, now: number): Promise<Order[]> {
  if (query !== '') return (await findOrders(tx, { query, filter: null, now })).orders.slice(0, mostOrders)
  const open = (await payableOrders(tx)).filter((order) => order.openSum > 0)
  const proposals = matchLines([asLine(transfer)], open).flatMap((match) => match.proposals)
  const ids = [...new Set(proposals.flatMap(({ orders }) => orders.map(({ id }) => id)))].slice(0, mostOrders)
  if (ids.length === 0) return []
  const found = await ordersWhere(tx, `WHERE revoked_at IS NULL AND id IN (${placesFor(ids)})`, ...ids)
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** What of a transfer waits, as a bank would tell it. */
function asLine(transfer: Transfer): StatementLine {
  const { id, day, payer, payerCode, payerIban, number, purpose } = transfer
  return {
    ...{ key: id, bankKey: '', account: '', day, sum: waitingSum(transfer), currency: 'UAH', kind: 'payment' },
    payer: { name: payer, code: payerCode, iban: payerIban },
    ...{ number, purpose },
  }
}

/** `order`: the number of the refunded order; null: it was for none. */
function returnShown(transfer: Pick<Transfer, 'day' | 'number'>, each: TransferReturn, order: string | null) {
  return { ...each, order, purpose: returnPurpose(transfer, order) }
}

export type ReturnsView = { page: 'returns'; asked: readonly ReturnShown[]; sum: number; done: number | null }

const askedRow = v.object({ id: v.string(), day: v.string(), document: v.string(), number: v.nullable(v.string()) })

/** Money of which the bank is not told yet, oldest first. */
export async function moneyAsked(tx: Transaction): Promise<ReturnShown[]> {
  const asked = await returnsWhere(tx, "WHERE state = 'asked' ORDER BY asked_at, id")
  const about = await tx.all(
    askedRow,
    `SELECT back.id, day, transfer.number AS document, ticket_order.number FROM transfer_return AS back
     JOIN transfer ON transfer.id = back.transfer_id LEFT JOIN transfer_share AS share ON share.id = share_id
     LEFT JOIN ticket_order ON ticket_order.id = share.order_id WHERE back.state = 'asked'`,
  )
  const known = new Map(about.map(({ id, ...rest }) => [id, rest]))
  return asked.map((each) => {
    const { day = '', document = '', number = null } = known.get(each.id) ?? {}
    return returnShown({ day, number: document }, each, number)
  })
}
