// Accepts a statement: its payments become transfers, the sure ones go to their orders. One transaction; what is known by its key is done once only.
import { randomUUID } from 'node:crypto'
import type { StatementLine } from '@forum/domain/transfer/statement-line.ts'
import type { TransferFacts } from '@forum/domain/transfer/transfer.ts'
import { noteDeed, type Person } from '../audit/audit.ts'
import { giveShare } from '../orders/give-transfer.ts'
import type { OrderChangeContext, OrderContext } from '../orders/order-context.ts'
import type { Transaction } from '../storage/database.ts'
import { insertTransfer, tieLine } from '../transfers/note-transfer.ts'
import { type PlannedLine, planStatement, type StatementPlan } from './plan-statement.ts'
import { knownAmong, rememberLine, statementBy } from './statement-store.ts'
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
  return {
    ...context,
    now: () => at,
    outbox: {
      add: (tx, ownerId, deliveries, now) =>
        outbox.add(
          tx,
          ownerId,
          deliveries.map((each) => ({ ...each, wait: (each.wait ?? 0) + undoTime })),
          now,
        ),
    },
  }
}

type Act = { context: OrderChangeContext; plan: StatementPlan; wish: AcceptWish; at: number }

async function acceptLines(tx: Transaction, act: Act): Promise<Accepted> {
  const { plan, wish } = act
  const known = new Set(
    (
      await knownAmong(
        tx,
        plan.lines.map(({ line }) => line),
      )
    ).map(({ key }) => key),
  )
  const done = { transfers: 0, sum: 0, given: [] as string[], tied: 0 }
  for (const planned of plan.lines) {
    const { line, group, transferId } = planned
    if (known.has(line.key)) continue
    const isOld = group === 'likelyKnown' && !wish.asNew.includes(line.key)
    if (isOld || group === 'aside') await rememberLine(tx, line, { statementId: wish.id, transferId, isNew: false })
    else if (group === 'noted' && transferId !== null && (await tieLine(tx, transferId, line.key, factsOf(line)))) {
      await rememberLine(tx, line, { statementId: wish.id, transferId, isNew: false })
      done.tied++
    } else if (line.kind === 'payment' && line.currency === 'UAH') {
      const made = await acceptPayment(tx, act, planned)
      if (!made) continue
      done.transfers++
      done.sum += line.sum
      done.given.push(...made.given)
    }
  }
  return { outcome: 'accepted', id: wish.id, ...done }
}

/** null: another statement brought the same line in the meantime. */
async function acceptPayment(tx: Transaction, { context, plan, wish, at }: Act, { line, group, proposals }: PlannedLine) {
  const { isNew, transfer } = await insertTransfer(tx, {
    ...factsOf(line),
    ...{ id: randomUUID(), lineKey: line.key, source: 'statement', notedAt: at, notedBy: wish.by.name },
  })
  await rememberLine(tx, line, { statementId: wish.id, transferId: transfer.id, isNew })
  if (!isNew) return null
  const given: string[] = []
  const [first] = proposals
  for (const { id, sum } of group === 'sure' && first ? first.orders : []) {
    const number = plan.numbers.get(id) ?? ''
    // An order that somebody else paid or cancelled in this moment: the money waits.
    const giving = await giveShare(tx, context, {
      id: randomUUID(),
      transferId: transfer.id,
      number,
      amount: sum,
      by: wish.by.name,
    })
    if (giving.outcome !== 'given') continue
    given.push(giving.order.id)
    const before = { transfer: transfer.id, amount: sum }
    await noteDeed(tx, wish.by, at, { action: 'transferGiven', orderId: giving.order.id, before })
  }
  return { given }
}

const factsOf = ({ day, sum, payer, purpose, number }: StatementLine): TransferFacts => ({
  ...{ day, amount: sum, payer: payer.name, payerCode: payer.code, payerIban: payer.iban, purpose, number },
})
