// Global setup of the Vitest project `postgres`: starts the server, or reports that none is installed.
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
