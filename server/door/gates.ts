// Gates: who may let in. Each has a key of its own, which stands in the address that its phones open; here only its digest is kept.
import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { DoorGate, GateRole } from '#domain/door/wire.ts'
import type { Instant } from '#domain/record.ts'
import { unguessable } from '../orders/unguessable.ts'
import type { Database } from '../storage/database.ts'

export type Gate = DoorGate & { createdAt: Instant; revokedAt: Instant | null }

const row = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    role: v.picklist(['steward', 'supervisor']),
    created_at: v.number(),
    revoked_at: v.nullable(v.number()),
  }),
  v.transform(({ created_at, revoked_at, ...same }): Gate => ({ ...same, createdAt: created_at, revokedAt: revoked_at })),
)

const longestName = 60

/** Of a key of 128 bits nothing slower is needed. */
const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** The address that phones open; the key stands behind `#`, so that no server and no log is sent it. */
export const gateAddress = (deskUrl: string, key: string) => `${deskUrl}/door#${key}`

/** Makes a gate and gives its key, which nobody can read again. Throws an Error with one sentence when the name is taken or none. */
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
  const { id } = gate
  await database.transaction(async (tx) => {
    if (await tx.one(row, 'SELECT * FROM gate WHERE name = ? AND revoked_at IS NULL', called))
      throw new Error(`There is a gate "${called}" already: revoke it first, or choose another name.`)
    const values = [id, called, digestOf(key), role, now]
    await tx.run('INSERT INTO gate (id, name, key_digest, role, created_at) VALUES (?, ?, ?, ?, ?)', ...values)
  })
  return { gate, key }
}

/** By their names, those that were revoked among them. */
export const listGates = (database: Database): Promise<Gate[]> =>
  database.all(row, 'SELECT * FROM gate ORDER BY name, created_at, id')

/** Its phones may do nothing any more. `gate`: its name or its id. false: there is none, or it was revoked before. */
export async function revokeGate(database: Pick<Database, 'run'>, gate: string, now: Instant): Promise<boolean> {
  const revoking = 'UPDATE gate SET revoked_at = ? WHERE (id = ? OR name = ?) AND revoked_at IS NULL'
  return (await database.run(revoking, now, gate, gate)).changes > 0
}

/** The gate of a key; undefined: there is none, or it was revoked. */
export const gateOfKey = (database: Database, key: string): Promise<Gate | undefined> =>
  database.one(row, 'SELECT * FROM gate WHERE key_digest = ? AND revoked_at IS NULL', digestOf(key))
