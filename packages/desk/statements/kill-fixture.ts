// A process that accepts and undoes the statements of a database in turn, for a test that kills it.
import { flushCompileCache } from 'node:module'
import { orderDeliveries } from '@forum/desk/orders/order-deliveries.ts'
import { matchLines } from '@forum/domain/transfer/match-lines.ts'
import * as v from 'valibot'
import { createOutbox } from '../post/outbox/outbox.ts'
import { openDatabase } from '../storage/open-database.ts'
import { acceptStatement } from './accept-statement.ts'
import { planStatement } from './plan-statement.ts'
import { statementBy } from './statement-store.ts'
import { undoStatement } from './undo-statement.ts'

// A killed process would not save its compile cache.
flushCompileCache()

const [file = '', turns = '0'] = process.argv.slice(2)
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

const ids = (await database.all(v.object({ id: v.string() }), 'SELECT id FROM statement ORDER BY id')).map(({ id }) => id)
process.stdout.write('begun\n')
for (let done = 0; done < Number(turns); done++) for (const id of ids) await turn(id)
await database.close()
