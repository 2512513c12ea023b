// The three files of an open SQLite database: what others do to them while it is open. SQLite itself keeps them open and does not notice: it would
// confirm what is lost at the next start. Used by its thread only.
import { type BigIntStats, statSync, truncateSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { type Reached, reachedIn, reachedSql } from './reached.ts'
import { corrupt, diskFails, foreignFile, lostCompanion, noDatabase, olderFile, replacedFile } from './result-codes.ts'

/** Milliseconds that a look waits for a lock. */
const timeoutMs = 5000

const fault = (message: string, errcode: number, cause?: unknown) => Object.assign(new Error(message, { cause }), { errcode })

function found(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false, bigint: true })
  } catch (error) {
    throw fault('the file cannot be read', diskFails, error)
  }
}

const isSame = (one: BigIntStats, other: BigIntStats | undefined) => one.ino === other?.ino && one.dev === other.dev

const nothing: Reached = { identity: null, count: 0 }
const isUnmade = (error: unknown) => /^no such table/.test((error as Error).message)

/** What a connection sees of the desk; a database without a desk: nothing. */
function reachedBy(connection: DatabaseSync): Reached {
  try {
    return reachedIn(connection.prepare(reachedSql).get())
  } catch (error) {
    if (isUnmade(error)) return nothing
    throw error
  }
}

/** What the file at `path` holds without its log; null: unknown, for it is damaged or is being written. Changes nothing. */
export function reachedWithoutLog(path: string): Reached | null {
  const address = pathToFileURL(path)
  address.search = 'immutable=1'
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(address, { readOnly: true })
    return reachedBy(file)
  } catch {
    return null
  } finally {
    file?.close()
  }
}

/** Uses a new connection, which has no pages in memory. Throws when the file is damaged. */
export function checkFile(path: string): void {
  withNew(path, (file) => {
    const said = file.prepare('PRAGMA quick_check(1)').get()?.quick_check
    if (said !== 'ok') throw fault(String(said), corrupt)
  })
}

/** What a new connection reads, and up to which count the file holds it without its log: `base`. */
export function lookAtFile(path: string, reader: DatabaseSync): Reached & { base: number } {
  const reached = withNew(path, reachedBy)
  const { busy, log, checkpointed } = reader.prepare('PRAGMA wal_checkpoint(PASSIVE)').get() ?? {}
  return { ...reached, base: busy === 0 && log === checkpointed ? reached.count : 0 }
}

function withNew<Result>(path: string, work: (file: DatabaseSync) => Result): Result {
  const file = new DatabaseSync(path, { readOnly: true, timeout: timeoutMs })
  try {
    return work(file)
  } finally {
    file.close()
  }
}

const lostCodes = new Set([corrupt, noDatabase, lostCompanion, olderFile, foreignFile])

export type DatabaseFiles = {
  /** Throws when one of the files is not what it was. Outside transactions. */
  refuseOthers(): void
  /** Throws what was found once: later writes would be confirmed and lost. */
  refuseLost(): void
  /** Remembers an error that means a loss. */
  note(error: unknown): void
  /** Before each statement and each transaction: SQLite would end the process at a memory file that was cut. Throws when it is not what it was. */
  guardMemory(): void
}

/** `writer` and `reader` are open on the file at `path`. */
export function watchFiles(path: string, writer: DatabaseSync, reader: DatabaseSync): DatabaseFiles {
  const names = { main: path, log: `${path}-wal`, memory: `${path}-shm` }
  const known = { main: found(names.main), log: found(names.log), memory: found(names.memory) }
  let base = reachedWithoutLog(path) ?? nothing
  let lost: unknown
  let owesCheckpoint = false

  const note = (error: unknown) => {
    const { errcode = 0 } = error as { errcode?: number }
    if (lostCodes.has(errcode & 0xff)) lost ??= error
  }
  const lose = (message: string, errcode: number): never => {
    const error = fault(message, errcode)
    note(error)
    throw error
  }
  const refuseMain = () => {
    const now = found(names.main)
    if (!known.main || !now || !isSame(known.main, now)) throw fault('the file was deleted or replaced', replacedFile)
    // SQLite treats an empty file as new.
    if (now.size === 0n) lose('it is empty', corrupt)
    // Rewriting the file makes it smaller, too.
    if (now.size < known.main.size) checkFile(path)
    if (now.ctimeNs !== known.main.ctimeNs) {
      // A checkpoint wrote it, of this process or of another one; or somebody put another content in its place.
      const held = reachedWithoutLog(path)
      if (held && (held.count < base.count || ![base.identity, reachedBy(reader).identity].includes(held.identity)))
        lose('another content was put into the file', olderFile)
      // Unknown: asked again at the next look.
      if (!held) return
      base = held
    }
    known.main = now
  }
  /** All that SQLite still knows goes into the file, which is the same: nothing of what was confirmed is lost. */
  const saveLog = () => {
    if (!owesCheckpoint || writer.isTransaction) return
    try {
      owesCheckpoint = writer.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy !== 0
    } catch {
      // What was found is told anyway; closing tries again.
    }
  }
  const isInFile = () => {
    try {
      return reachedBy(reader).count === reachedWithoutLog(path)?.count
    } catch {
      return false
    }
  }
  const refuseLog = () => {
    const now = found(names.log)
    if (known.log && (!now || !isSame(known.log, now))) {
      owesCheckpoint = true
      lose('the log was deleted or replaced', lostCompanion)
    }
    // A rewrite cuts the log when the file holds all of it.
    if (known.log && now && now.size < known.log.size && !isInFile()) lose('the log was cut', lostCompanion)
    known.log = now
  }
  const guardMemory = () => {
    const now = found(names.memory)
    if (!known.memory || (now && isSame(known.memory, now) && now.size >= known.memory.size)) {
      known.memory = now
      return
    }
    owesCheckpoint = true
    // Filled with zeros, SQLite makes it anew from the log.
    if (now && isSame(known.memory, now)) truncateSync(names.memory, Number(known.memory.size))
    lose('the memory file was deleted, replaced or cut', lostCompanion)
  }
  return {
    refuseOthers() {
      guardMemory()
      refuseMain()
      refuseLog()
    },
    refuseLost() {
      saveLog()
      if (lost !== undefined) throw lost
    },
    note,
    guardMemory,
  }
}

/** In memory there are no files. */
export const noFiles: DatabaseFiles = { refuseOthers() {}, refuseLost() {}, note() {}, guardMemory() {} }
