// A desk with orders by invoice, and statements of transfers for them, for tests.
import { randomUUID } from 'node:crypto'
import type { Order } from '@forum/domain/order/order.ts'
import { matchLines } from '@forum/domain/transfer/match-lines.ts'
import * as v from 'valibot'
import type { OrderContext } from '../orders/order-context.ts'
import { deskWithTransfers, doubtsIn } from '../orders/transfers-fixture.ts'
import { createOutbox } from '../post/outbox/outbox.ts'
import type { Transaction } from '../storage/database.ts'
import { openTestDatabase } from '../storage/database-fixture.ts'
import { transfersWhere } from '../transfers/transfer-rows.ts'
import { acceptStatement } from './accept-statement.ts'
import { raiffeisen } from './layouts-fixture.ts'
import { planStatement } from './plan-statement.ts'
import { readStatement } from './read-statement.ts'
import { keepStatement, statementBy } from './statement-store.ts'
import type { Transfer } from './transfers-fixture.ts'
import { undoStatement } from './undo-statement.ts'

export const by = { id: 'olha', name: 'Оля' }
/** The same as the thread does (statement-thread.test.ts), within this one. */
const thread = { match: (...given: Parameters<typeof matchLines>) => Promise.resolve(matchLines(...given)) }

export const paying = ({ number }: Pick<Order, 'number'>, more: Partial<Transfer> = {}): Transfer => ({
  ...{
    day: '2025-09-09',
    sum: 1_250_000,
    name: 'ТОВ "Льон"',
    code: '20000373',
    iban: 'UA903052992990004149123456789',
    number: '1',
  },
  purpose: `рахунок № ${number}`,
  ...more,
})

/** What organisers do with statements over one connection. */
export function statementDeeds(context: OrderContext) {
  const { database } = context
  const plan = async (id: string) => {
    const content = (await statementBy(database, id))?.content
    if (!content) throw new Error('no statement')
    return planStatement(database, thread, content)
  }
  return {
    plan,
    /** `seen`: of the plan that was shown; missing: of now. */
    accept: async (id: string, asNew: readonly string[] = [], seen?: string) =>
      acceptStatement(context, thread, { id, seen: seen ?? (await plan(id)).seen, asNew, by }),
    undo: (id: string) => undoStatement(context, id, by),
  }
}

/** `place`: where its database is; missing: in memory. */
export async function deskWithStatements(seats = 1000, place?: string) {
  const own = await deskWithTransfers(seats, place)
  const { database, context } = own
  const deeds = statementDeeds(context)
  return {
    ...own,
    ...deeds,
    /** A statement that was read. */
    async kept(transfers: readonly Transfer[], write: (all: readonly Transfer[]) => Uint8Array = raiffeisen) {
      const read = await readStatement(write(transfers))
      if (read.outcome !== 'read') throw new Error(JSON.stringify(read))
      const { layout } = read.statement
      const id = randomUUID()
      await keepStatement(database, { id, layout, content: read.statement, readAt: context.now(), readBy: 'Оля' })
      return id
    },
    groups: async (id: string) => (await deeds.plan(id)).lines.map(({ group }) => group),
    transfers: () => transfersWhere(database, 'ORDER BY day, amount'),
    count: async (what: string) =>
      (await database.one(v.object({ number: v.number() }), `SELECT count(*) AS number FROM ${what}`))?.number,
    doubts: () => doubtsIn(database),
    /** The same desk over another connection, as another process has it. */
    async beside() {
      const other = await openTestDatabase(place ?? '')
      return { ...context, database: other, outbox: createOutbox(other) }
    },
  }
}

/** A line and its transfer that do not agree. */
const doubts: Readonly<Record<string, string>> = {
  'line of a payment without its transfer': 'SELECT key AS id FROM statement_line WHERE is_new = 1 AND transfer_id IS NULL',
  'transfer of two lines': `SELECT transfer_id AS id FROM statement_line WHERE is_new = 1 GROUP BY transfer_id HAVING count(*) > 1`,
  'transfer without its line': `SELECT id FROM transfer WHERE line_key IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM statement_line WHERE key = line_key AND transfer_id = transfer.id)`,
  'transfer of a statement without a line': "SELECT id FROM transfer WHERE source = 'statement' AND line_key IS NULL",
  'line of a statement that is not accepted': `SELECT key AS id FROM statement_line JOIN statement ON statement.id = statement_id
    WHERE accepted_at IS NULL`,
}

/** Where lines of statements and transfers differ; empty: they agree. */
export async function statementDoubtsIn(tx: Pick<Transaction, 'all'>): Promise<string[]> {
  const row = v.object({ what: v.string(), id: v.string() })
  const asked = Object.entries(doubts).map(([what, sql]) => `SELECT '${what}' AS what, id FROM (${sql}) AS found`)
  return (await tx.all(row, asked.join(' UNION ALL '))).map(({ what, id }) => `${what}: ${id}`)
}
