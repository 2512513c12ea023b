// Accepts a statement: its payments become transfers, the sure ones go to their orders. One transaction; what is known by its key is done once only.
import { randomUUID } from 'node:crypto'
import type { StatementLine } from '@forum/domain/transfer/statement-line.ts'
import type { TransferFacts } from '@forum/domain/transfer/transfer.ts'
import { noteDeeds, type Person } from '../audit/audit.ts'
import { type FullWish, giveInFull } from '../orders/give-in-full.ts'
import { giveShare } from '../orders/give-transfer.ts'
import type { OrderChangeContext, OrderContext } from '../orders/order-context.ts'
import type { NewDelivery } from '../post/outbox/channel.ts'
import type { Transaction } from '../storage/database.ts'
import { insertTransfers, tieLine } from '../transfers/note-transfer.ts'
import { type PlannedLine, planStatement, type StatementPlan } from './plan-statement.ts'
import { knownKeys, type NewKnownLine, rememberLines, statementBy } from './statement-store.ts'
import type { StatementThread } from './statement-thread.ts'

/** How long letters wait, so that all can be undone before anybody was told; milliseconds. */
export const undoTime = 10 * 60_000

export type AcceptWish = {
  /** The statement's. */
  id: string
  /** Of the plan that was shown. */
  seen: string
  /** Keys of lines that look known and are not. */
  asNew: readonly string[]
  by: Person
}

/** `transfers`: made by it; `sum`: theirs, kopiykas; `given`: orders that got money; `tied`: lines of transfers that were noted before. */
type Accepted = { outcome: 'accepted'; id: string; transfers: number; sum: number; given: readonly string[]; tied: number }

/** `changed`: orders or lines are not as they were shown; `again`: it was accepted before. */
export type Accepting = Accepted | { outcome: 'changed' | 'again' | 'gone' }

export async function acceptStatement(
  context: OrderContext,
  thread: Pick<StatementThread, 'match'>,
  wish: AcceptWish,
): Promise<Accepting> {
  const { database } = context
  const kept = await statementBy(database, wish.id)
  if (!kept?.content) return { outcome: 'gone' }
  if (kept.acceptedAt !== null) return { outcome: 'again' }
  const plan = await planStatement(database, thread, kept.content)
  if (plan.seen !== wish.seen) return { outcome: 'changed' }
  return database.transaction(async (tx): Promise<Accepting> => {
    const at = context.now()
    const { changes } = await tx.run(
      'UPDATE statement SET accepted_at = ?, accepted_by = ?, delivery_before = (SELECT coalesce(max(id), 0) FROM delivery) WHERE id = ? AND accepted_at IS NULL',
      at,
      wish.by.name,
      wish.id,
    )
    if (changes !== 1) return { outcome: 'again' }
    const accepted = await acceptLines(tx, { context: withPause(context, at), plan, wish, at })
    await tx.run('UPDATE statement SET delivery_last = (SELECT coalesce(max(id), 0) FROM delivery) WHERE id = ?', wish.id)
    return accepted
  })
}

/** One moment for all, and letters that wait until nothing can be undone any more. */
function withPause({ outbox, ...context }: OrderChangeContext, at: number): OrderChangeContext {
  const later = (deliveries: readonly NewDelivery[]) => deliveries.map((each) => ({ ...each, wait: (each.wait ?? 0) + undoTime }))
  const addAll: typeof outbox.addAll = (tx, all, now) =>
    outbox.addAll(
      tx,
      all.map(({ ownerId, deliveries }) => ({ ownerId, deliveries: later(deliveries) })),
      now,
    )
  return {
    ...context,
    now: () => at,
    outbox: { addAll, add: (tx, ownerId, deliveries, now) => addAll(tx, [{ ownerId, deliveries }], now) },
  }
}

type Act = { context: OrderChangeContext; plan: StatementPlan; wish: AcceptWish; at: number }

async function acceptLines(tx: Transaction, act: Act): Promise<Accepted> {
  const { plan, wish } = act
  const known = await knownKeys(
    tx,
    plan.lines.map(({ line }) => line.key),
  )
  const remembered: NewKnownLine[] = []
  const payments: PlannedLine[] = []
  let tied = 0
  for (const planned of plan.lines) {
    const { line, group, transferId } = planned
    if (known.has(line.key)) continue
    const isOld = group === 'likelyKnown' && !wish.asNew.includes(line.key)
    if (isOld || group === 'aside') remembered.push({ line, transferId, isNew: false })
    else if (group === 'noted' && transferId !== null && (await tieLine(tx, transferId, line.key, factsOf(line)))) {
      remembered.push({ line, transferId, isNew: false })
      tied++
    } else if (line.kind === 'payment' && line.currency === 'UAH') payments.push(planned)
  }
  const made = payments.map((planned) => ({ ...planned, transferId: randomUUID() }))
  await noteTransfers(tx, act, made)
  for (const { line, transferId } of made) remembered.push({ line, transferId, isNew: true })
  await rememberLines(tx, wish.id, remembered)
  const given = await payOrdersOf(tx, act, made)
  const sum = made.reduce((total, { line }) => total + line.sum, 0)
  return { outcome: 'accepted', id: wish.id, transfers: made.length, sum, given, tied }
}

/** `transferId`: of the transfer that it becomes. */
type MadeLine = PlannedLine & { transferId: string }

const noteTransfers = (tx: Transaction, { wish, at }: Act, made: readonly MadeLine[]): Promise<void> =>
  insertTransfers(
    tx,
    made.map(({ line, transferId }) => ({
      ...factsOf(line),
      ...{ id: transferId, lineKey: line.key, source: 'statement', notedAt: at, notedBy: wish.by.name },
    })),
  )

/** The sure lines go to their orders. Returns the ids of these. */
async function payOrdersOf(tx: Transaction, { context, plan, wish, at }: Act, made: readonly MadeLine[]): Promise<string[]> {
  const by = wish.by.name
  const wishes = made.flatMap(({ group, proposals, transferId }) =>
    (group === 'sure' ? (proposals[0]?.orders ?? []) : []).map(({ id, sum }) => ({ transferId, orderId: id, amount: sum, by })),
  )
  const inFull = await giveInFull(tx, context, wishes)
  const given: FullWish[] = []
  for (const each of wishes) {
    const { orderId, ...own } = each
    // An order that somebody else paid or cancelled in this moment: the money waits.
    const isGiven =
      inFull.has(each) ||
      (await giveShare(tx, context, { ...own, id: randomUUID(), number: plan.numbers.get(orderId) ?? '' })).outcome === 'given'
    if (isGiven) given.push(each)
  }
  const deeds = given.map(({ orderId, transferId, amount }) => ({
    ...{ action: 'transferGiven' as const, orderId, before: { transfer: transferId, amount } },
  }))
  await noteDeeds(tx, wish.by, at, deeds)
  return given.map(({ orderId }) => orderId)
}

const factsOf = ({ day, sum, payer, purpose, number }: StatementLine): TransferFacts => ({
  ...{ day, amount: sum, payer: payer.name, payerCode: payer.code, payerIban: payer.iban, purpose, number },
})
