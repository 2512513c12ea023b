// One SQLite file for everything that must survive a crash: opened durably, its shape brought up to date, work done in whole transactions.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

export type Row = Record<string, string | number | null>

export type Database = {
  /** Runs `work` as one transaction that has the write lock from its first step; all of it is on disk when this returns, or none. */
  transaction<T>(work: () => T): T
  run(sql: string, ...values: SQLInputValue[]): { changes: number }
  one<T = Row>(sql: string, ...values: SQLInputValue[]): T | undefined
  all<T = Row>(sql: string, ...values: SQLInputValue[]): T[]
  /** Empties the log of writes into the file and closes it. */
  close(): void
}

/** The disk is full, the file is locked or cannot be written: nothing was kept, and the same may succeed later. */
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
 * Opens the file at `path`, which is made when it is not there, and brings it to the shape of `migrations`: each is run once, in order,
 * and never changed afterwards. Every commit is on disk before it returns (reliability reference A1: WAL with synchronous FULL).
 * Throws a StorageFault.
 */
export function openDatabase(path: string, migrations: readonly string[]): Database {
  const file = guarded(() => new DatabaseSync(path, { timeout: lockTimeout }))
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const prepared = (sql: string) => {
    const known = statements.get(sql) ?? file.prepare(sql)
    statements.set(sql, known)
    return known
  }
  let depth = 0
  const database: Database = {
    transaction(work) {
      if (depth > 0) return work()
      return guarded(() => {
        file.exec('BEGIN IMMEDIATE')
        depth++
        try {
          const result = work()
          file.exec('COMMIT')
          return result
        } catch (error) {
          if (file.isTransaction) file.exec('ROLLBACK')
          throw error
        } finally {
          depth--
        }
      })
    },
    run: (sql, ...values) => guarded(() => ({ changes: Number(prepared(sql).run(...values).changes) })),
    one: <T>(sql: string, ...values: SQLInputValue[]) => guarded(() => prepared(sql).get(...values) as T | undefined),
    all: <T>(sql: string, ...values: SQLInputValue[]) => guarded(() => prepared(sql).all(...values) as T[]),
    close() {
      statements.clear()
      if (file.isOpen) file.close()
    },
  }
  guarded(() => {
    // What is erased is overwritten in the file, too.
    file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON')
    migrate(database, file, migrations)
  })
  return database
}

function migrate(database: Database, file: DatabaseSync, migrations: readonly string[]): void {
  database.transaction(() => {
    const done = Number(database.one<{ user_version: number }>('PRAGMA user_version')?.user_version)
    for (const step of migrations.slice(done)) file.exec(step)
    if (done < migrations.length) file.exec(`PRAGMA user_version = ${migrations.length}`)
  })
}

/** Runs `work`; a fault of the machine becomes a StorageFault that says which, every other error stays itself. */
function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    const code = (error as { errcode?: number }).errcode
    const reason = code === undefined ? undefined : machineFaults.get(code & 0xff)
    throw reason ? new StorageFault(reason, { cause: error }) : error
  }
}
