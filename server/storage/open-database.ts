// Which database stands behind the port: a file, or a server.
import type { Database } from './database.ts'
import type { RestartOptions } from './restartable-thread.ts'
import { openSqlite } from './sqlite.ts'

/** Whether `place` is an address of a server, and no path. */
export const isPostgres = (place: string) => /^postgres(ql)?:\/\//.test(place)

/**
 * Opens the file at `place`, which is made when it is not there, or the database at a postgres:// address, and brings it to its present
 * shape; ':memory:' is one that nobody keeps. Every commit is on disk before it is fulfilled. Throws a StorageFault.
 *
 * @param migrations the steps in SQLite's words, where they are not the desk's own
 */
export async function openDatabase(
  place: string,
  migrations?: readonly string[],
  lasting: RestartOptions = {},
): Promise<Database> {
  if (!isPostgres(place)) return openSqlite(place, migrations, lasting)
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(place, migrations)
}
