// Read-only check of the desk's database while the site runs, for `doctor`.
import { DatabaseSync } from 'node:sqlite'
import type { Client } from 'pg'
import { migrations, refusalOf, type Stamp, stampOf } from './migrations.ts'
import { isPostgres } from './open-database.ts'
import { postgresFault } from './postgres-fault.ts'
import { stampIn, stampSql } from './postgres-migrate.ts'
import { postgresMigrations } from './postgres-words.ts'

/** Timeout for a lock or a server's answer, milliseconds. */
const timeoutMs = 5000

/** The fault of the database at `place` (an existing file, or postgres://); null: none. Never throws. */
export async function lookAtDatabase(place: string): Promise<string | null> {
  try {
    return isPostgres(place) ? await lookAtServer(place) : lookAtFile(place)
  } catch (error) {
    const fault = isPostgres(place) ? postgresFault(error) : error
    return (fault as Error).message
  }
}

/** Without the full stop: more follows. */
const faultOf = (stamp: Stamp, steps: readonly string[]) => refusalOf(stamp, steps)?.replace(/\.$/, '') ?? null

function lookAtFile(path: string): string | null {
  const file = new DatabaseSync(path, { readOnly: true, timeout: timeoutMs })
  try {
    const refusal = faultOf(stampOf(file), migrations())
    const { quick_check: found } = file.prepare('PRAGMA quick_check(1)').get() ?? {}
    return refusal ?? (found === 'ok' ? null : `it is damaged (${found})`)
  } finally {
    file.close()
  }
}

const lookAtServer = (url: string) =>
  withServer(url, async (client) => {
    const { rows } = await client.query("SELECT to_regclass('migration') IS NOT NULL AS is_there")
    if (!rows[0].is_there) return null
    const { rows: stamps } = await client.query(stampSql)
    return faultOf(stampIn(stamps[0]), postgresMigrations())
  })

/** Rows of each question; none when the tables are not there. Throws the library's error. */
export const askServer = (url: string, questions: readonly string[]) =>
  withServer(url, async (client) => {
    const { rows } = await client.query("SELECT to_regclass('desk_identity') IS NOT NULL AS is_there")
    const found: Record<string, unknown>[][] = []
    for (const sql of questions) found.push(rows[0].is_there ? (await client.query(sql)).rows : [])
    return found
  })

async function withServer<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs })
  // A connection error after the check is ignored.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
