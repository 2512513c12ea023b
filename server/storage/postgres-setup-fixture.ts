// Before the tests of the project `postgres`: starts the server, and says so once when there is none.
import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgres } from './postgres-fixture.ts'

let server: PostgresServer | null = null

export async function setup({ provide }: TestProject): Promise<void> {
  server = await startPostgres()
  if (!server) process.stderr.write('PostgreSQL is not installed: the tests over it are skipped (apt-get install postgresql).\n')
  provide('postgresUrl', server?.url ?? null)
}

export async function teardown(): Promise<void> {
  await server?.stop()
}
