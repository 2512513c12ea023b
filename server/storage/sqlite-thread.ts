// The thread that runs SQLite, so that a slow disk or statement does not block pages. Started by thread.ts only.
import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { replacedFile } from './replaced-file.ts'

export type ThreadData = { path: string; migrations: readonly string[]; isInMemory: boolean }

/** One connection writes; another one reads and sees only committed data. */
export type Asked = {
  id: number
  connection: 'writer' | 'reader'
  act: 'run' | 'one' | 'all' | 'script' | 'check' | 'rollback' | 'close'
  sql: string
  values: SQLInputValue[]
}

/** `id` 0: result of opening the file. `code`: SQLite's error code. */
export type Answered = { id: number; result?: unknown; fault?: { message: string; code: number | undefined } }

/** Cache size of prepared statements: placeholder lists make many. */
const mostPrepared = 200

/** Milliseconds that opening waits for a lock; later queries do not wait here. */
const openingTimeout = 5000

function open({ path, migrations, isInMemory }: ThreadData) {
  const writer = new DatabaseSync(path, { timeout: openingTimeout })
  // `secure_delete` overwrites erased data in the file.
  writer.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
  migrate(writer, migrations)
  writer.exec('PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 0')
  if (isInMemory) return { writer, reader: writer }
  const reader = new DatabaseSync(path)
  reader.exec('PRAGMA query_only = ON')
  return { writer, reader }
}

/** Foreign keys are off while tables are rebuilt, checked at the end, and then switched on. */
function migrate(file: DatabaseSync, migrations: readonly string[]): void {
  const stepsDone = () => Number(file.prepare('PRAGMA user_version').get()?.user_version)
  // A restarted thread can read at once, even if its predecessor still holds the lock.
  if (stepsDone() === migrations.length) return
  file.exec('PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE')
  try {
    const done = stepsDone()
    if (done > migrations.length)
      throw new Error(
        `The database was written by a newer version of the site (its step ${done}, this version knows ${migrations.length}): start that version, or restore a backup from before it.`,
      )
    const missing = migrations.slice(done)
    for (const step of missing) file.exec(step)
    if (missing.length > 0) {
      if (file.prepare('PRAGMA foreign_key_check').get()) throw new Error('a migration leaves references to missing rows')
      file.exec(`PRAGMA user_version = ${migrations.length}`)
    }
    file.exec('COMMIT')
  } catch (error) {
    if (file.isTransaction) file.exec('ROLLBACK')
    throw error
  }
}

function answering(file: DatabaseSync, path: string) {
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string) => {
    if (statements.size >= mostPrepared) statements.clear()
    const known = statements.get(sql) ?? file.prepare(sql)
    statements.set(sql, known)
    return known
  }
  return ({ act, sql, values }: Asked): unknown => {
    switch (act) {
      case 'check':
        return checkFile(path)
      case 'run':
        return { changes: Number(prepared(sql).run(...values).changes) }
      case 'one':
        return prepared(sql).get(...values)
      case 'all':
        return prepared(sql).all(...values)
      case 'script':
        return file.exec(sql)
      case 'rollback':
        return file.isTransaction ? file.exec('ROLLBACK') : undefined
      case 'close':
        statements.clear()
        return file.isOpen ? file.close() : undefined
    }
  }
}

/** Error codes SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_NOTADB. */
const [diskFails, corrupt, noDatabase] = [10, 11, 26]

/**
 * Throws when the file at `path` was replaced or truncated: writes would be confirmed and lost. In memory there is no file. An I/O error counts as a
 * failure.
 */
function sameFile({ path, isInMemory }: ThreadData): () => void {
  const look = () => {
    try {
      const found = statSync(path, { throwIfNoEntry: false })
      return { identity: found && `${found.dev}:${found.ino}`, size: found?.size ?? 0 }
    } catch (error) {
      throw Object.assign(new Error('the file cannot be read', { cause: error }), { errcode: diskFails })
    }
  }
  const opened = isInMemory ? null : look()
  let { size } = opened ?? { size: 0 }
  return () => {
    if (!opened) return
    const found = look()
    if (found.identity !== opened.identity)
      throw Object.assign(new Error('the file was deleted or replaced'), { errcode: replacedFile })
    // Rewriting the file makes it smaller, too. SQLite treats an empty file as new.
    if (found.size < size && found.size === 0) damaged('it is empty')
    if (found.size < size) checkFile(path)
    size = found.size
  }
}

function damaged(how: string): never {
  throw Object.assign(new Error(how), { errcode: corrupt })
}

/** Throws when the file is damaged. Uses a new connection, which has no cached pages. */
function checkFile(path: string): void {
  const file = new DatabaseSync(path, { readOnly: true, timeout: openingTimeout })
  try {
    const found = file.prepare('PRAGMA quick_check(1)').get()?.quick_check
    if (found !== 'ok') damaged(String(found))
  } finally {
    file.close()
  }
}

const damages = new Set([corrupt, noDatabase])

/** Remembers the first damage that a connection finds: writes to a damaged file would be confirmed and lost. */
function createDamage() {
  let met: unknown
  return {
    refuse() {
      if (met !== undefined) throw met
    },
    note(error: unknown) {
      const { errcode = 0 } = error as { errcode?: number }
      if (damages.has(errcode & 0xff)) met ??= error
    },
  }
}

function serve(answer: (answered: Answered) => void): void {
  const { writer, reader } = open(workerData as ThreadData)
  const refuseOtherFile = sameFile(workerData as ThreadData)
  const damage = createDamage()
  const { path } = workerData as ThreadData
  const answers = { writer: answering(writer, path), reader: answering(reader, path) }
  parentPort?.on('message', (asked: Asked) => {
    const { id, connection, act } = asked
    const isWriting = connection === 'writer' && (act === 'run' || act === 'script')
    try {
      if (isWriting) damage.refuse()
      if ((isWriting && !writer.isTransaction) || act === 'check') refuseOtherFile()
      const result = answers[connection](asked)
      if (isWriting && !writer.isTransaction) refuseOtherFile()
      answer({ id, result })
    } catch (error) {
      damage.note(error)
      answer({ id, fault: faultOf(error) })
    }
    if (act === 'close' && connection === 'writer') parentPort?.close()
  })
  answer({ id: 0 })
}

function faultOf(error: unknown): NonNullable<Answered['fault']> {
  const { message, errcode } = error as Error & { errcode?: unknown }
  return { message, code: typeof errcode === 'number' ? errcode : undefined }
}

const answer = (answered: Answered) => parentPort?.postMessage(answered)
try {
  serve(answer)
} catch (error) {
  answer({ id: 0, fault: faultOf(error) })
}
