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

/** The steps that this version knows, in the words of the database at `place`. */
export const stepsAt = (place: string) => (isPostgres(place) ? postgresMigrations() : migrations())

/** Of an existing file, or a server. Throws an Error with one sentence. */
export async function stampAt(place: string): Promise<Stamp> {
  try {
    return isPostgres(place) ? await withServer(place, stampOn) : withFile(place, stampOf)
  } catch (error) {
    throw isPostgres(place) ? postgresFault(error) : error
  }
}

/** What a newer version added cannot be copied into a database that this version makes. Throws an Error with one sentence. */
export async function refuseNewer(place: string): Promise<void> {
  const [{ step }, known] = [await stampAt(place), stepsAt(place).length]
  if (step > known)
    throw new Error(
      `The desk was last written by a newer version of the site (its step ${step}, this version knows ${known}): update to that version first, then do this again.`,
    )
}

function withFile<Result>(path: string, work: (file: DatabaseSync) => Result): Result {
  const file = new DatabaseSync(path, { readOnly: true, timeout: timeoutMs })
  try {
    return work(file)
  } finally {
    file.close()
  }
}

const lookAtFile = (path: string) =>
  withFile(path, (file) => {
    const refusal = faultOf(stampOf(file), migrations())
    const { quick_check: found } = file.prepare('PRAGMA quick_check(1)').get() ?? {}
    return refusal ?? (found === 'ok' ? null : `it is damaged (${found})`)
  })

const lookAtServer = async (url: string) => faultOf(await withServer(url, stampOn), postgresMigrations())

async function stampOn(client: Client): Promise<Stamp> {
  const { rows } = await client.query("SELECT to_regclass('migration') IS NOT NULL AS is_there")
  if (!rows[0].is_there) return { step: 0, from: 0, start: null }
  const { rows: stamps } = await client.query(stampSql)
  return stampIn(stamps[0] ?? {})
}

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
