// The manifest of a backup, and its verification.
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { migrations, refusalOf, stampOf } from '@forum/desk/storage/migrations.ts'
import { postgresMigrations } from '@forum/desk/storage/postgres-words.ts'
import { orderNumber } from '@forum/domain/order/order.ts'
import * as v from 'valibot'
import { databaseName, keyNames } from '../files/file-names.ts'

export const manifestName = 'manifest.json'
export const mailFolder = 'mail'
export const dumpName = 'desk.dump'

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
  /** Of a dump of PostgreSQL: its schema there, and the stamp of its tables. */
  dump: v.optional(v.object({ schema: v.string(), step: v.number(), from: v.number(), start: v.nullable(v.number()) })),
})

export type Manifest = v.InferOutput<typeof manifest>

type Facts = Pick<Manifest, 'lastNumbers' | 'counts'>
type Row = Record<string, unknown>

/** Asked of a file and of a server. */
const countSql = `SELECT (SELECT count(*) FROM ticket_order) AS orders, (SELECT count(*) FROM ticket) AS tickets,
  (SELECT count(*) FROM submission) AS submissions, (SELECT count(*) FROM delivery WHERE state = 'waiting') AS waiting`
const lastSql = 'SELECT forum_year AS year, max(sequence) AS last FROM ticket_order GROUP BY forum_year'

/** What a database of this release's tables holds. */
export async function factsBy(all: (sql: string) => Row[] | Promise<Row[]>): Promise<Facts> {
  const [found = {}] = await all(countSql)
  const last = (await all(lastSql)).map(({ year, last }) => [String(year), orderNumber(Number(year), Number(last))])
  const numbers = Object.entries(found).map(([name, number]) => [name, Number(number)])
  return { counts: v.parse(counts, Object.fromEntries(numbers)), lastNumbers: Object.fromEntries(last) }
}

export const newManifest = (of: Omit<Manifest, 'format'>): Manifest => ({ format, ...of })

/** Facts of a file; `counts` null: this version cannot read it (refusalOf). Throws an Error with one sentence when SQLite finds damage. */
export async function factsOf(path: string): Promise<Facts> {
  const file = new DatabaseSync(path, { readOnly: true })
  try {
    const check = file.prepare('PRAGMA integrity_check(1)').get()?.integrity_check
    if (check !== 'ok') throw new Error(`${path} is damaged: ${check}`)
    if (refusalOf(stampOf(file), migrations())) return { lastNumbers: {}, counts: null }
    return await factsBy((sql) => file.prepare(sql).all())
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
  for (const name of [said.dump ? dumpName : databaseName, ...keyNames])
    if (!said.files[name]) throw new Error(`${folder} holds no ${name}.`)
  if (said.dump) return refusalIn(folder, said) ? { ...said, lastNumbers: {}, counts: null } : said
  const found = await factsOf(join(folder, databaseName))
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

/** Why this version cannot work on the database of a backup, one sentence; null: it can. */
function refusalIn(folder: string, { dump }: Manifest): string | null {
  if (dump) return refusalOf(dump, postgresMigrations())
  const file = new DatabaseSync(join(folder, databaseName), { readOnly: true })
  const refusal = refusalOf(stampOf(file), migrations())
  file.close()
  return refusal
}

/** Throws an Error with one sentence where this version cannot work on the database of a backup. */
export function refuseUnreadable(folder: string, said: Manifest): void {
  const refusal = refusalIn(folder, said)
  if (refusal) throw new Error(`${join(folder, said.dump ? dumpName : databaseName)}: ${refusal}`)
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
