// Checks database and keys of the desk.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { keysOf } from '../composition/open-desk.ts'
import {
  type DeskKeys,
  factsIn,
  foreignPart,
  identitySql,
  lostDatabase,
  lostKey,
  olderFile,
  useSql,
} from '../keeping/files/belonging.ts'
import { type DeskNotes, readNotes } from '../keeping/files/desk-notes.ts'
import { databaseName, keyNames } from '../keeping/files/file-names.ts'
import { formKeys, ticketKeys } from '../keeping/files/stored-keys.ts'
import { faultsStatement } from '../orders/proof.ts'
import type { SettingsForDesk } from '../settings/settings-for-desk.ts'
import { askServer, lookAtDatabase } from '../storage/look-at-database.ts'
import { about, type Finding } from './finding.ts'

const desk = about('desk')
const mend = 'see "When the database is gone or damaged" in docs/operate.md'

/** Empty if DATA_DIR does not exist (reported elsewhere). */
export async function checkDesk({ dataDirectory, desk: { shared } }: SettingsForDesk): Promise<Finding[]> {
  const path = resolve(dataDirectory)
  if (shared) {
    const keys = keysOf({ shared }, path)
    const url = shared.databaseUrl.reveal()
    const fault = (await lookAtDatabase(url)) ?? (await foreignServer(path, url, keys))
    const known = `${keys.formKeys.length} in FORM_KEYS, ${keys.ticketKeys.length} in TICKET_KEYS`
    return [
      fault === null
        ? desk('ok', 'the database of DESK_DATABASE_URL answers')
        : desk('stop', `DESK_DATABASE_URL: ${fault}; ${mend}`),
      ...(fault === null ? await booksOnServer(url) : []),
      about('keys')('ok', `${known}: the same on every machine`),
    ]
  }
  if (!existsSync(path)) return []
  const file = await checkFile(path)
  return [file, ...(file.level === 'ok' ? booksInFile(join(path, databaseName)) : []), ...checkKeys(path)]
}

/** Nothing is said of books that agree. */
function unfitBooks(found: readonly unknown[]): Finding[] {
  const text = `records that do not fit the others: ${found.length}; the organisers' desk names them: Sales, "Check that all sums agree"`
  return found.length > 0 ? [about('books')('look', text)] : []
}

const booksOnServer = async (url: string) => unfitBooks((await askServer(url, [faultsStatement]))[0] ?? [])

function booksInFile(file: string): Finding[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const isThere = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'ticket_order'").all().length > 0
    return isThere ? unfitBooks(database.prepare(faultsStatement).all()) : []
  } finally {
    database.close()
  }
}

async function foreignServer(path: string, url: string, keys: DeskKeys): Promise<string | null> {
  // Before the database, which may go on meanwhile.
  const notes = readNotes(path)
  const [identity = [], use = []] = await askServer(url, [identitySql, useSql])
  return foreignPart(notes, factsIn(identity, use), keys)
}

async function checkFile(path: string): Promise<Finding> {
  const file = join(path, databaseName)
  const notes = readNotes(path)
  const lost = lostDatabase(path, notes) ?? olderFile(path, notes)
  if (lost !== null) return desk('stop', lost)
  if (!existsSync(file)) return desk('look', `no ${databaseName} yet in ${path}: the site has not run here`)
  const fault = (await lookAtDatabase(file)) ?? belongingFault(path, file, notes)
  return fault === null ? desk('ok', `${databaseName} exists and is intact`) : desk('stop', `${databaseName}: ${fault}; ${mend}`)
}

/** Keys that are missing or belong to another desk; null: fine, or nothing is in it yet. */
function belongingFault(path: string, file: string, notes: DeskNotes): string | null {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const all = (sql: string) => database.prepare(sql).all()
    if (all("SELECT 1 FROM sqlite_schema WHERE name = 'desk_identity'").length === 0) return null
    const facts = factsIn(all(identitySql), all(useSql))
    const lost = lostKey(path, notes, facts)
    // Reading would generate them.
    if (lost !== null || keyNames.some((name) => !existsSync(join(path, name)))) return lost
    return foreignPart(notes, facts, { formKeys: formKeys(path), ticketKeys: ticketKeys(path) })
  } catch {
    // An unreadable key is reported with its file.
    return null
  } finally {
    database.close()
  }
}

/** Reads existing keys only: the site generates them at its first start. */
function checkKeys(path: string): Finding[] {
  const readers = { form: formKeys, ticket: ticketKeys }
  return Object.entries(readers).map(([name, read]) => {
    const key = about(`${name}.key`)
    if (!existsSync(join(path, `${name}.key`)))
      return key('look', 'does not exist yet: the site creates it at its first start; back it up then')
    try {
      return key('ok', `${read(path).length} known`)
    } catch (error) {
      return key('stop', (error as Error).message)
    }
  })
}
