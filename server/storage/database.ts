// One SQLite file for everything that must survive a crash: opened durably, its shape brought up to date, work done in whole transactions.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { migrations as ownMigrations } from './migrations.ts'
import { type RowSchema, readRow } from './row.ts'

/** What a use case may ask of the database; within a transaction all of it comes true or nothing. */
export type Transaction = {
  run(sql: string, ...values: SQLInputValue[]): { changes: number }
  /** The first row; undefined: there is none. Throws a RowFault when it is not as `row` says. */
  one<Value>(row: RowSchema<Value>, sql: string, ...values: SQLInputValue[]): Value | undefined
  all<Value>(row: RowSchema<Value>, sql: string, ...values: SQLInputValue[]): Value[]
}

export type Database = Transaction & {
  /**
   * Runs `work` as one transaction that has the write lock from its first step; all of it is on disk when this returns, or none. A
   * transaction within one is a part of it.
   */
  transaction<Result>(work: (tx: Transaction) => Result): Result
  /** Writes the whole file anew, so that nothing stays in it of what was erased. */
  rewrite(): void
  /** Empties the log of writes into the file and closes it. */
  close(): void
}

/** The disk is full, the file is locked or cannot be written: nothing was stored, and the same may succeed later. */
export class StorageFault extends Error {}

/** Result codes of SQLite (its low byte) after which the fault lies with the machine, not with our statement. */
const machineFaults = new Map([
  [5, 'the database is locked'],
  [6, 'a table is locked'],
  [8, 'the database cannot be written to'],
  [10, 'the disk fails'],
  [11, 'the database is damaged'],
  [13, 'the disk is full'],
  [14, 'the database cannot be opened'],
])

/** Milliseconds that a write waits for another process (the operator's desk) to let go. */
const lockTimeout = 1000

/**
 * Opens the file at `path`, which is made when it is not there, and brings it to its present shape. Every commit is on disk before it
 * returns (WAL with synchronous FULL). Throws a StorageFault.
 */
export function openDatabase(path: string, migrations: readonly string[] = ownMigrations()): Database {
  const file = guarded(() => new DatabaseSync(path, { timeout: lockTimeout }))
  const database = databaseOf(file)
  guarded(() => {
    // What is erased is overwritten in the file, too.
    file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    migrate(file, database, migrations)
    file.exec('PRAGMA foreign_keys = ON')
  })
  return database
}

function databaseOf(file: DatabaseSync): Database {
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string) => {
    const known = statements.get(sql) ?? file.prepare(sql)
    statements.set(sql, known)
    return known
  }
  let isRunning = false
  const database: Database = {
    transaction(work) {
      if (isRunning) return work(database)
      return guarded(() => {
        file.exec('BEGIN IMMEDIATE')
        isRunning = true
        try {
          const result = work(database)
          file.exec('COMMIT')
          return result
        } catch (error) {
          if (file.isTransaction) file.exec('ROLLBACK')
          throw error
        } finally {
          isRunning = false
        }
      })
    },
    run: (sql, ...values) => guarded(() => ({ changes: Number(prepared(sql).run(...values).changes) })),
    one(row, sql, ...values) {
      const found = guarded(() => prepared(sql).get(...values))
      return found === undefined ? undefined : readRow(row, found)
    },
    all: (row, sql, ...values) => guarded(() => prepared(sql).all(...values)).map((found) => readRow(row, found)),
    rewrite() {
      // Moving rows between pages leaves copies in the unused part of a page, whatever `secure_delete` says: only a file written anew has
      // none. What was written before lies in the log of writes until it is emptied.
      guarded(() => file.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)'))
    },
    close() {
      statements.clear()
      if (file.isOpen) file.close()
    },
  }
  return database
}

/** Tables that are rebuilt are referred to by others meanwhile: references are checked at the end, and held to only afterwards. */
function migrate(file: DatabaseSync, database: Database, migrations: readonly string[]): void {
  file.exec('PRAGMA foreign_keys = OFF')
  database.transaction(() => {
    const done = Number(file.prepare('PRAGMA user_version').get()?.user_version)
    const missing = migrations.slice(done)
    for (const step of missing) file.exec(step)
    if (missing.length === 0) return
    if (file.prepare('PRAGMA foreign_key_check').get())
      throw new Error('a migration leaves references to rows that are not there')
    file.exec(`PRAGMA user_version = ${migrations.length}`)
  })
}

/** Runs `work`; a fault of the machine becomes a StorageFault that says which, every other error stays itself. */
function guarded<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined
    const reason = code === undefined ? undefined : machineFaults.get(code & 0xff)
    throw reason ? new StorageFault(reason, { cause: error }) : error
  }
}
