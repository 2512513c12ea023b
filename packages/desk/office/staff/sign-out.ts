// Ends what a person's account opened: sessions at the desk, and phones at gates. For the page of the door and the command.

import { closePhones } from '@forum/desk/door/gate/gates.ts'
import type { Database } from '@forum/desk/storage/database.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { endSessions } from './session.ts'

/** Of one person (account id or name), or of all. Returns how many were ended. */
export async function signOut(
  database: Pick<Database, 'run'>,
  now: Instant,
  person?: string,
): Promise<{ sessions: number; phones: number }> {
  const sessions = await endSessions(database, person)
  const { changes: phones } = await closePhones(database, now, person)
  return { sessions, phones }
}
