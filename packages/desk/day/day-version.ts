// Versions of the running day in the database: the last one counts.
import type { StoredMove } from '@forum/domain/day-state/hall-moves.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import * as v from 'valibot'
import type { Person } from '../audit/audit.ts'
import type { Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'
import { placesFor } from '../storage/many.ts'
import { json, namedRow } from '../storage/row.ts'
import type { StoredInterruption } from './interruptions.ts'

const reasons = ['interrupted', 'wentOn', 'moved', 'late', 'plan', 'undone'] as const

export type DayVersion = {
  revision: number
  at: Instant
  by: Person
  why: (typeof reasons)[number]
  /** The revision that it takes back; null: none. */
  undoes: number | null
  /** All that were not undone, of every edition, oldest first. */
  interruptions: readonly StoredInterruption[]
  moves: readonly StoredMove[]
}

const person = v.object({ id: v.string(), name: v.string() })
const moment = v.nullable(v.number())
const place = v.object({ start: moment, end: moment, roomId: v.nullable(v.string()) })

const interruption: v.GenericSchema<unknown, StoredInterruption> = v.object({
  id: v.string(),
  kind: v.picklist(['alert', 'pause']),
  roomIds: v.nullable(v.array(v.string())),
  since: v.number(),
  resumesAt: moment,
  isDrill: v.boolean(),
  isShown: v.boolean(),
  by: person,
  endedBy: v.nullable(person),
})

const move: v.GenericSchema<unknown, StoredMove> = v.object({
  eventId: v.string(),
  ...place.entries,
  isCut: v.boolean(),
  written: place,
  at: v.number(),
  lateStart: v.number(),
  lateEnd: v.number(),
})

const row = v.pipe(
  namedRow({
    revision: v.number(),
    at: v.number(),
    by_id: v.string(),
    by_name: v.string(),
    why: v.picklist(reasons),
    undoes: v.nullable(v.number()),
    interruptions: json(v.array(interruption)),
    moves: json(v.array(move)),
  }),
  v.transform(({ byId, byName, ...same }): DayVersion => ({ ...same, by: { id: byId, name: byName } })),
)

/** The last `max` versions, newest first. */
export function latestVersions(tx: Transaction, max: number): Promise<DayVersion[]> {
  return tx.all(row, 'SELECT * FROM day_version ORDER BY revision DESC LIMIT ?', max)
}

/** The version that counts; undefined: nothing was ever pressed. */
export const lastVersion = (tx: Transaction): Promise<DayVersion | undefined> => latestVersions(tx, 1).then(([last]) => last)

/** The version with this revision, and the one before it; undefined: none. */
export async function versionWithBefore(tx: Transaction, revision: number): Promise<(DayVersion | undefined)[]> {
  const sql = 'SELECT * FROM day_version WHERE revision <= ? ORDER BY revision DESC LIMIT 2'
  const [version, before] = await tx.all(row, sql, revision)
  return version?.revision === revision ? [version, before] : []
}

/** The revision that takes it back; undefined: none. */
export async function undoneBy(tx: Transaction, revision: number): Promise<number | undefined> {
  const found = await tx.one(v.object({ revision: v.number() }), 'SELECT revision FROM day_version WHERE undoes = ?', revision)
  return found?.revision
}

/** Whether somebody else pressed one of these since then. */
export async function isPressedSince(tx: Transaction, since: Instant, by: Person, whys: readonly DayVersion['why'][]) {
  const sql = `SELECT revision FROM day_version WHERE at > ? AND by_id <> ? AND why IN (${placesFor(whys)}) LIMIT 1`
  return (await tx.one(v.object({ revision: v.number() }), sql, since, by.id, ...whys)) !== undefined
}

/** The last plan that was accepted since then and not undone; undefined: none. */
export function lastPlan(tx: Transaction, since: Instant): Promise<{ revision: number; at: Instant } | undefined> {
  const sql = `SELECT revision, at FROM day_version AS plan WHERE why = 'plan' AND at >= ?
    AND NOT EXISTS (SELECT 1 FROM day_version WHERE undoes = plan.revision) ORDER BY revision DESC LIMIT 1`
  return tx.one(v.object({ revision: v.number(), at: v.number() }), sql, since)
}

/** The revision that counts, without reading the version; 0: none. */
export async function lastRevision(tx: Transaction): Promise<number> {
  const sql = 'SELECT coalesce(max(revision), 0) AS revision FROM day_version'
  return (await tx.one(v.object({ revision: v.number() }), sql))?.revision ?? 0
}

/** Adds a version within the press's transaction and returns it. */
export async function addVersion(tx: Transaction, version: Omit<DayVersion, 'revision'>): Promise<DayVersion> {
  const revision = (await lastRevision(tx)) + 1
  const { at, by, why, undoes, interruptions, moves } = version
  await insert(tx, 'day_version', {
    ...{ revision, at, by_id: by.id, by_name: by.name, why, undoes },
    ...{ interruptions: JSON.stringify(interruptions), moves: JSON.stringify(moves) },
  })
  return { ...version, revision }
}
