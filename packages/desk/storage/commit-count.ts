// Counts the commits of a desk in its database, and notes the count outside it before anybody is answered: a database that is behind the note is an
// older copy, or lost a part (docs/decisions/0038-note-each-commit-outside-the-database.md).
import { constants, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { type Expected, faultOf, type Reached } from './reached.ts'
import { StorageFault } from './thread.ts'

/** `base`: the count that the file of the database holds without its log (SQLite). */
export type Noted = { count: number; base: number }

const noteName = 'desk-count'
/** Lines are written in turn, so that a torn line or a late one of a second process spoils no newer one. */
const [lines, width] = [8, 96]

/** What this machine noted of the desk `identity`; zeros: nothing. Throws the system's error. */
export function notedOf(dataDirectory: string, identity: string | null): Noted {
  const noted = { count: 0, base: 0 }
  // Places that nothing was written to yet are zeros.
  for (const line of textOf(join(dataDirectory, noteName)).split(/[\n\0]/)) {
    const [, desk, count, base] = /^(\S+) (\d+) (\d+) *$/.exec(line) ?? []
    if (desk === undefined || desk !== identity) continue
    noted.count = Math.max(noted.count, Number(count))
    noted.base = Math.max(noted.base, Number(base))
  }
  return noted
}

export type CommitCount = {
  /** The desk that was open last; null: any, as before the first call. */
  expect(identity: string | null): void
  /** Called before a transaction: throws while the note cannot be written, and once the database was found behind. */
  begin(): Promise<void>
  /** Commits by `commit`, which counts; it throws and commits nothing when the database is behind what is expected. null: nothing was changed. */
  commit(commit: (expected: Expected) => Promise<Reached | null>): Promise<Reached | null>
  /** Called after the commit: the note is on disk. Never throws: what is committed is told so, and `begin` refuses the next. */
  keep(reached: Reached): Promise<void>
  /** Compares what `read` finds with the note. `base`: see Noted. Throws a lost StorageFault when it is behind. */
  compare(read: () => Promise<Reached & { base?: number }>): Promise<void>
}

/** `dataDirectory` null: counts, and notes nothing there. */
export function createCommitCount(dataDirectory: string | null): CommitCount {
  let identity: string | null = null
  let known: Noted = { count: 0, base: 0 }
  let lost: StorageFault | null = null
  let unwritten: Reached | null = null

  const expected = (more: 0 | 1): Expected => {
    const other = dataDirectory === null ? known : readable(() => notedOf(dataDirectory, identity))
    known = { count: Math.max(known.count, other.count), base: Math.max(known.base, other.base) }
    return { identity, least: known.count + more }
  }
  /** Only what is committed: a commit that failed gives its number to the next one. */
  const isReached = (reached: Reached) => {
    identity ??= reached.identity
    known.count = Math.max(known.count, reached.count)
  }
  const write = async (reached: Reached) => {
    if (dataDirectory !== null && reached.identity !== null)
      await writeLine(join(dataDirectory, noteName), `${reached.identity} ${reached.count} ${known.base}`, reached.count)
    unwritten = null
  }
  return {
    expect(desk) {
      identity = desk
    },
    async begin() {
      if (lost) throw lost
      if (!unwritten) return
      await write(unwritten).catch(useless)
    },
    async commit(commit) {
      try {
        return await commit(expected(1))
      } catch (error) {
        if (error instanceof StorageFault && error.isLost) lost = error
        throw error
      }
    },
    async keep(reached) {
      isReached(reached)
      unwritten = reached
      await write(reached).catch(() => {})
    },
    async compare(read) {
      if (lost) throw lost
      const least = expected(0)
      const { base = 0, ...reached } = await read()
      const reason = faultOf(reached, least)
      if (reason !== null) lost = new StorageFault(reason, { isLost: true })
      if (lost) throw lost
      isReached(reached)
      // The next commit notes it.
      known.base = Math.max(known.base, base)
    },
  }
}

function useless(error: NodeJS.ErrnoException): never {
  throw new StorageFault(`${noteName} in DATA_DIR cannot be read or written (${error.code})`, { cause: error })
}

function readable<Read>(read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    return useless(error as NodeJS.ErrnoException)
  }
}

/** O_DSYNC: on disk when written. */
async function writeLine(path: string, line: string, turn: number): Promise<void> {
  const file = await open(path, O_RDWR | O_CREAT | O_DSYNC, 0o600)
  try {
    await file.write(`${line.padEnd(width - 1)}\n`, (turn % lines) * width)
  } finally {
    await file.close()
  }
}

const { O_RDWR, O_CREAT, O_DSYNC = 0 } = constants

function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
