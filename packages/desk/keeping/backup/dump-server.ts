// A desk in PostgreSQL is backed up as a dump by PostgreSQL's own tools, and restored from one.
import { execFile } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { stampAt, stepsAt } from '@forum/desk/storage/look-at-database.ts'
import { refusalOf } from '@forum/desk/storage/migrations.ts'
import { emptySchema, withPostgresRows } from '@forum/desk/storage/row-stores.ts'
import { factsBy, type Manifest } from './manifest.ts'

/** Of one moment: pg_dump reads the snapshot in which the rows are counted. Tables of a newer release are not counted. Throws an Error with one sentence. */
export async function dumpServer(url: string, path: string): Promise<Pick<Manifest, 'counts' | 'lastNumbers' | 'dump'>> {
  const stamp = await stampAt(url)
  const isKnown = stamp.start !== null && refusalOf(stamp, stepsAt(url)) === null
  return withPostgresRows(url, 'reading', async ({ all }) => {
    const [found] = await all('SELECT pg_export_snapshot() AS snapshot, current_schema() AS schema')
    const schema = String(found?.schema)
    const facts = isKnown ? await factsBy(all) : { counts: null, lastNumbers: {} }
    const words = ['--format=custom', `--schema=${quoted(schema)}`, `--snapshot=${found?.snapshot}`, `--file=${path}`]
    await toolOn(url, 'pg_dump', words)
    // Reads all of it.
    await toolOn(null, 'pg_restore', ['--file=/dev/null', path])
    return { ...facts, dump: { schema, ...stamp } }
  })
}

/** Into a database in which nobody has sent anything. Throws an Error with one sentence; the database then holds no desk. */
export async function fillFromDump(path: string, { dump }: Manifest, url: string): Promise<void> {
  const list = await toolOn(null, 'pg_restore', ['--list', path])
  await withPostgresRows(url, 'writing', async (rows) => {
    const [server] = await rows.all(
      "SELECT current_setting('server_version_num')::int / 10000 AS major, current_schema() AS schema",
    )
    const theirs = versionIn(path)
    if (theirs > Number(server?.major))
      throw new Error(
        `${path} was written by PostgreSQL ${theirs}, and the server is ${server?.major}, which cannot read it: take a newer one.`,
      )
    if (server?.schema !== dump?.schema)
      throw new Error(
        `${path} is of the schema ${dump?.schema}, and DESK_DATABASE_URL leads to ${server?.schema}: create that schema in an empty database, and name it in search_path.`,
      )
    await emptySchema(rows)
  })
  const folder = mkdtempSync(join(tmpdir(), 'restore-'))
  try {
    // The schema is there.
    writeFileSync(join(folder, 'list'), list.replace(/^\d+; \d+ \d+ (?:COMMENT - )?SCHEMA .*$/gm, ''))
    const how = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', `--use-list=${join(folder, 'list')}`]
    await toolOn(url, 'pg_restore', [...how, path])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** The newest major version that had to do with a dump: of the server and of the tool. Both are words in its head. */
function versionIn(path: string): number {
  const head = Buffer.alloc(1000)
  const file = openSync(path, 'r')
  readSync(file, head)
  closeSync(file)
  const words = head.toString('latin1').split(/[^ -~]+/)
  return Math.max(0, ...words.map((word) => Number(/^(\d+)(?:\.\d+|(?:devel|beta|rc)\d*)(?: .*)?$/.exec(word)?.[1] ?? 0)))
}

/** What a tool of PostgreSQL prints. Throws an Error with one sentence, without the password. */
async function toolOn(address: string | null, tool: string, words: readonly string[]): Promise<string> {
  const url = address === null ? null : new URL(address)
  const env = { ...process.env, ...(url?.password && { PGPASSWORD: decodeURIComponent(url.password) }) }
  // Other users of the machine see the words of a command.
  if (url) url.password = ''
  try {
    const all = [...(url ? [`--dbname=${url}`] : []), ...words]
    return (await promisify(execFile)(tool, all, { env, maxBuffer: 64 * 1_048_576 })).stdout
  } catch (error) {
    throw new Error(sentenceOf(tool, error as { code?: unknown; stderr?: string }))
  }
}

function sentenceOf(tool: string, { code, stderr = '' }: { code?: unknown; stderr?: string }): string {
  if (code === 'ENOENT') return `${tool} is missing, which copies a desk in PostgreSQL: apt-get install postgresql-client.`
  // It looks at the server's version before it copies anything.
  const [, server, own] = /server version: (\d+).*pg_dump version: (\d+)/.exec(stderr) ?? []
  if (server)
    return `The server is PostgreSQL ${server}, and pg_dump ${own} cannot copy it: apt-get install postgresql-client-${server}.`
  return stderr.trim().split('\n')[0] || `${tool} ended with ${code}.`
}
