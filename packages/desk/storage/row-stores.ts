// Source and target of moving a desk: an SQLite file or PostgreSQL.
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { compareRows, copyRows, emptyTables, filledTables, type RowStore, type Table, tablesOf } from './copy-rows.ts'
import { refuseNewer } from './look-at-database.ts'
import { openDatabase } from './open-database.ts'
import { connectionOf } from './postgres-connection.ts'
import { postgresFault } from './postgres-fault.ts'
import { numbered } from './postgres-words.ts'

/** Runs `work` on the file at `path` in one transaction. */
export async function withFileRows<Result>(path: string, work: (rows: RowStore) => Promise<Result>): Promise<Result> {
  const file = new DatabaseSync(path, { timeout: 5000 })
  try {
    file.exec('PRAGMA foreign_keys = ON; BEGIN IMMEDIATE')
    const result = await work({
      all: async (sql) => file.prepare(sql).all() as Awaited<ReturnType<RowStore['all']>>,
      run: async (sql, values) => void file.prepare(sql).run(...values),
    })
    file.exec('COMMIT')
    return result
  } finally {
    file.close()
  }
}

/** `reading`: a snapshot while the site runs. `writing`: nobody else may have the desk open. */
export async function withPostgresRows<Result>(
  url: string,
  how: 'reading' | 'writing',
  work: (rows: RowStore) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...connectionOf(url), query_timeout: undefined })
  client.on('error', () => {})
  try {
    await client.connect()
    if (how === 'writing') await refuseWhileInUse(client)
    await client.query(how === 'reading' ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'BEGIN')
    const result = await work({
      all: async (sql) => (await client.query(numbered(sql))).rows,
      run: async (sql, values) => void (await client.query(numbered(sql), [...values])),
    })
    if (how === 'writing') await goOnCounting(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    throw postgresFault(error)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Drops the tables of a desk in which nobody has sent anything. Throws an Error where somebody has. */
export async function emptySchema({ all, run }: RowStore): Promise<void> {
  const found = await all(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'migration'",
  )
  const tables = found.map(({ name }) => ({ name: String(name), columns: [], order: [] }))
  await refuseFilled(tables, { all, run })
  for (const { name } of [...tables, { name: 'migration' }]) await run(`DROP TABLE IF EXISTS "${name}" CASCADE`, [])
}

async function refuseFilled(tables: readonly Table[], rows: RowStore): Promise<void> {
  const filled = await filledTables(tables, rows)
  if (filled.length > 0)
    throw new Error(`The database holds a desk already (${filled.join(', ')}): give DESK_DATABASE_URL an empty one.`)
}

/** Fills an empty PostgreSQL database with the rows of the file at `path`. Returns their number. Throws an Error with one sentence. */
export async function fillPostgres(path: string, url: string): Promise<number> {
  // Migrate both first.
  await (await openDatabase(path)).close()
  await refuseNewer(path)
  await (await openDatabase(url)).close()
  return withFileRows(path, (from) =>
    withPostgresRows(url, 'writing', async (to) => {
      const tables = await tablesOf(from)
      await refuseFilled(tables, to)
      await emptyTables(tables, to)
      const copied = await copyRows(tables, from, to)
      await compareRows(tables, from, to)
      return copied
    }),
  )
}

/** The server may still list a connection that was closed a moment ago. */
async function refuseWhileInUse(client: pg.Client): Promise<void> {
  for (const until = Date.now() + 1500; ; await pause(50)) {
    const { rows } = await client.query("SELECT pg_try_advisory_lock(hashtext('desk in use'), hashtext(current_schema())) AS is")
    if (rows[0].is === 1) return
    if (Date.now() < until) continue
    throw new Error('A site or a command is using the database: stop it first.')
  }
}

/** Sets sequences to continue after the copied ids. */
async function goOnCounting(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "SELECT table_name AS name, column_name AS id FROM information_schema.columns WHERE table_schema = current_schema() AND is_identity = 'YES'",
  )
  for (const { name, id } of rows)
    await client.query(
      `SELECT setval(pg_get_serial_sequence('${name}', '${id}'), coalesce((SELECT max(${id}) FROM ${name}), 0) + 1, false)`,
    )
}
