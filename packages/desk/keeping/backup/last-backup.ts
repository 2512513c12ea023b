// Time of the last backup, for /readyz and alarms. Stored beside the database, so that a restored desk does not claim it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const note = v.object({ at: v.number(), folder: v.string() })

/** `at`: milliseconds since 1970. */
export type LastBackup = v.InferOutput<typeof note>

const pathIn = (dataDirectory: string) => join(dataDirectory, 'last-backup.json')

/** false: the disk takes no writes; the backup is valid anyway. */
export function noteBackup(dataDirectory: string, last: LastBackup): boolean {
  try {
    writeFileSync(pathIn(dataDirectory), JSON.stringify(last), { mode: 0o600 })
    return true
  } catch {
    return false
  }
}

/** null: never, or unknown. */
export function lastBackup(dataDirectory: string): LastBackup | null {
  try {
    return existsSync(pathIn(dataDirectory)) ? v.parse(note, JSON.parse(readFileSync(pathIn(dataDirectory), 'utf8'))) : null
  } catch {
    return null
  }
}
