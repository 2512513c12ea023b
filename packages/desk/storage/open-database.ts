// Chooses the database: a file, or a server.
import type { CommitCount } from './commit-count.ts'
import type { Database } from './database.ts'
import type { RestartOptions } from './restartable-thread.ts'
import { openSqlite } from './sqlite.ts'

/** Whether `place` is a server address, not a path. */
export const isPostgres = (place: string) => /^postgres(ql)?:\/\//.test(place)

/**
 * Opens the file at `place` (created when missing) or the database at a postgres:// address, and migrates it; ':memory:' is temporary. A commit is on
 * disk when its promise resolves. Throws a StorageFault.
 *
 * @param migrations SQL for SQLite, instead of the desk's own migrations
 * @param count counts the commits; missing: nobody does
 */
export async function openDatabase(
  place: string,
  migrations?: readonly string[],
  lasting: RestartOptions = {},
  count?: CommitCount,
): Promise<Database> {
  if (!isPostgres(place)) return openSqlite(place, migrations, lasting, count)
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(place, migrations, undefined, count)
}
