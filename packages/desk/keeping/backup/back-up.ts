// Backs up the desk while the site runs: the database (SQLite's online backup), keys, stored mails, and programme changes.
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import type { SharedDesk } from '@forum/desk/settings/shared-desk.ts'
import { refuseWithoutRoom, roomAt } from '@forum/ground/base/room.ts'
import { changesName } from '@forum/ground/settings/data-directory.ts'
import { databaseName, keyNames } from '../files/file-names.ts'
import { dumpServer } from './dump-server.ts'
import { noteBackup } from './last-backup.ts'
import {
  backupsIn,
  checksum,
  dumpName,
  factsOf,
  type Manifest,
  mailFolder,
  manifestName,
  nameAt,
  newManifest,
  verify,
} from './manifest.ts'
import { writeKeys } from './shared-keys.ts'

/** Pages per step: the site can write between steps. A write restarts the backup, so steps are large. */
const pagesAtOnce = 20_000

export type BackUpOptions = {
  dataDirectory: string
  /** Folder of backups; created when missing. */
  folder: string
  /** Number of backups to keep. */
  keep: number
  /** Milliseconds since 1970. */
  now: number
  /** A shared desk is dumped by PostgreSQL's tool. */
  shared?: SharedDesk | null
}

/** `isNoted` false: the backup is complete, but its time could not be stored. */
export type BackUpReport = { path: string; manifest: Manifest; removed: number; isNoted: boolean }

/** Backs up and verifies the copy before older backups are deleted. An interrupted backup has another name. Throws an Error with one sentence. */
export async function backUp({ dataDirectory, folder, keep, now, shared = null }: BackUpOptions): Promise<BackUpReport> {
  const home = resolve(dataDirectory)
  const target = resolve(folder)
  const database = join(home, databaseName)
  if (shared === null && !existsSync(database)) throw new Error(`There is no desk in ${home}: set DATA_DIR to the site's.`)
  if (!relative(home, target).startsWith('..'))
    throw new Error(`${folder} is inside DATA_DIR, so losing that folder would lose its backups too. Give another folder.`)
  const path = join(target, nameAt(now))
  const draft = `${path}.part`
  if (existsSync(path)) throw new Error(`${path} exists already.`)
  try {
    mkdirSync(target, { recursive: true, mode: 0o700 })
    removeDrafts(target)
    refuseWithoutRoom(target, sizeOf(home, shared ? backupsIn(target).at(-1) : undefined), 'A backup')
    mkdirSync(draft, { mode: 0o700 })
    const facts =
      shared === null
        ? await copyDatabase(database, join(draft, databaseName))
        : await dumpServer(shared.databaseUrl.reveal(), join(draft, dumpName))
    if (shared !== null) writeKeys(draft, shared)
    else for (const name of keyNames) if (existsSync(join(home, name))) cpSync(join(home, name), join(draft, name))
    // Other files of DATA_DIR can be made again, or are temporary.
    if (existsSync(join(home, changesName))) cpSync(join(home, changesName), join(draft, changesName))
    if (existsSync(join(home, mailFolder)))
      cpSync(join(home, mailFolder), join(draft, mailFolder), { recursive: true, filter: (name) => !name.endsWith('.part') })
    const files: Record<string, string> = {}
    for (const name of filesIn(draft)) {
      makeSafe(join(draft, name))
      files[name] = await checksum(join(draft, name))
    }
    const manifest = newManifest({ takenAt: new Date(now).toISOString(), ...facts, files })
    writeFileSync(join(draft, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
    await verify(draft)
    renameSync(draft, path)
    makeLasting(target)
    const old = isOfAll(target) ? [] : backupsIn(target).slice(0, -keep)
    for (const each of old) rmSync(each, { recursive: true })
    return { path, manifest, removed: old.length, isNoted: noteBackup(home, { at: now, folder: target }) }
  } catch (error) {
    if (existsSync(draft)) rmSync(draft, { recursive: true, force: true })
    throw sentenceOf(error, folder)
  }
}

/** Bytes of what is copied; with a shared desk those of the backup before. */
function sizeOf(home: string, before?: string): number {
  const files = before ? filesIn(before).map((name) => join(before, name)) : []
  const [database, mails] = [join(home, databaseName), join(home, mailFolder)]
  const own = [database, `${database}-wal`, ...(existsSync(mails) ? filesIn(mails).map((name) => join(mails, name)) : [])]
  return [...files, ...own].reduce((sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0), 0)
}

async function copyDatabase(from: string, to: string) {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 })
  try {
    await backup(source, to, { rate: pagesAtOnce })
  } finally {
    source.close()
  }
  // The copy is a single file without WAL.
  const copy = new DatabaseSync(to)
  copy.exec('PRAGMA journal_mode = DELETE')
  copy.close()
  return factsOf(to)
}

/** Whether it is the desk's part of a backup of everything (deploy/back-up): its indexes name these folders, and what no index names it removes itself. */
function isOfAll(folder: string): boolean {
  return basename(folder) === 'site' && readdirSync(dirname(folder)).some((name) => /^(?:index|gone)-\d{8}T\d{6}Z$/.test(name))
}

/** Paths of all files below `folder`. */
export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

function makeSafe(path: string): void {
  chmodSync(path, 0o600)
  makeLasting(path)
}

/** fsync of a file or folder. */
export function makeLasting(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}

/** Deletes remains of interrupted backups. */
function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder))
    if (/^desk-\d{8}T\d{6}Z\.part$/.test(name)) rmSync(join(folder, name), { recursive: true, force: true })
}

function sentenceOf(error: unknown, folder: string): Error {
  const { code, message, errcode } = error as NodeJS.ErrnoException & { errcode?: number }
  // SQLite reports a full disk as I/O error while it extends the file.
  const isFull = code === 'ENOSPC' || errcode === 13 || ((errcode ?? 0) % 256 === 10 && isDiskFull(folder))
  if (isFull) return new Error(`The disk of ${folder} is full: nothing was backed up, older backups stay.`)
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code ?? ''))
    return new Error(`${folder} cannot be written to (${code}).`)
  return error instanceof Error ? new Error(message) : new Error(String(error))
}

/** Less space than a database page with its journal needs. */
function isDiskFull(folder: string): boolean {
  return roomAt(folder).free < 1_000_000
}
