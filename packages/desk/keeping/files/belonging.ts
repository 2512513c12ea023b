// Checks that database, keys and DATA_DIR belong together, so that nothing is sold after one of them was lost.
import { createHash, createPublicKey, type KeyObject, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, StorageFault } from '@forum/desk/storage/database.ts'
import { reachedWithoutLog } from '@forum/desk/storage/database-files.ts'
import { insert } from '@forum/desk/storage/insert.ts'
import { holdsLess, isForeign } from '@forum/desk/storage/reached.ts'
import * as v from 'valibot'
import type { DeskNotes } from './desk-notes.ts'
import { databaseName, keyNames } from './file-names.ts'
import type { Keys } from './stored-keys.ts'

/** Facts from the database. `isUsed`: it contains orders or submissions. */
export type DatabaseFacts = {
  identity: string | null
  form: string | null
  ticket: string | null
  /** Id of the last restore that made this database; null: none. */
  restored: string | null
  /** How many commits it holds. */
  count: number
  isUsed: boolean
}

export type DeskKeys = { formKeys: Keys<Uint8Array>; ticketKeys: Keys<KeyObject> }

/** The two ways for the operator to continue. */
const ways = (lost: string) =>
  `restore ${lost} from the backup (npm run desk -- restore <folder of backups> --replace), or begin a new desk here: npm run desk -- begin-anew`
const orAsItIs = 'or go on with this one as it is: npm run desk -- begin-anew'
const [less, foreign] = [holdsLess, isForeign].map((fault) => `${fault[0]?.toUpperCase()}${fault.slice(1)}, ${orAsItIs}.`) as [
  string,
  string,
]

/**
 * An error when keys or notes of a desk exist without its database; null: nothing is missing. Call it before opening the database, which would create
 * an empty one.
 */
export function lostDatabase(dataDirectory: string, { identity, startsAnew }: DeskNotes): string | null {
  if (startsAnew || existsSync(join(dataDirectory, databaseName))) return null
  const left = keyNames.filter((name) => existsSync(join(dataDirectory, name)))
  if (identity === null && left.length === 0) return null
  return `DATA_DIR: ${databaseName} is missing in a folder that had a desk: ${ways(databaseName)}.`
}

/**
 * An error when an older or another content was put into the file, beside whose log it would pass for the newest; null: it was not. Call it before
 * opening the database, which would mix the two.
 */
export function olderFile(dataDirectory: string, { identity, startsAnew, noted }: DeskNotes): string | null {
  if (startsAnew || identity === null || noted.base === 0) return null
  const held = reachedWithoutLog(join(dataDirectory, databaseName))
  if (held === null) return null
  if (held.identity !== null && held.identity !== identity) return foreign
  return held.count < noted.base ? less : null
}

/** An error when a used desk lacks one of its keys; null: nothing is missing. Call it before keys are generated. */
export function lostKey(dataDirectory: string, { startsAnew }: DeskNotes, { isUsed }: DatabaseFacts): string | null {
  const lost = keyNames.filter((name) => !existsSync(join(dataDirectory, name)))
  if (startsAnew || !isUsed || lost.length === 0) return null
  return `DATA_DIR: ${lost.join(' and ')} ${lost.length > 1 ? 'are' : 'is'} missing, which signed what this desk sold and sent: ${ways(lost.join(' and '))}.`
}

/** A restore that this machine does not know yet made the database: it may hold less than was noted here. */
export const isRestored = ({ restored }: DeskNotes, facts: DatabaseFacts) =>
  facts.restored !== null && !restored.has(facts.restored)

/** An error when keys or database belong to another desk, or it holds less than was acknowledged; null: they match. */
export function foreignPart(notes: DeskNotes, facts: DatabaseFacts, keys: DeskKeys): string | null {
  const { identity, startsAnew, noted } = notes
  if (startsAnew) return null
  if (identity !== null && !isRestored(notes, facts)) {
    if (facts.identity !== identity) return foreign
    if (facts.count < noted.count) return less
  }
  const known = { form: keys.formKeys.map(formPrint), ticket: keys.ticketKeys.map(ticketPrint) }
  for (const name of ['form', 'ticket'] as const) {
    const signedLast = facts[name]
    if (facts.isUsed && signedLast !== null && !known[name].includes(signedLast))
      return `The ${name} keys lack the key that this desk signed with last: ${ways(`${name}.key`)}.`
  }
  return null
}

export const identitySql = 'SELECT name, value FROM desk_identity'
export const useSql = 'SELECT 1 AS used WHERE EXISTS (SELECT 1 FROM ticket_order) OR EXISTS (SELECT 1 FROM submission)'

/** Combines the rows of both queries. */
export function factsIn(rows: readonly Record<string, unknown>[], use: readonly unknown[]): DatabaseFacts {
  const said = new Map(rows.map(({ name, value }) => [name, String(value)]))
  const saidOf = (name: string) => said.get(name) ?? null
  const [identity, restored, count] = [saidOf('desk'), saidOf('restored'), Number(saidOf('count') ?? 0)]
  return { identity, restored, count, form: saidOf('form'), ticket: saidOf('ticket'), isUsed: use.length > 0 }
}

export async function databaseFacts(database: Pick<Database, 'all'>): Promise<DatabaseFacts> {
  const identity = await database.all(v.object({ name: v.string(), value: v.string() }), identitySql)
  return factsIn(identity, await database.all(v.object({ used: v.number() }), useSql))
}

/**
 * What was restored, or is used as it is, goes on under another name: notes about what it was before do not apply, and what was before does not pass
 * for it. Other machines tell by the id of the restore that they may follow.
 */
export async function rename(database: Pick<Database, 'transaction'>): Promise<void> {
  const anew = 'ON CONFLICT (name) DO UPDATE SET value = excluded.value'
  await database.transaction(async (tx) => {
    for (const name of ['desk', 'restored']) await insert(tx, 'desk_identity', { name, value: randomUUID() }, anew)
  })
}

/** Stores the desk's identity and key fingerprints in the database. Returns the identity. */
export async function bind(database: Database, keys: DeskKeys): Promise<string> {
  const anew = 'ON CONFLICT (name) DO UPDATE SET value = excluded.value'
  const name = (what: string, value: string) => insert(database, 'desk_identity', { name: what, value }, anew)
  const facts = await databaseFacts(database)
  if (facts.identity === null)
    await insert(database, 'desk_identity', { name: 'desk', value: randomUUID() }, 'ON CONFLICT (name) DO NOTHING')
  const [form, ticket] = [formPrint(keys.formKeys[0]), ticketPrint(keys.ticketKeys[0])]
  if (facts.form !== form) await name('form', form)
  if (facts.ticket !== ticket) await name('ticket', ticket)
  const { identity } = facts.identity === null ? await databaseFacts(database) : facts
  if (identity === null) throw new StorageFault('the database does not keep which desk it is')
  return identity
}

/** A fingerprint that reveals nothing of the key. */
const printOf = (bytes: Uint8Array) => createHash('sha256').update('desk key').update(bytes).digest('hex').slice(0, 32)
const formPrint = (key: Uint8Array) => printOf(key)
const ticketPrint = (key: KeyObject) => printOf(createPublicKey(key).export({ type: 'spki', format: 'der' }))
