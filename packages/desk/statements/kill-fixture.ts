// A process that reads, accepts and undoes statements in turn, for a test that kills it.
import { flushCompileCache } from 'node:module'
import { orderDeliveries } from '@forum/desk/orders/order-deliveries.ts'
import { matchLines } from '@forum/domain/transfer/match-lines.ts'
import * as v from 'valibot'
import { createOutbox } from '../post/outbox/outbox.ts'
import { openDatabase } from '../storage/open-database.ts'
import { acceptStatement } from './accept-statement.ts'
import { planStatement } from './plan-statement.ts'
import { receiveStatement } from './receive-statement.ts'
import { statementBy } from './statement-store.ts'
import { undoStatement } from './undo-statement.ts'

// A killed process would not save its compile cache.
flushCompileCache()

/** `imports`: how many of the statements are read once more in each turn. */
const [file = '', turns = '0', imports = '0'] = process.argv.slice(2)
const database = await openDatabase(file)
const context = { database, outbox: createOutbox(database), deliveries: orderDeliveries, now: Date.now }
const thread = { match: (...given: Parameters<typeof matchLines>) => Promise.resolve(matchLines(...given)) }
const by = { id: 'olha', name: 'Оля' }

/** An accepted statement is undone, another one accepted. */
async function turn(id: string): Promise<void> {
  const kept = await statementBy(database, id)
  if (!kept?.content) return
  if (kept.acceptedAt !== null) await undoStatement(context, id, by)
  const { seen } = await planStatement(database, thread, kept.content)
  await acceptStatement(context, thread, { id, seen, asNew: [], by })
}

const row = v.object({ id: v.string() })
const idsOfAll = async () => (await database.all(row, 'SELECT id FROM statement ORDER BY read_at, id')).map(({ id }) => id)

/** One of the statements comes once more, as a file that is read again. */
async function importAgain(id: string): Promise<void> {
  const statement = (await statementBy(database, id))?.content
  const read = async () =>
    statement ? ({ outcome: 'read', statement } as const) : ({ outcome: 'refused', fault: 'empty' } as const)
  await receiveStatement(database, { read }, { readAt: Date.now(), readBy: by.name })
}

process.stdout.write('begun\n')
for (let done = 0; done < Number(turns); done++) {
  const ids = await idsOfAll()
  for (const [place, id] of ids.entries()) {
    if (place < Number(imports)) await importAgain(id)
    await turn(id)
  }
}
await database.close()
