// The manifest of a backup, and its verification.
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { migrations, refusalOf, stampOf } from '@forum/desk/storage/migrations.ts'
import * as v from 'valibot'
import { databaseName, keyNames } from '../files/file-names.ts'
import { dumpName } from './dump-server.ts'

export const manifestName = 'manifest.json'
export const mailFolder = 'mail'

/** Increase it when older releases cannot read a backup. */
const format = 1

const counts = v.object({ orders: v.number(), tickets: v.number(), submissions: v.number(), waiting: v.number() })

const manifest = v.object({
  format: v.literal(format, `it is not of format ${format}`),
  /** Start of the database copy (ISO): earlier commits are included. */
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The highest order number by edition. */
  lastNumbers: v.record(v.string(), v.string()),
  /** null: the release that made the backup could not read the database, and copied it as it was. */
  counts: v.nullable(counts),
  /** SHA-256 in hexadecimal of each file, by its path within the backup. */
  files: v.record(v.string(), v.string()),
})

export type Manifest = v.InferOutput<typeof manifest>

export const newManifest = (of: Omit<Manifest, 'format'>): Manifest => ({ format, ...of })

/** Facts of a database; `counts` null: this version cannot read it (refusalOf), or it is a dump of PostgreSQL. Throws an Error with one sentence when SQLite finds damage. */
export function factsOf(path: string): Pick<Manifest, 'lastNumbers' | 'counts'> {
  if (!existsSync(path)) return { lastNumbers: {}, counts: null }
  const file = new DatabaseSync(path, { readOnly: true })
  try {
    const check = file.prepare('PRAGMA integrity_check(1)').get()?.integrity_check
    if (check !== 'ok') throw new Error(`${path} is damaged: ${check}`)
    if (refusalOf(stampOf(file), migrations())) return { lastNumbers: {}, counts: null }
    const count = (sql: string) => Number(file.prepare(`SELECT count(*) AS number FROM ${sql}`).get()?.number)
    const last = file.prepare('SELECT forum_year AS year, number, max(sequence) FROM ticket_order GROUP BY forum_year').all()
    return {
      lastNumbers: Object.fromEntries(last.map(({ year, number }) => [String(year), String(number)])),
      counts: {
        orders: count('ticket_order'),
        tickets: count('ticket'),
        submissions: count('submission'),
        waiting: count(`delivery WHERE state = 'waiting'`),
      },
    }
  } finally {
    file.close()
  }
}

export async function checksum(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Verifies the backup in `folder`: all files unchanged, database undamaged, and, where this version can read it, as counted. Throws an Error with one sentence. */
export async function verify(folder: string): Promise<Manifest> {
  const said = readManifest(folder)
  for (const [name, expected] of Object.entries(said.files)) {
    if (name.split('/').includes('..')) throw new Error(`${folder} names a file outside of itself: ${name}.`)
    if (!existsSync(join(folder, name))) throw new Error(`${folder} lacks ${name}.`)
    if ((await checksum(join(folder, name))) !== expected) throw new Error(`${folder}: ${name} does not match its checksum.`)
  }
  const copy = said.files[dumpName] ? dumpName : databaseName
  for (const name of [copy, ...keyNames]) if (!said.files[name]) throw new Error(`${folder} holds no ${name}.`)
  const found = factsOf(join(folder, databaseName))
  if (said.counts === null) return { ...said, ...found }
  if (found.counts !== null && JSON.stringify(found.counts) !== JSON.stringify(said.counts))
    throw new Error(`${folder}: the database holds ${JSON.stringify(found.counts)}, not ${JSON.stringify(said.counts)}.`)
  return said
}

export function readManifest(folder: string): Manifest {
  if (!existsSync(join(folder, manifestName))) throw new Error(`${folder} is not a backup: it has no ${manifestName}.`)
  try {
    return v.parse(manifest, JSON.parse(readFileSync(join(folder, manifestName), 'utf8')))
  } catch (error) {
    throw new Error(`${join(folder, manifestName)} cannot be read: ${(error as Error).message}.`)
  }
}

const backupName = /^desk-\d{8}T\d{6}Z$/

/** Throws an Error with one sentence where this version cannot work on the database of a backup. */
export function refuseUnreadable(folder: string): void {
  const path = join(folder, databaseName)
  if (!existsSync(path))
    throw new Error(
      `${folder} holds a dump of PostgreSQL (${dumpName}) that a newer release wrote: pg_restore puts it into an empty database.`,
    )
  const file = new DatabaseSync(path, { readOnly: true })
  const refusal = refusalOf(stampOf(file), migrations())
  file.close()
  if (refusal) throw new Error(`${path}: ${refusal}`)
}

/** Folders of complete backups within `folder`, oldest first. */
export function backupsIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => backupName.test(name)) : []
  return names.toSorted().map((name) => join(folder, name))
}

/** `folder` if it is a backup, otherwise the newest one in it. Throws an Error when there is none. */
export function backupAt(folder: string): string {
  if (existsSync(join(folder, manifestName))) return folder
  const newest = backupsIn(folder).at(-1)
  if (!newest) throw new Error(`There is no backup in ${folder}.`)
  return newest
}

/** When a backup with this name was taken, milliseconds since 1970. */
export const timeOf = (name: string) =>
  Date.parse(name.replace(/^desk-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** Name of a backup at `time` (milliseconds since 1970). */
export const nameAt = (time: number) => `desk-${new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')}`
