// Looks at the desk's database beside the running site and changes nothing in it: for the operator's doctor.
import { DatabaseSync } from 'node:sqlite'
import { migrations } from './migrations.ts'
import { isPostgres } from './open-database.ts'
import { postgresFault } from './postgres-fault.ts'

/** Milliseconds that another process may keep it, and that a server may take to answer. */
const patience = 5000

/** What is wrong with the database at `place` (a file that is there, or postgres://); null: the site can work with it. Never throws. */
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
  // A line that breaks later than it is needed is nobody's fault.
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
