// Read-only check of the desk's database while the site runs, for `doctor`.
import { DatabaseSync } from 'node:sqlite'
import type { Client } from 'pg'
import { migrations } from './migrations.ts'
import { isPostgres } from './open-database.ts'
import { postgresFault } from './postgres-fault.ts'

/** Timeout for a lock or a server's answer, milliseconds. */
const patience = 5000

/** The fault of the database at `place` (an existing file, or postgres://); null: none. Never throws. */
export async function lookAtDatabase(place: string): Promise<string | null> {
  try {
    return isPostgres(place) ? await lookAtServer(place) : lookAtFile(place)
  } catch (error) {
    const fault = isPostgres(place) ? postgresFault(error) : error
    return (fault as Error).message
  }
}

function faultOf(step: number): string | null {
  const known = migrations().length
  return step > known
    ? `a newer version of the site wrote it (its step ${step}, this version knows ${known}): start that version, or restore a backup from before it`
    : null
}

function lookAtFile(path: string): string | null {
  const file = new DatabaseSync(path, { readOnly: true, timeout: patience })
  try {
    const { user_version: step } = file.prepare('PRAGMA user_version').get() ?? {}
    const { quick_check: found } = file.prepare('PRAGMA quick_check(1)').get() ?? {}
    return faultOf(Number(step)) ?? (found === 'ok' ? null : `it is damaged (${found})`)
  } finally {
    file.close()
  }
}

const lookAtServer = (url: string) =>
  withServer(url, async (client) => {
    const { rows } = await client.query("SELECT to_regclass('migration') IS NOT NULL AS is_there")
    if (!rows[0].is_there) return null
    const { rows: steps } = await client.query('SELECT max(step) AS step FROM migration')
    return faultOf(Number(steps[0].step ?? 0))
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
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience, query_timeout: patience })
  // A connection error after the check is ignored.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
