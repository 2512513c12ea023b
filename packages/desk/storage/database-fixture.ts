// Database of a test: a file, or in the Vitest project `postgres` a schema of its server (vitest.config.ts).
import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { inject, onTestFinished, TestRunner, test } from 'vitest'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'

/** null: the test runs on SQLite. */
export const postgresUrl = (): string | null => inject('postgresUrl') ?? null

/** Maps a file path to the place of the test's database; ':memory:' is a new one each time. */
export async function placeOf(path: string): Promise<string> {
  const url = postgresUrl()
  if (url === null) return path
  const key = path === ':memory:' ? randomUUID() : path
  const schema = `desk_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // PostgreSQL refuses one of two concurrent CREATE SCHEMA, even with IF NOT EXISTS.
  await client.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtext('place')); CREATE SCHEMA IF NOT EXISTS ${schema}; COMMIT`)
  await client.end()
  // The application name identifies the test's own connections on the shared server.
  return `${url}?options=${encodeURIComponent(`-c search_path=${schema}`)}&application_name=${schema}`
}

/** A database of its own on the server, for what concerns whole databases: pg_dump would fail where tests beside it drop their schemas. */
export async function ownDatabase(): Promise<string> {
  const url = new URL(postgresUrl() ?? '')
  const name = `own_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}

/** Closed when its test is over, for files share their worker, in which its thread would go on; who opens one for a whole file closes it. */
export async function openTestDatabase(path: string, migrations?: readonly string[]): Promise<Database> {
  const database = await openDatabase(await placeOf(path), migrations)
  if (TestRunner.getCurrentTest()) onTestFinished(() => database.close().catch(() => {}))
  return database
}

const ticketKeys = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

/** Environment of a desk in this folder; empty on SQLite. */
export async function deskSettings(dataDirectory: string): Promise<Record<string, string>> {
  if (postgresUrl() === null) return {}
  return { DESK_DATABASE_URL: await placeOf(dataDirectory), FORM_KEYS: '0a'.repeat(32), TICKET_KEYS: ticketKeys }
}

/** For tests of SQLite only. */
export const testOfFiles = test.skipIf(inject('postgresUrl'))

/** A second process holds the write lock until `release`. */
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

/** Integrity check of the file; a server cannot be checked from here. */
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
