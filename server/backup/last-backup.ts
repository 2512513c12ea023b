// When the desk was backed up last, for /readyz and the alarm: beside the database, not in it, so that a restored desk does not claim it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const note = v.object({ at: v.number(), folder: v.string() })

/** `at`: milliseconds since 1970. */
export type LastBackup = v.InferOutput<typeof note>

const pathIn = (dataDirectory: string) => join(dataDirectory, 'last-backup.json')

/** false: the disk does not take it; a backup is good all the same. */
export function noteBackup(dataDirectory: string, last: LastBackup): boolean {
  try {
    writeFileSync(pathIn(dataDirectory), JSON.stringify(last), { mode: 0o600 })
    return true
  } catch {
    return false
  }
}

/** null: never, or nobody knows. */
export function lastBackup(dataDirectory: string): LastBackup | null {
  try {
    return existsSync(pathIn(dataDirectory)) ? v.parse(note, JSON.parse(readFileSync(pathIn(dataDirectory), 'utf8'))) : null
  } catch {
    return null
  }
}
