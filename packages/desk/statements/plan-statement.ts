// What accepting a statement would do with each of its lines. Nothing is done by it.
import { hash } from 'node:crypto'
import type { InvoicePayer } from '@forum/domain/order/invoice-version.ts'
import { openSum, orderStatuses } from '@forum/domain/order/order.ts'
import type { PayableOrder, Proposal } from '@forum/domain/transfer/match-lines.ts'
import type { StatementLine } from '@forum/domain/transfer/statement-line.ts'
import * as v from 'valibot'
import { payersEver } from '../orders/invoice-versions.ts'
import type { Transaction } from '../storage/database.ts'
import { json } from '../storage/row.ts'
import type { Statement } from './statement.ts'
import { type KnownLine, knownAmong, likenessOf, payerLikenessOf } from './statement-store.ts'
import type { StatementThread } from './statement-thread.ts'

/**
 * `known`: accepted before; `likelyKnown`: another layout, or a file that was changed, told the same; `aside`: no payment in hryvnias; `noted`: a transfer that an organiser noted, or
 * made by marking its order as paid, is this line; `sure`: goes to its orders in one act; the others become transfers that wait: `likely` and `maybe` with a
 * proposal, `open` without.
 */
export const lineGroups = ['sure', 'noted', 'likely', 'maybe', 'open', 'likelyKnown', 'known', 'aside'] as const

export type LineGroup = (typeof lineGroups)[number]

export type PlannedLine = {
  line: StatementLine
  group: LineGroup
  proposals: readonly Proposal[]
  /** The transfer that it is; of `noted` and `likelyKnown`. */
  transferId: string | null
}

export type StatementPlan = {
  lines: readonly PlannedLine[]
  /** Numbers of the proposed orders. */
  numbers: ReadonlyMap<string, string>
  /** Of all that accepting would give to orders: whether it is still what an organiser saw. */
  seen: string
}

export async function planStatement(
  tx: Transaction,
  thread: Pick<StatementThread, 'match'>,
  { lines, layout }: Statement,
): Promise<StatementPlan> {
  const orders = await payableOrders(tx)
  const matches = await thread.match(lines, orders)
  const known = knownIn(await knownAmong(tx, lines), layout, lines)
  const noted = notedFor(await notedTransfers(tx))
  const planned = lines.map((line, place): PlannedLine => {
    const { proposals = [], aside = 'notPayment' } = matches[place] ?? {}
    const as = (group: LineGroup, transferId: string | null = null): PlannedLine => ({ line, group, proposals, transferId })
    const knownAs = known(line, proposals[0]?.sureness === 'sure')
    if (knownAs) return as(knownAs.group, knownAs.transferId)
    if (aside !== null) return as('aside')
    const transferId = noted(line, proposals)
    if (transferId !== null) return as('noted', transferId)
    return as(proposals[0]?.sureness ?? 'open')
  })
  const proposed = new Set(planned.flatMap(({ proposals }) => proposals.flatMap((each) => each.orders.map(({ id }) => id))))
  const numbers = new Map(orders.flatMap(({ id, number }) => (proposed.has(id) ? [[id, number] as const] : [])))
  return { lines: planned, numbers, seen: seenOf(planned) }
}

function seenOf(planned: readonly PlannedLine[]): string {
  const sure = planned.filter(({ group }) => group === 'sure').map(({ line, proposals }) => [line.key, proposals[0]?.orders])
  const noted = planned.filter(({ group }) => group === 'noted').map(({ line, transferId }) => [line.key, transferId])
  return hash('sha256', JSON.stringify([sure, noted]), 'base64url')
}

/**
 * By its key; or by what another layout tells alike, if both tell the same account or one tells none. Of the same layout a line is alike by payer, day and
 * sum, if the known one is not in the file itself: somebody changed the file. Each known line is
 * one such line only, and one that surely pays an order is none.
 */
function knownIn(all: readonly KnownLine[], layout: string, lines: readonly StatementLine[]) {
  const keys = new Map(all.map((each) => [each.key, each]))
  const alike = Map.groupBy(
    all.filter((each) => each.layout !== layout),
    ({ likeness }) => likeness,
  )
  const own = new Set(lines.map(({ key }) => key))
  const gone = Map.groupBy(
    all.filter((each) => each.layout === layout && !own.has(each.key)),
    (each) => each.payerLikeness,
  )
  const taken = new Set<string>()
  const changed = (line: StatementLine) => {
    const of = payerLikenessOf(line)
    const like = of === '' ? undefined : gone.get(of)?.find((each) => !taken.has(each.key) && isOfAccount(each, line))
    if (like) taken.add(like.key)
    return like
  }
  return (line: StatementLine, isSure: boolean): { group: LineGroup; transferId: string | null } | null => {
    const same = keys.get(line.key)
    if (same) return { group: 'known', transferId: same.transferId }
    const like = alike.get(likenessOf(line))?.find((each) => isOfAccount(each, line)) ?? (isSure ? undefined : changed(line))
    return like ? { group: 'likelyKnown', transferId: like.transferId } : null
  }
}

const isOfAccount = ({ account }: KnownLine, line: StatementLine) =>
  account === '' || line.account === '' || account === line.account

const orderRow = v.object({
  id: v.string(),
  number: v.string(),
  status: v.picklist(orderStatuses),
  buyer: json(v.object({ name: v.string(), company: v.string(), edrpou: v.string() })),
  total: v.number(),
  received: v.number(),
  revoked_at: v.nullable(v.number()),
})

/** Codes of payers that an invoice named. */
const codesOf = (payers: readonly InvoicePayer[] = []) => payers.map(({ edrpou }) => edrpou).filter(Boolean)

/** All orders that cost something and are not erased, the oldest first. */
export async function payableOrders(tx: Transaction): Promise<PayableOrder[]> {
  const rows = await tx.all(
    orderRow,
    'SELECT id, number, status, buyer, total, received, revoked_at FROM ticket_order WHERE erased_at IS NULL AND total > 0 ORDER BY created_at, id',
  )
  const payers = await payersEver(tx)
  return rows.map(({ id, number, buyer, revoked_at, ...order }) => ({
    ...{
      id,
      number,
      code: buyer.edrpou,
      formerCodes: codesOf(payers.get(id)),
      name: buyer.company || buyer.name,
      openSum: openSum(order),
    },
    state: order.status === 'awaiting_payment' && revoked_at === null ? 'open' : order.status === 'paid' ? 'paid' : 'closed',
  }))
}

const notedRow = v.object({
  id: v.string(),
  day: v.string(),
  amount: v.number(),
  payer_code: v.string(),
  payer_iban: v.string(),
  number: v.string(),
  order_id: v.nullable(v.string()),
})

type NotedTransfer = v.InferOutput<typeof notedRow>

/** Transfers without a line of a statement, once for each order that they were given to. */
const notedTransfers = (tx: Transaction) =>
  tx.all(
    notedRow,
    `SELECT transfer.id, day, transfer.amount, payer_code, payer_iban, number, order_id FROM transfer
     LEFT JOIN transfer_share ON transfer_id = transfer.id AND ended_at IS NULL
     WHERE line_key IS NULL AND erased_at IS NULL ORDER BY day, transfer.id`,
  )

/**
 * The transfer that a line is, each for one line only: of the same sum, and either of an order that the line names as paid, or of the same day with the
 * payer's number or account, unless it went to an order that the line does not mean.
 */
function notedFor(all: readonly NotedTransfer[]) {
  const bySum = Map.groupBy(all, ({ amount }) => amount)
  const taken = new Set<string>()
  return (line: StatementLine, proposals: readonly Proposal[]): string | null => {
    const meant = (of: readonly Proposal[]) => new Set(of.flatMap(({ orders }) => orders.map(({ id }) => id)))
    const paid = meant(proposals.filter(({ reasons }) => reasons.includes('alreadyPaid')))
    const any = meant(proposals)
    const isIt = (each: NotedTransfer) =>
      each.order_id === null ? isTold(each, line) : paid.has(each.order_id) || (any.has(each.order_id) && isTold(each, line))
    const found = bySum.get(line.sum)?.find((each) => !taken.has(each.id) && isIt(each))
    if (!found) return null
    taken.add(found.id)
    return found.id
  }
}

const isTold = (noted: NotedTransfer, { day, number, payer }: StatementLine): boolean =>
  noted.day === day &&
  ((noted.number !== '' && noted.number === number) || (noted.payer_iban !== '' && noted.payer_iban === payer.iban))
