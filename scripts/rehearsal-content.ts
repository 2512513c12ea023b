// The part of the rehearsal that is the content service: its release, by its unit, on a PostgreSQL of its own that is asked by its socket.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readEnvironmentFile, readUnit } from './unit-file.ts'

const root = dirname(import.meta.dirname)

/** What the site must know of the service, and how it is stopped. */
export type RehearsedContent = { settings: Record<string, string>; children: ChildProcess[] }

/** Starts both; takes some minutes the first time. `release`: the unpacked release of the content service. */
export async function startContent(
  base: string,
  release: string,
  ports: { site: number; content: number },
): Promise<RehearsedContent> {
  const { socketFolder, server } = await startDatabase(join(base, 'postgres'))
  const data = join(base, 'lib-content')
  const unit = readUnit('forum-content.service', { '/opt/forum/content': release, '/var/lib/forum-content': data })
  const given = {
    ...readEnvironmentFile(join(root, 'deploy/content.env.example')),
    PORT: String(ports.content),
    SITE_HOOK_URL: `http://127.0.0.1:${ports.site}/hooks/content`,
    DB_HOST: socketFolder,
    CONTENT_DEMO: 'true',
  }
  const [[command = '', ...words] = []] = unit.commands
  const env = { PATH: '/usr/bin:/bin', ...unit.environment, ...given }
  const service = spawn(command, words, { cwd: unit.directory, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const children = [service, server]
  for (let attempt = 0; attempt < 2400; attempt++) {
    if (service.exitCode !== null) throw new Error('The content service ended while it was starting.')
    if (existsSync(join(data, 'set-up-by')) && (await isAnswering(ports.content)))
      return { settings: settingsOf(data, ports), children }
    await pause(100)
  }
  throw new Error('The content service does not answer within four minutes.')
}

function settingsOf(data: string, ports: { content: number }): Record<string, string> {
  const made = readEnvironmentFile(join(data, '.env'))
  const settings = {
    CONTENT_API_URL: `http://127.0.0.1:${ports.content}`,
    CONTENT_API_TOKEN: made.SITE_TOKEN ?? '',
    CONTENT_WEBHOOK_SECRET: made.SITE_HOOK_SECRET ?? '',
    CONTENT_PREVIEW_TOKEN: made.PREVIEW_TOKEN ?? '',
    EDITORS_KEY: made.EDITORS_KEY ?? '',
  }
  return settings
}

async function isAnswering(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/server/ping`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** A server that listens on nothing but a socket in its folder, with the role and the database of the document. */
async function startDatabase(folder: string): Promise<{ socketFolder: string; server: ChildProcess }> {
  const debian = '/usr/lib/postgresql'
  const [version] = existsSync(debian) ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one)) : []
  if (!version) throw new Error('PostgreSQL is not on this machine: apt-get install postgresql')
  const program = (name: string) => join(debian, version, 'bin', name)
  // It refuses to run as root; Debian's package brings a user for it.
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const user = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : undefined
  mkdirSync(folder, { recursive: true })
  if (user) {
    chownSync(folder, user.uid, user.gid)
    // The folder of the rehearsal is root's alone; this one is reached through it.
    chmodSync(dirname(folder), 0o711)
  }
  const quiet = { ...user, cwd: folder, stdio: 'ignore' as const }
  execFileSync(program('initdb'), ['-D', join(folder, 'data'), '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'], quiet)
  const settings = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`, '-c', 'fsync=off']
  const server = spawn(program('postgres'), ['-D', join(folder, 'data'), ...settings], quiet)
  const at = ['-h', folder, '-U', 'postgres']
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      execFileSync(program('pg_isready'), at, quiet)
      break
    } catch {
      await pause(100)
    }
  }
  execFileSync(program('createuser'), [...at, 'forum-content'], quiet)
  execFileSync(program('createdb'), [...at, '--owner=forum-content', '--encoding=UTF8', 'forum_content'], quiet)
  return { socketFolder: folder, server }
}
