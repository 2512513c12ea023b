// A copy of a PostgreSQL desk that a newer release has written: this release does not know its tables, so PostgreSQL's own tool copies them.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { stampAt, stepsAt } from '@forum/desk/storage/look-at-database.ts'
import { refusalOf } from '@forum/desk/storage/migrations.ts'

export const dumpName = 'desk.dump'

/** Whether the tables are not those of this release. Throws an Error with one sentence. */
export async function hasOtherTables(url: string): Promise<boolean> {
  const [stamp, steps] = [await stampAt(url), stepsAt(url)]
  return stamp.step > steps.length || refusalOf(stamp, steps) !== null
}

/** Writes the dump to `path`. Throws an Error with one sentence, without the password. */
export async function dumpServer(address: string, path: string): Promise<void> {
  const url = new URL(address)
  const env = { ...process.env, ...(url.password && { PGPASSWORD: decodeURIComponent(url.password) }) }
  // Other users of the machine see the words of a command.
  url.password = ''
  try {
    await promisify(execFile)('pg_dump', ['--format=custom', `--file=${path}`, `--dbname=${url}`], { env })
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string }
    if (code === 'ENOENT')
      throw new Error(
        'The database was written by a newer release, which only pg_dump can copy: apt-get install postgresql-client.',
      )
    // It looks at the server's version before it copies anything.
    const [, server, tool] = /server version: (\d+).*pg_dump version: (\d+)/.exec(stderr ?? '') ?? []
    if (server)
      throw new Error(
        `The server is PostgreSQL ${server}, and pg_dump ${tool} cannot copy it: apt-get install postgresql-client-${server}.`,
      )
    throw new Error(`pg_dump: ${stderr?.trim().split('\n')[0] ?? code}`)
  }
}
