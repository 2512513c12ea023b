// The database port on PostgreSQL, for several machines. One advisory lock stands for SQLite's single writer, so that the same rules hold.
import pg from 'pg'
import type { CommitCount } from './commit-count.ts'
import type { Database, Transaction, Value } from './database.ts'
import { createWriter, type WriteConnection } from './group-commit.ts'
import { connectionOf } from './postgres-connection.ts'
import { postgresFault } from './postgres-fault.ts'
import { createListener, type Listener } from './postgres-listener.ts'
import { migrate } from './postgres-migrate.ts'
import { beginOpening, type Opening } from './postgres-opening.ts'
import { numbered, postgresMigrations, translated } from './postgres-words.ts'
import { createWithin, questions, type TransactionState } from './questions.ts'
import { countSql, type Expected, faultOf, type Reached, reachedIn, reachedSql } from './reached.ts'
import { StorageFault } from './thread.ts'

/** Connections of one process for reading; one more writes, and one listens. */
const readers = 4

/** Milliseconds that a process may idle while it holds the lock; then the server disconnects it. */
const longestStandstill = 10_000

/**
 * Starts a transaction with the desk's lock. The lock is per schema, so that desks on one server do not block each other. A commit waits for the
 * server's disk.
 */
const beginning = (
  standstill: number,
) => `BEGIN; SET LOCAL lock_timeout = 3000; SET LOCAL idle_in_transaction_session_timeout = ${standstill};
  SET LOCAL synchronous_commit = on; SELECT pg_advisory_xact_lock(hashtext('desk'), hashtext(current_schema()))`

/**
 * While the server cannot be reached, each query throws a StorageFault. Throws a StorageFault, or an Error about a migration.
 *
 * @param steps SQL for SQLite, instead of the desk's own migrations
 * @param standstill milliseconds that this process may idle within a transaction
 * @param count counts the commits; missing: nobody does
 */
export async function openPostgres(
  url: string,
  steps?: readonly string[],
  standstill: number = longestStandstill,
  count?: CommitCount,
): Promise<Database> {
  const writers = poolOf(url, 1)
  const pool = poolOf(url, readers)
  const listener = createListener(connectionOf(url))
  const close = async () => void (await Promise.all([listener.close(), writers.end(), pool.end()]))
  try {
    const opening = await beginOpening(async () => {
      await migrate(writers, steps?.map(translated) ?? postgresMigrations())
      await listener.open()
    })
    return portOf({ writers, pool, listener, opening, begin: beginning(standstill), close, count })
  } catch (error) {
    await close()
    throw postgresFault(error)
  }
}

type Connections = {
  writers: pg.Pool
  pool: pg.Pool
  listener: Listener
  opening: Opening
  /** SQL that starts a transaction. */
  begin: string
  close(): Promise<void>
  count: CommitCount | undefined
}

function poolOf(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ ...connectionOf(url), max, idleTimeoutMillis: 60_000 })
  // A broken idle connection is replaced by the next query.
  pool.on('error', () => {})
  // A broken busy connection reports the error through its query, or through the next one.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function portOf({ writers, pool, listener, opening, begin, close, count }: Connections): Database {
  const within = createWithin()
  const writer = createWriter(() => createConnection(writers, begin), true, count && { count, commit: commitOf })
  let isClosed = false
  const refuse = () => {
    within.refuse()
    if (isClosed) throw new StorageFault('the database is closed')
    const fault = opening.fault()
    if (fault) throw fault
  }
  const transaction: Database['transaction'] = async (work) => {
    refuse()
    const inOne = async (connection: PostgresConnection) => {
      const state = { isOpen: true }
      try {
        return await within.run(state, () => work(transactionOn(connection, state)))
      } finally {
        state.isOpen = false
      }
    }
    return writer.shared(inOne, (connection) => connection.begin())
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
    async notify(topic) {
      refuse()
      await listener.notify(topic)
    },
    listen: listener.listen,
    leads: listener.leads,
    // The server checks its own files. That it keeps what was acknowledged is read over another connection than was written over.
    async check() {
      refuse()
      await count?.compare(async () => reachedIn((await asked(pool, reachedSql, [])).rows[0]))
    },
    async rewrite() {
      refuse()
      await writer.alone(() => rewriteTables(writers))
    },
    async close() {
      if (isClosed) return
      isClosed = true
      opening.stop()
      await writer.alone(close)
    },
  }
}

/** The connection of one transaction, taken from the pool at its start and returned at its end. */
type PostgresConnection = WriteConnection & { begin(): Promise<void>; ask(sql: string, values: Value[]): Promise<pg.QueryResult> }

function createConnection(writers: pg.Pool, begin: string): PostgresConnection {
  let client: pg.PoolClient | null = null
  const give = (isBroken = false) => {
    client?.release(isBroken)
    client = null
  }
  // Queries run one after another, so that the library queues none.
  let last: Promise<unknown> = Promise.resolve()
  const through = (asking: (client: pg.PoolClient) => Promise<pg.QueryResult>) => {
    const turn = last.then(async () => {
      try {
        client ??= await writers.connect()
        return await asking(client)
      } catch (error) {
        throw postgresFault(error)
      }
    })
    last = turn.catch(() => {})
    return turn
  }
  return {
    begin: async () => void (await through((by) => by.query(begin))),
    ask: (sql, values) => through((by) => by.query(numbered(sql), values)),
    async script(sql) {
      const { command } = await through((by) => by.query(sql))
      if (sql !== 'COMMIT') return
      // After a failed statement PostgreSQL rolls back at COMMIT and reports it only by the command's name.
      if (command !== 'COMMIT') throw new Error('a statement of this transaction failed before')
      give()
    },
    async rollback() {
      await last
      const isBroken = await client?.query('ROLLBACK').then(
        () => false,
        () => true,
      )
      give(isBroken)
    },
  }
}

/** Counts and commits; see CommitCount. */
async function commitOf(connection: PostgresConnection, expected: Expected): Promise<Reached> {
  const reached = reachedIn((await connection.ask(countSql, [])).rows[0])
  const reason = faultOf(reached, expected)
  if (reason !== null) throw new StorageFault(reason, { isLost: true })
  await connection.script('COMMIT')
  return reached
}

/** Using `tx` after its end is a bug: it would write outside any transaction. */
function transactionOn(connection: PostgresConnection, state: TransactionState): Transaction {
  const ask = async (sql: string, values: Value[]) => {
    if (!state.isOpen) throw new Error('this transaction has ended')
    return connection.ask(sql, values)
  }
  return {
    ...questions(async (act, sql, values) => rowsOf(act, await ask(sql, values))),
    run: async (sql, ...values) => ({ changes: (await ask(sql, values)).rowCount ?? 0 }),
  }
}

const rowsOf = (act: 'one' | 'all', { rows }: pg.QueryResult) => (act === 'one' ? rows[0] : rows)

async function asked(pool: pg.Pool, sql: string, values: Value[]): Promise<pg.QueryResult> {
  try {
    return await pool.query(numbered(sql), values)
  } catch (error) {
    throw postgresFault(error)
  }
}

/** Rewrites the tables without erased data. The WAL keeps old data until the server recycles it (docs/operate.md). */
async function rewriteTables(writers: pg.Pool): Promise<void> {
  try {
    const { rows } = await writers.query('SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()')
    for (const { name } of rows) await writers.query(`VACUUM (FULL) ${pg.escapeIdentifier(name)}`)
  } catch (error) {
    throw postgresFault(error)
  }
}
