// A desk with orders by invoice, and statements of transfers for them, for tests.
import { randomUUID } from 'node:crypto'
import type { Order } from '@forum/domain/order/order.ts'
import { matchLines } from '@forum/domain/transfer/match-lines.ts'
import * as v from 'valibot'
import type { OrderContext } from '../orders/order-context.ts'
import { deskWithTransfers, doubtsIn } from '../orders/transfers-fixture.ts'
import { createOutbox } from '../post/outbox/outbox.ts'
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
export const thread = { match: (...given: Parameters<typeof matchLines>) => Promise.resolve(matchLines(...given)) }

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
