// A temporary PostgreSQL server for tests and benchmarks. Debian's package `postgresql` is enough.
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@forum/ground/base/free-port-fixture.ts'
import pg from 'pg'

export type PostgresServer = { url: string; stop(): Promise<void> }

/** Where the server's programs may be; Debian keeps them out of PATH. */
function programs(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** null: PostgreSQL is not installed. `isDurable` false: no fsync; only benchmarks need it. */
export async function startPostgres({ isDurable = false, port: given = 0 } = {}): Promise<PostgresServer | null> {
  const folder = programs()
  if (!folder) return null
  const user = owner()
  const root = mkdtempSync(join(tmpdir(), 'postgres-'))
  chmodSync(root, 0o700)
  if (user) chownSync(root, user.uid, user.gid)
  const data = join(root, 'data')
  const setup = ['-D', data, '-U', 'desk', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  execFileSync(join(folder, 'initdb'), setup, { ...user, cwd: root, stdio: 'ignore' })
  const port = given || (await freePort())
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'max_connections=200']
  if (!isDurable) settings.push('fsync=off', 'full_page_writes=off')
  const words = ['-D', data, ...settings.flatMap((each) => ['-c', each])]
  const server = spawn(join(folder, 'postgres'), words, { ...user, cwd: root, stdio: 'ignore' })
  const ended = new Promise((done) => server.once('exit', done))
  const url = `postgres://desk@127.0.0.1:${port}/postgres`
  await answers(url, () => server.exitCode === null && server.signalCode === null)
  return {
    url,
    async stop() {
      server.kill('SIGINT')
      await ended
      rmSync(root, { recursive: true, force: true })
    },
  }
}

/** Waits until the server answers, however slow the machine is; throws when it has exited. */
async function answers(url: string, runs: () => boolean): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (!runs()) throw error
      await pause(100)
    }
  }
}
