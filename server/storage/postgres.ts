// The same port over PostgreSQL, for more than one machine: one advisory lock stands for SQLite's one writer, so that the same rules hold.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Database, Transaction, Value } from './database.ts'
import { connectionOf } from './postgres-connection.ts'
import { postgresFault } from './postgres-fault.ts'
import { createListener } from './postgres-listener.ts'
import { migrate } from './postgres-migrate.ts'
import { numbered, postgresMigrations, translated } from './postgres-words.ts'
import { createQueue, createWithin, questions, type TransactionState } from './questions.ts'
import { StorageFault } from './thread.ts'

/** Connections of one process for questions; one more writes, and one listens. */
const readers = 4
/** Milliseconds that opening goes on trying to reach the server. */
const openingPatience = 5000

/**
 * Whoever writes has the desk's lock, by the schema: other desks of the same server wait for none of it. A process that stands still while it
 * holds the lock is cut off. What is acknowledged is on the server's disk.
 */
const begin = `BEGIN; SET LOCAL lock_timeout = 3000; SET LOCAL idle_in_transaction_session_timeout = 10000;
  SET LOCAL synchronous_commit = on; SELECT pg_advisory_xact_lock(hashtext('desk'), hashtext(current_schema()))`

/** @param steps in SQLite's words, where they are not the desk's own. Throws a StorageFault, or an Error about a migration. */
export async function openPostgres(url: string, steps?: readonly string[]): Promise<Database> {
  const writers = poolOf(url, 1)
  const pool = poolOf(url, readers)
  const listener = createListener(connectionOf(url))
  const close = async () => void (await Promise.all([listener.close(), writers.end(), pool.end()]))
  try {
    await reachably(() => migrate(writers, steps?.map(translated) ?? postgresMigrations()))
    await listener.open()
  } catch (error) {
    await close()
    throw postgresFault(error)
  }
  return portOf(writers, pool, listener, close)
}

function poolOf(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ ...connectionOf(url), max, idleTimeoutMillis: 60_000 })
  // A connection that breaks while nobody uses it is replaced by the next question.
  pool.on('error', () => {})
  // One that breaks while it is used says so by its question, or, while nothing is asked, by the next one.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function portOf(
  writers: pg.Pool,
  pool: pg.Pool,
  listener: ReturnType<typeof createListener>,
  closeConnections: () => Promise<void>,
): Database {
  const within = createWithin()
  const queue = createQueue()
  let isClosed = false
  const refuse = () => {
    within.refuse()
    if (isClosed) throw new StorageFault('the database is closed')
  }
  const transaction: Database['transaction'] = async (work) => {
    refuse()
    return queue(() => inTransaction(writers, (client, state) => within.run(state, () => work(transactionOn(client, state)))))
  }
  const ask = async (act: 'one' | 'all', sql: string, values: Value[]) => {
    refuse()
    return rowsOf(act, await asked(pool, sql, values))
  }
  return {
    ...questions(ask),
    run: (sql, ...values) => transaction((tx) => tx.run(sql, ...values)),
    transaction,
    change: questions(ask).all,
    async tell(topic) {
      refuse()
      await listener.tell(topic)
    },
    hear: listener.hear,
    leads: listener.leads,
    async rewrite() {
      refuse()
      await queue(() => rewriteTables(writers))
    },
    async close() {
      if (isClosed) return
      isClosed = true
      await queue(closeConnections)
    },
  }
}

async function inTransaction<Result>(
  writers: pg.Pool,
  work: (client: pg.PoolClient, state: TransactionState) => Promise<Result>,
): Promise<Result> {
  const client = await writers.connect().catch((error: unknown) => {
    throw postgresFault(error)
  })
  const state = { isOpen: true }
  try {
    await client.query(begin)
    const result = await work(client, state)
    state.isOpen = false
    // After a statement that failed, whatever was made of that, PostgreSQL keeps nothing, and says so only here.
    if ((await client.query('COMMIT')).command !== 'COMMIT') throw new Error('a statement of this transaction failed before')
    client.release()
    return result
  } catch (error) {
    state.isOpen = false
    const isBroken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    )
    client.release(isBroken)
    throw postgresFault(error)
  }
}

/** `tx` after its end is a mistake of the caller's: it would write outside of any transaction. */
function transactionOn(client: pg.PoolClient, state: TransactionState): Transaction {
  const ask = async (sql: string, values: Value[]) => {
    if (!state.isOpen) throw new Error('this transaction has ended')
    return asked(client, sql, values)
  }
  return {
    ...questions(async (act, sql, values) => rowsOf(act, await ask(sql, values))),
    run: async (sql, ...values) => ({ changes: (await ask(sql, values)).rowCount ?? 0 }),
  }
}

const rowsOf = (act: 'one' | 'all', { rows }: pg.QueryResult) => (act === 'one' ? rows[0] : rows)

async function asked(through: pg.Pool | pg.PoolClient, sql: string, values: Value[]): Promise<pg.QueryResult> {
  try {
    return await through.query(numbered(sql), values)
  } catch (error) {
    throw postgresFault(error)
  }
}

/** Files of the server without what was erased; its log of writes holds that until the server has gone through it (docs/operate.md). */
async function rewriteTables(writers: pg.Pool): Promise<void> {
  try {
    const { rows } = await writers.query('SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()')
    for (const { name } of rows) await writers.query(`VACUUM (FULL) ${pg.escapeIdentifier(name)}`)
  } catch (error) {
    throw postgresFault(error)
  }
}

/** Tries again while the server cannot be reached: it may start together with this process. */
async function reachably(work: () => Promise<void>): Promise<void> {
  const until = Date.now() + openingPatience
  for (;;) {
    try {
      await work()
      return
    } catch (error) {
      if (!(postgresFault(error) instanceof StorageFault) || Date.now() >= until) throw error
      await pause(200)
    }
  }
}
