// The database of a test: a file; in the project `postgres` of the tests a schema of the server that runs for them (vitest.config.ts).
import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { inject, test } from 'vitest'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'

/** null: this test runs over SQLite. */
export const postgresUrl = (): string | null => inject('postgresUrl') ?? null

/** Where the desk of a test is kept, by the path that its file would have; ':memory:' is another each time. */
export async function placeOf(path: string): Promise<string> {
  const url = postgresUrl()
  if (url === null) return path
  const key = path === ':memory:' ? randomUUID() : path
  const schema = `desk_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Of two that make one schema at once PostgreSQL refuses the second, IF NOT EXISTS or not.
  await client.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtext('place')); CREATE SCHEMA IF NOT EXISTS ${schema}; COMMIT`)
  await client.end()
  // By its name a test finds its own connections: other files use the same server at the same time.
  return `${url}?options=${encodeURIComponent(`-c search_path=${schema}`)}&application_name=${schema}`
}

export const openTestDatabase = async (path: string, migrations?: readonly string[]): Promise<Database> =>
  openDatabase(await placeOf(path), migrations)

const ticketKeys = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

/** Settings of a desk whose file would stand in this folder; none over SQLite. */
export async function deskSettings(dataDirectory: string): Promise<Record<string, string>> {
  if (postgresUrl() === null) return {}
  return { DESK_DATABASE_URL: await placeOf(dataDirectory), FORM_KEYS: '0a'.repeat(32), TICKET_KEYS: ticketKeys }
}

/** A test of what SQLite alone does. */
export const testOfFiles = test.skipIf(inject('postgresUrl'))

/** Another process that writes and does not come to an end: keeps everybody else from writing until `release`. */
export async function holdDatabase(path: string): Promise<{ release(): Promise<void> }> {
  if (postgresUrl() === null) {
    const other = new DatabaseSync(path, { timeout: 5000 })
    other.exec('BEGIN IMMEDIATE')
    return {
      async release() {
        other.exec('ROLLBACK')
        other.close()
      },
    }
  }
  const client = new pg.Client({ connectionString: await placeOf(path) })
  await client.connect()
  await client.query("BEGIN; SELECT pg_advisory_xact_lock(hashtext('desk'), hashtext(current_schema()))")
  return { release: () => client.end() }
}

/** Whether the file is whole; of a server only the server itself could say it. */
export function integrityOf(path: string): unknown {
  if (postgresUrl() !== null) return 'ok'
  const file = new DatabaseSync(path)
  try {
    return file.prepare('PRAGMA integrity_check').get()?.integrity_check
  } finally {
    file.close()
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl?: string | null
  }
}
