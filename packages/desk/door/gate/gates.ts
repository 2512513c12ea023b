// Gates of the door. Each gate has a key in the address that its phones open. A steward who chooses a gate by account gets a separate key for this
// phone. Only digests of keys are stored.

import { createHash, randomUUID } from 'node:crypto'
import { unguessable } from '@forum/desk/orders/unguessable.ts'
import type { Database } from '@forum/desk/storage/database.ts'
import { insert } from '@forum/desk/storage/insert.ts'
import { namedRow } from '@forum/desk/storage/row.ts'
import type { DoorGate, GateRole } from '@forum/domain/door/wire.ts'
import { compareNames } from '@forum/domain/people/name-order.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import * as v from 'valibot'

export type Gate = DoorGate & { createdAt: Instant; revokedAt: Instant | null }

const row = namedRow({
  id: v.string(),
  name: v.string(),
  role: v.picklist(['steward', 'supervisor']),
  created_at: v.number(),
  revoked_at: v.nullable(v.number()),
})

const longestName = 60

/** A random key of 128 bits needs no slow hash. */
const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** The address that phones open. The key follows `#`, so that it is never sent to a server or written to a log. */
export const gateAddress = (deskUrl: string, key: string) => `${deskUrl}/door#${key}`

/** Creates a gate and returns its key, which cannot be read again. Throws an Error with one sentence when the name is empty or taken. */
export async function addGate(
  database: Database,
  name: string,
  role: GateRole,
  now: Instant,
): Promise<{ gate: Gate; key: string }> {
  const called = name.trim()
  if (called === '' || called.length > longestName) throw new Error(`A gate has a name of at most ${longestName} characters.`)
  const key = unguessable()
  const gate: Gate = { id: randomUUID(), name: called, role, createdAt: now, revokedAt: null }
  await database.transaction(async (tx) => {
    if (await tx.one(row, 'SELECT * FROM gate WHERE name = ? AND revoked_at IS NULL', called))
      throw new Error(`There is a gate "${called}" already: revoke it first, or choose another name.`)
    await insert(tx, 'gate', { id: gate.id, name: called, key_digest: digestOf(key), role, created_at: now })
  })
  return { gate, key }
}

/** By name, including revoked gates. */
export async function listGates(database: Database): Promise<Gate[]> {
  const gates = await database.all(row, 'SELECT * FROM gate ORDER BY created_at, id')
  return gates.toSorted((one, other) => compareNames(one.name, other.name))
}

/** Revokes a gate and all its phones. `gate`: name or id. false: no such gate, or it was revoked before. */
export async function revokeGate(database: Pick<Database, 'run'>, gate: string, now: Instant): Promise<boolean> {
  const revoking = 'UPDATE gate SET revoked_at = ? WHERE (id = ? OR name = ?) AND revoked_at IS NULL'
  return (await database.run(revoking, now, gate, gate)).changes > 0
}

/** Enrols one more phone at a gate for stewards and returns its key; null: no such gate. `by`: the phone's owner. */
export function openGate(
  database: Database,
  gateId: string,
  by: { id: string; name: string },
  now: Instant,
): Promise<string | null> {
  return database.transaction(async (tx) => {
    const open = "SELECT * FROM gate WHERE id = ? AND role = 'steward' AND revoked_at IS NULL"
    if (!(await tx.one(row, open, gateId))) return null
    const key = unguessable()
    const of = { gate_id: gateId, user_id: by.id, user_name: by.name }
    await insert(tx, 'gate_phone', { key_digest: digestOf(key), ...of, opened_at: now })
    return key
  })
}

/** Closes the phones of one person (account id or name), or all phones, and forgets whose they were. Their keys may still hand in entries. */
export function closePhones(database: Pick<Database, 'run'>, now: Instant, person?: string) {
  const closing = "UPDATE gate_phone SET closed_at = ?, user_id = '', user_name = '' WHERE closed_at IS NULL"
  return person === undefined
    ? database.run(closing, now)
    : database.run(`${closing} AND (user_id = ? OR user_name = ?)`, now, person, person)
}

export type StewardOnPhones = { id: string; name: string; gates: readonly string[] }

const stewardRow = v.object({ id: v.string(), name: v.string(), gate: v.nullable(v.string()) })

/**
 * Stewards who opened a gate with their account, or are signed in at the desk and can, by name. `gates`: one per phone. `now`: real time, which
 * sessions use.
 */
export async function stewardsOnPhones(database: Pick<Database, 'all'>, now: Instant): Promise<StewardOnPhones[]> {
  const rows = await database.all(
    stewardRow,
    `SELECT user_id AS id, user_name AS name, gate.name AS gate FROM gate_phone JOIN gate ON gate.id = gate_id WHERE revoked_at IS NULL AND closed_at IS NULL
     UNION ALL SELECT user_id, name, NULL FROM desk_session WHERE role = 'steward' AND until >= ?
     ORDER BY 1, 2, 3`,
    now,
  )
  const people = Map.groupBy(rows, ({ id }) => id)
  const stewards = [...people].map(([id, [first, ...more]]) => ({
    id,
    name: first?.name ?? '',
    gates: [first, ...more].flatMap((each) => each?.gate ?? []),
  }))
  return stewards.sort((one, other) => compareNames(one.name, other.name))
}

/** A gate, as a phone with one of its keys has it. */
export type GateOfPhone = DoorGate & {
  /** When a phone was first given the list with this key; null: not yet. */
  listedAt: Instant | null
  /** When the key was made. */
  openedAt: Instant
  /** null: open. Otherwise the key may only hand in entries that were made before. */
  closedAt: Instant | null
  /** Whether the gate was closed, with all its phones. */
  isWhole: boolean
}

const keyRow = v.pipe(
  namedRow({
    id: v.string(),
    name: v.string(),
    role: v.picklist(['steward', 'supervisor']),
    opened_at: v.number(),
    listed_at: v.nullable(v.number()),
    revoked_at: v.nullable(v.number()),
    closed_at: v.nullable(v.number()),
  }),
  v.transform(({ revokedAt, closedAt, ...same }): GateOfPhone => {
    const ends = [revokedAt, closedAt].filter((at) => at !== null)
    const end = ends.length > 0 ? Math.min(...ends) : null
    return { ...same, closedAt: end, isWhole: end !== null && end === revokedAt }
  }),
)

/** The gate with this key, also a closed one; undefined: none. */
export function gateOfKey(database: Database, key: string): Promise<GateOfPhone | undefined> {
  const digest = digestOf(key)
  return database.one(
    keyRow,
    `SELECT gate.id, name, role, created_at AS opened_at, listed_at, revoked_at, NULL AS closed_at FROM gate WHERE key_digest = ?
     UNION ALL SELECT gate.id, name, role, opened_at, gate_phone.listed_at, revoked_at, closed_at
     FROM gate_phone JOIN gate ON gate.id = gate_id WHERE gate_phone.key_digest = ?`,
    digest,
    digest,
  )
}

/** Notes when a phone was first given the list with this key. */
export async function noteListed(database: Pick<Database, 'run'>, key: string, now: Instant): Promise<void> {
  for (const table of ['gate', 'gate_phone'])
    await database.run(`UPDATE ${table} SET listed_at = ? WHERE key_digest = ? AND listed_at IS NULL`, now, digestOf(key))
}
