// Copies of the desk on this machine that no erasure reaches: earlier desks that restores and moves leave in DATA_DIR, and backups.
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { Instant } from '@forum/domain/record/record.ts'
import { lastBackup } from './last-backup.ts'
import { backupsIn, timeOf } from './manifest.ts'

export type OtherCopies = {
  /** Names of files and folders in DATA_DIR. */
  earlier: readonly string[]
  /** Where the last backup is; null: none was taken here. `oldest`: when the oldest of that folder was taken; null: the folder cannot be read. */
  backups: { folder: string; oldest: Instant | null } | null
}

export function otherCopies(dataDirectory: string): OtherCopies {
  const earlier = readdirSync(dataDirectory).filter((name) => /^replaced-|-moved\.sqlite$/.test(name))
  const last = lastBackup(dataDirectory)
  return { earlier: earlier.toSorted(), backups: last && { folder: last.folder, oldest: oldestIn(last.folder) } }
}

function oldestIn(folder: string): Instant | null {
  try {
    const [oldest] = backupsIn(folder)
    return oldest === undefined ? null : timeOf(basename(oldest))
  } catch {
    return null
  }
}
