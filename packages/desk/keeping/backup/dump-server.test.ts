import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { dumpServer } from './dump-server.ts'

afterEach(() => void vi.unstubAllEnvs())

test('a server that is newer than its tool is named with what to install', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dump-'))
  // The words of pg_dump 15.
  const said =
    'pg_dump: error: aborting because of server version mismatch\npg_dump: detail: server version: 17.2; pg_dump version: 15.9'
  writeFileSync(join(folder, 'pg_dump'), `#!/bin/sh\necho '${said}' >&2; exit 1\n`, { mode: 0o755 })
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  await expect(dumpServer('postgres://forum@localhost/desk', join(folder, 'desk.dump'))).rejects.toThrow(
    'The server is PostgreSQL 17, and pg_dump 15 cannot copy it: apt-get install postgresql-client-17.',
  )
  rmSync(folder, { recursive: true })
})
