import type { Database } from '@forum/desk/storage/database.ts'

/** Writes something that stays on the disk; throws a StorageFault when it cannot. `now`: milliseconds since 1970. */
export async function beat(database: Database, now: number): Promise<void> {
  await database.run('INSERT INTO heartbeat (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at', now)
}
