// Copies the desk into a folder while the site goes on: the database by SQLite's online backup, its keys, the mails that are kept as files,
// and what changed in the programmes.
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
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { changesName } from '../changes/changes.ts'
import type { SharedDesk } from '../config/shared-desk.ts'
import { fileFromPostgres } from '../storage/row-stores.ts'
import { noteBackup } from './last-backup.ts'
import {
  backupsIn,
  checksum,
  databaseName,
  factsOf,
  keyNames,
  type Manifest,
  mailFolder,
  manifestName,
  nameAt,
  newManifest,
  verify,
} from './manifest.ts'
import { writeKeys } from './shared-keys.ts'

/** Pages a step: between two steps the site writes. A backup that another process writes into begins again, so it takes big ones. */
const pagesAtOnce = 20_000

export type BackUpOptions = {
  dataDirectory: string
  /** Where backups are collected; made when it is not there. */
  folder: string
  /** How many of the newest backups stay. */
  keep: number
  /** Milliseconds since 1970. */
  now: number
  /** A desk on several machines: its rows become a file as one machine has it, so that every backup is read and restored alike. */
  shared?: SharedDesk | null
}

/** `isNoted` false: the backup stands, and the site's disk did not take when. */
export type BackUpReport = { path: string; manifest: Manifest; removed: number; isNoted: boolean }

/**
 * Backs the desk up and reads the copy again before older ones go. A backup that was broken off has another name and is never taken for
 * one. Throws an Error with one sentence.
 */
export async function backUp({ dataDirectory, folder, keep, now, shared = null }: BackUpOptions): Promise<BackUpReport> {
  const home = resolve(dataDirectory)
  const target = resolve(folder)
  const database = join(home, databaseName)
  if (shared === null && !existsSync(database)) throw new Error(`There is no desk in ${home}: set DATA_DIR to the site's.`)
  if (!relative(home, target).startsWith('..'))
    throw new Error(`${folder} lies within DATA_DIR: what takes that folder takes its backups, too. Give one elsewhere.`)
  const path = join(target, nameAt(now))
  const draft = `${path}.part`
  if (existsSync(path)) throw new Error(`${path} is there already.`)
  try {
    mkdirSync(target, { recursive: true, mode: 0o700 })
    removeDrafts(target)
    mkdirSync(draft, { mode: 0o700 })
    if (shared === null) await copyDatabase(database, join(draft, databaseName))
    else await copyRowsOf(shared, join(draft, databaseName))
    if (shared !== null) writeKeys(draft, shared)
    else for (const name of keyNames) if (existsSync(join(home, name))) cpSync(join(home, name), join(draft, name))
    // All other files of DATA_DIR are made anew, or are of the moment.
    if (existsSync(join(home, changesName))) cpSync(join(home, changesName), join(draft, changesName))
    if (existsSync(join(home, mailFolder)))
      cpSync(join(home, mailFolder), join(draft, mailFolder), { recursive: true, filter: (name) => !name.endsWith('.part') })
    const files: Record<string, string> = {}
    for (const name of filesIn(draft)) {
      makeSafe(join(draft, name))
      files[name] = await checksum(join(draft, name))
    }
    const manifest = newManifest({ takenAt: new Date(now).toISOString(), ...factsOf(join(draft, databaseName)), files })
    writeFileSync(join(draft, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
    await verify(draft)
    renameSync(draft, path)
    makeLasting(target)
    const old = backupsIn(target).slice(0, -keep)
    for (const each of old) rmSync(each, { recursive: true })
    return { path, manifest, removed: old.length, isNoted: noteBackup(home, { at: now, folder: target }) }
  } catch (error) {
    if (existsSync(draft)) rmSync(draft, { recursive: true, force: true })
    throw sentenceOf(error, folder)
  }
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 })
  try {
    await backup(source, to, { rate: pagesAtOnce })
  } finally {
    source.close()
  }
  makeOneFile(to)
}

async function copyRowsOf({ databaseUrl }: SharedDesk, to: string): Promise<void> {
  await fileFromPostgres(databaseUrl.reveal(), to)
  makeOneFile(to)
}

function makeOneFile(path: string): void {
  // The copy is one file: whoever restores or reads it needs no log of writes beside it.
  const copy = new DatabaseSync(path)
  copy.exec('PRAGMA journal_mode = DELETE')
  copy.close()
}

/** Paths of all files below `folder`. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

function makeSafe(path: string): void {
  chmodSync(path, 0o600)
  makeLasting(path)
}

/** Waits until the file or the entries of the folder are on the disk. */
function makeLasting(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}

/** What an earlier, broken off run left behind. */
function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder))
    if (/^desk-\d{8}T\d{6}Z\.part$/.test(name)) rmSync(join(folder, name), { recursive: true, force: true })
}

function sentenceOf(error: unknown, folder: string): Error {
  const { code, message, errcode } = error as NodeJS.ErrnoException & { errcode?: number }
  // A disk that is full while SQLite makes room is an input/output error of its own.
  const isFull = code === 'ENOSPC' || errcode === 13 || ((errcode ?? 0) % 256 === 10 && isDiskFull(folder))
  if (isFull) return new Error(`The disk of ${folder} is full: nothing was backed up, older backups stay.`)
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code ?? ''))
    return new Error(`${folder} cannot be written to (${code}).`)
  return error instanceof Error ? new Error(message) : new Error(String(error))
}

/** Less is left than a page of a database with its journal takes. */
function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < 1_000_000
}
