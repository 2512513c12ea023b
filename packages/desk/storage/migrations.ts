// The desk's tables as numbered steps of SQL, and which databases this version may open.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'

const folder = new URL('./migrations/', import.meta.url)

/**
 * Steps in the order of their numbers; each runs once per database. A file of the same name in the database's folder adds what the two databases
 * spell differently. After 1.0 a step is never changed; until then there is one, `0001-start`, edited in place.
 *
 * @param translate what both share, in the database's words
 */
export function migrations(database: 'sqlite' | 'postgres' = 'sqlite', translate = (sql: string) => sql): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.toSorted().map((name) => {
    const own = new URL(`${database}/${name}`, folder)
    return translate(readFileSync(new URL(name, folder), 'utf8')) + (existsSync(own) ? readFileSync(own, 'utf8') : '')
  })
}

/** `step`: number of applied steps; `from`: the fewest steps that a version must know to work on it; `start`: `markOf` the first one, null in an empty database. */
export type Stamp = { step: number; from: number; start: number | null }

/** The first line of a step that only adds: the version before runs and sells on what it leaves. What is taken away goes a version later. */
const addsOnly = /^-- The version before runs on it\b/

/** The fewest steps that a version must know to work on a database with all `steps`. */
export const opensFrom = (steps: readonly string[]): number => steps.findLastIndex((step) => !addsOnly.test(step)) + 1

/** What the database keeps of its steps: their number, and with 65536 each the fewest that a version must know, where older ones may open it. */
export const numberOf = (steps: readonly string[]): number => {
  const from = opensFrom(steps)
  return steps.length + (from < steps.length ? from * 65_536 : 0)
}

/** Of `numberOf`. */
export const stepsIn = (number: number) => ({ step: number % 65_536, from: Math.floor(number / 65_536) || number % 65_536 })

/** Tells starts apart: a number of 32 bits that changes with the SQL of the first step, but not with its comments. */
export const markOf = ([start = '']: readonly string[]): number => crc32(start.replace(/^--.*\n/gm, '')) | 0

/** The stamp of an SQLite file. */
export function stampOf(file: DatabaseSync): Stamp {
  const isEmpty = !file.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get()
  const read = (name: string) => Number(file.prepare(`PRAGMA ${name}`).get()?.[name])
  return { ...stepsIn(read('user_version')), start: isEmpty ? null : read('application_id') }
}

/** Why a version with these `steps` must not open a database with this stamp, one sentence; null: it may. */
export function refusalOf({ step, from, start }: Stamp, steps: readonly string[]): string | null {
  if (start === null) return null
  if (start !== markOf(steps))
    return 'The database was begun by another program, or by a version of the site before 1.0: use an empty one (docs/operate.md, "Before 1.0").'
  if (from <= steps.length) return null
  return `The database was written by a newer version of the site (its step ${step}, this version knows ${steps.length}): start that version, or restore a backup from before it.`
}
