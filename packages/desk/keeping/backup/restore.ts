// Restores a backup into an empty DATA_DIR; on request an existing desk is moved aside.
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { stopAllLetters } from '@forum/desk/orders/forum-letters.ts'
import type { SharedDesk } from '@forum/desk/settings/shared-desk.ts'
import { openDatabase } from '@forum/desk/storage/open-database.ts'
import { fillPostgres, withPostgresRows } from '@forum/desk/storage/row-stores.ts'
import { refuseWithoutRoom } from '@forum/ground/base/room.ts'
import { changesName } from '@forum/ground/settings/data-directory.ts'
import { rename } from '../files/belonging.ts'
import { addNote } from '../files/desk-notes.ts'
import { databaseName, freeName, keyNames } from '../files/file-names.ts'
import { filesIn, makeLasting } from './back-up.ts'
import { fillFromDump } from './dump-server.ts'
import { backupAt, dumpName, type Manifest, mailFolder, nameAt, refuseUnreadable, verify } from './manifest.ts'
import { leaveGap, type Sold, soldBy, soldInFile } from './number-gap.ts'
import { refuseForeignKeys } from './shared-keys.ts'

export type RestoreOptions = {
  dataDirectory: string
  /** A backup, or a folder of backups (the newest one). */
  folder: string
  /** true: moves an existing desk aside, never deletes it. */
  isReplacing: boolean
  /** Milliseconds since 1970. */
  now: number
}

/** `numbers`: a sentence for each edition about the next order number. */
export type RestoreReport = { from: string; manifest: Manifest; asideIn: string | null; numbers: string[] }

/** The backup that a restore would take, verified, and readable for this version. Throws an Error with one sentence. */
export async function restorable(folder: string): Promise<{ from: string; manifest: Manifest }> {
  const from = backupAt(resolve(folder))
  const manifest = await verify(from)
  refuseUnreadable(from, manifest)
  return { from, manifest }
}

/** Changes nothing before the backup was verified. Throws an Error with one sentence. */
export async function restore({ dataDirectory, folder, isReplacing, now }: RestoreOptions): Promise<RestoreReport> {
  const home = resolve(dataDirectory)
  const from = backupAt(resolve(folder))
  const bytes = filesIn(from).reduce((sum, name) => sum + statSync(join(from, name)).size, 0)
  refuseWithoutRoom(home, bytes, 'The restore')
  const { manifest } = await restorable(from)
  if (manifest.dump)
    throw new Error(
      `${from} holds a dump of PostgreSQL: set DESK_DATABASE_URL, FORM_KEYS and TICKET_KEYS, and restore it into an empty database. "move file" makes a file of that.`,
    )
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const present = [databaseName, `${databaseName}-wal`, `${databaseName}-shm`, ...keyNames, mailFolder].filter((name) =>
    existsSync(join(home, name)),
  )
  if (present.length > 0 && !isReplacing)
    throw new Error(`${home} holds a desk already (${present.join(', ')}): give --replace to move it aside, or another DATA_DIR.`)
  if (present.includes(databaseName)) refuseWhileInUse(join(home, databaseName))
  // Inside DATA_DIR: it may be its own disk, and its parent may be read-only.
  const asideIn = present.length > 0 ? freeName(join(home, `replaced-${nameAt(now)}`)) : null
  if (asideIn) {
    mkdirSync(asideIn, { mode: 0o700 })
    for (const name of present) if (existsSync(join(home, name))) renameSync(join(home, name), join(asideIn, name))
  }
  // The database last, when the others are on the disk: an interrupted restore leaves no desk, instead of one without keys.
  const names = Object.keys(manifest.files).toSorted((a, b) => Number(a === databaseName) - Number(b === databaseName))
  for (const name of names) if (name !== changesName) putBack(from, home, name)
  makeLasting(home)
  putChangesBack(from, home)
  const takenAt = Date.parse(manifest.takenAt)
  const numbers = leaveGap(home, await soldInFile(join(from, databaseName), takenAt), takenAt, now)
  addNote(home, ['anew'])
  return { from, manifest, asideIn, numbers }
}

function putBack(from: string, home: string, name: string): void {
  if (name === databaseName) makeLasting(home)
  mkdirSync(dirname(join(home, name)), { recursive: true, mode: 0o700 })
  cpSync(join(from, name), join(home, `${name}.restored`))
  // On the disk before it has its name, so that after a power cut no name stands for an empty file.
  makeLasting(join(home, `${name}.restored`))
  renameSync(join(home, `${name}.restored`), join(home, name))
}

/** Existing programme changes are never older than the backup's, so they stay. */
function putChangesBack(from: string, home: string): void {
  if (existsSync(join(from, changesName)) && !existsSync(join(home, changesName))) putBack(from, home, changesName)
}

/** Restores rows into an empty PostgreSQL database. Throws an Error with one sentence, and then changes nothing. */
export async function restoreShared(
  shared: SharedDesk,
  { dataDirectory, folder, now }: Omit<RestoreOptions, 'isReplacing'>,
): Promise<Omit<RestoreReport, 'asideIn'>> {
  const { from, manifest } = await restorable(folder)
  refuseForeignKeys(from, shared)
  const takenAt = Date.parse(manifest.takenAt)
  const sold = await (manifest.dump ? fillByDump : fillByFile)(from, manifest, shared.databaseUrl.reveal())
  const home = resolve(dataDirectory)
  putChangesBack(from, home)
  const numbers = leaveGap(home, sold, takenAt, now)
  addNote(home, ['anew'])
  return { from, manifest, numbers }
}

async function fillByDump(from: string, manifest: Manifest, url: string): Promise<Sold> {
  await fillFromDump(join(from, dumpName), manifest, url)
  const sold = await withPostgresRows(url, 'reading', ({ all }) => soldBy(all, Date.parse(manifest.takenAt)))
  await markRestored(url)
  return sold
}

async function fillByFile(from: string, manifest: Manifest, url: string): Promise<Sold> {
  // Opening migrates an old backup and creates a WAL: use a copy.
  const scratch = mkdtempSync(join(tmpdir(), 'restore-'))
  try {
    cpSync(join(from, databaseName), join(scratch, databaseName))
    await markRestored(join(scratch, databaseName))
    await fillPostgres(join(scratch, databaseName), url)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
  return soldInFile(join(from, databaseName), Date.parse(manifest.takenAt))
}

/** Tells every machine that this database may lack the latest orders and their numbers. */
async function markRestored(place: string): Promise<void> {
  const database = await openDatabase(place)
  await rename(database)
  await stopAllLetters(database, Date.now())
  await database.close()
}

/** Detects a running site: its lock prevents truncating the WAL. */
export function refuseWhileInUse(path: string): void {
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path, { timeout: 0 })
    const mode = file.prepare('PRAGMA journal_mode = DELETE').get()?.journal_mode
    if (mode === 'wal') throw Object.assign(new Error('in use'), { errcode: 5 })
  } catch (error) {
    // A file too damaged to open may be replaced.
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === 5)
      throw new Error(`The site is running on ${path}: stop it first.`)
  } finally {
    file?.close()
  }
}
