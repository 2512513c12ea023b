// The thread that runs SQLite, so that a slow disk or statement does not block pages. Started by thread.ts only.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { checkFile, lookAtFile, noFiles, watchFiles } from './database-files.ts'
import { markOf, numberOf, refusalOf, stampOf } from './migrations.ts'
import { countSql, faultOf, isForeign, type Reached, reachedIn } from './reached.ts'
import { foreignFile, olderFile } from './result-codes.ts'

export type ThreadData = { path: string; migrations: readonly string[]; isInMemory: boolean }

/** One connection writes; another one reads and sees only committed data. */
export type Question = {
  id: number
  connection: 'writer' | 'reader'
  act: 'run' | 'one' | 'all' | 'script' | 'commit' | 'look' | 'check' | 'rollback' | 'close'
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
  const isCurrent = () => stampOf(file).step >= migrations.length && refusalOf(stampOf(file), migrations) === null
  // A restarted thread can read at once, even if its predecessor still holds the lock.
  if (isCurrent()) return
  file.exec('PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE')
  try {
    const stamp = stampOf(file)
    const refusal = refusalOf(stamp, migrations)
    if (refusal) throw new Error(refusal)
    const missing = migrations.slice(stamp.step)
    for (const step of missing) file.exec(step)
    if (missing.length > 0) {
      if (file.prepare('PRAGMA foreign_key_check').get()) throw new Error('a migration leaves references to missing rows')
      file.exec(`PRAGMA user_version = ${numberOf(migrations)}; PRAGMA application_id = ${markOf(migrations)}`)
    }
    file.exec('COMMIT')
  } catch (error) {
    if (file.isTransaction) file.exec('ROLLBACK')
    throw error
  }
}

const isReading = /^\s*SELECT/i

function answering(file: DatabaseSync, path: string) {
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string) => {
    if (statements.size >= mostPrepared) statements.clear()
    const known = statements.get(sql) ?? file.prepare(sql)
    statements.set(sql, known)
    return known
  }
  /** Whether the running transaction has changed something: only then it is counted. */
  let isChanged = false
  return ({ act, sql, values }: Question): unknown => {
    switch (act) {
      case 'commit':
        try {
          return commit(file, values as [string | null, number], isChanged)
        } finally {
          isChanged = false
        }
      case 'look':
        return lookAtFile(path, file)
      case 'check':
        return checkFile(path)
      case 'run': {
        const changes = Number(prepared(sql).run(...values).changes)
        isChanged ||= changes > 0
        return { changes }
      }
      case 'one':
        isChanged ||= !isReading.test(sql)
        return prepared(sql).get(...values)
      case 'all':
        isChanged ||= !isReading.test(sql)
        return prepared(sql).all(...values)
      case 'script':
        return file.exec(sql)
      case 'rollback':
        if (file.isTransaction) file.exec('ROLLBACK')
        isChanged = false
        return
      case 'close':
        statements.clear()
        return file.isOpen ? file.close() : undefined
    }
  }
}

/** Counts and commits; null: there was nothing to keep. Throws when the file is behind what is expected. */
function commit(file: DatabaseSync, [identity, least]: [string | null, number], isChanged: boolean): Reached | null {
  if (!isChanged) {
    file.exec('COMMIT')
    return null
  }
  const reached = reachedIn(file.prepare(countSql).get())
  const reason = faultOf(reached, { identity, least })
  if (reason !== null) throw Object.assign(new Error(reason), { errcode: reason === isForeign ? foreignFile : olderFile })
  file.exec('COMMIT')
  return reached
}

function serve(answer: (answered: Answered) => void): void {
  const data = workerData as ThreadData
  const { writer, reader } = open(data)
  const files = data.isInMemory ? noFiles : watchFiles(data.path, writer, reader)
  const answers = { writer: answering(writer, data.path), reader: answering(reader, data.path) }
  const isWithin = ({ connection, act }: Question) =>
    connection === 'writer' && act !== 'commit' && act !== 'close' && writer.isTransaction
  /** The end of a transaction or a connection is carried out all the same. */
  const guardMemory = (act: Question['act']) => {
    try {
      files.guardMemory()
    } catch (error) {
      if (act !== 'rollback' && act !== 'close') throw error
    }
  }
  parentPort?.on('message', (asked: Question) => {
    const { id, connection, act } = asked
    const isWriting =
      connection === 'writer' && (act === 'run' || act === 'one' || act === 'all' || act === 'script' || act === 'commit')
    const isLooking = act === 'look' || act === 'check'
    try {
      // Looked at once for a transaction: its statements follow one another within milliseconds.
      if (!isWithin(asked)) guardMemory(act)
      if (isWriting || isLooking) files.refuseLost()
      if ((isWriting && !writer.isTransaction) || isLooking) files.refuseOthers()
      const result = answers[connection](asked)
      if (isWriting && !writer.isTransaction) files.refuseOthers()
      answer({ id, result })
    } catch (error) {
      files.note(error)
      answer({ id, fault: answeredFault(error) })
    }
    if (act === 'close' && connection === 'writer') parentPort?.close()
  })
  answer({ id: 0 })
}

function answeredFault(error: unknown): NonNullable<Answered['fault']> {
  const { message, errcode } = error as Error & { errcode?: unknown }
  return { message, code: typeof errcode === 'number' ? errcode : undefined }
}

const answer = (answered: Answered) => parentPort?.postMessage(answered)
try {
  serve(answer)
} catch (error) {
  answer({ id: 0, fault: answeredFault(error) })
}
