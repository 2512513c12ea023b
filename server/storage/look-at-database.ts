// Read-only check of the desk's database while the site runs, for `doctor`.
import { DatabaseSync } from 'node:sqlite'
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

async function lookAtServer(url: string): Promise<string | null> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience, query_timeout: patience })
  // A connection error after the check is ignored.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query("SELECT to_regclass('migration') IS NOT NULL AS is_there")
    if (!rows[0].is_there) return null
    const { rows: steps } = await client.query('SELECT max(step) AS step FROM migration')
    return faultOf(Number(steps[0].step ?? 0))
  } finally {
    await client.end().catch(() => {})
  }
}
