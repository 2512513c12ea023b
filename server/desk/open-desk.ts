// Opens what a desk stands on: its database, its keys and its order numbers, when they belong together.
import { join } from 'node:path'
import { databaseName } from '../backup/manifest.ts'
import type { Config } from '../config/config.ts'
import type { DeskConfig } from '../config/desk-config.ts'
import { formKeys, readFormKeys, readTicketKeys, ticketKeys } from '../config/stored-keys.ts'
import type { Log } from '../log.ts'
import type { OrderNumbers } from '../orders/order-context.ts'
import { type Database, StorageFault } from '../storage/database.ts'
import { openDatabase } from '../storage/open-database.ts'
import { bind, type DeskKeys, databaseFacts, foreignPart, lostDatabase, lostKey } from './belonging.ts'
import { addNote, readNotes } from './desk-notes.ts'
import { createOrderNumbers } from './order-numbers.ts'

export type OpenedDesk = DeskKeys & { database: Database; numbers?: OrderNumbers }

export type OpenOptions = {
  config: Pick<Config, 'desk'>
  dataDirectory: string
  log: Log
  /** false: nothing is written into DATA_DIR, which is not the site's; no order is placed then. */
  keepsNotes?: boolean
}

/**
 * Keys are made after the database, and only where nobody has ordered or sent anything: keys without a database are what is left of a desk. Throws
 * a StorageFault, or an Error with one sentence that says what is to be put back.
 */
export async function openDesk({ config: { desk }, dataDirectory, log, keepsNotes = true }: OpenOptions): Promise<OpenedDesk> {
  const { shared, orderNumberStart } = desk
  const notes = readNotes(dataDirectory)
  refuse(shared ? null : lostDatabase(dataDirectory, notes))
  const place = shared?.databaseUrl.reveal() ?? join(dataDirectory, databaseName)
  const database = await openDatabase(place, undefined, { log })
  try {
    const facts = await databaseFacts(database).catch(shared ? whenAway : undefined)
    refuse(shared || !facts ? null : lostKey(dataDirectory, notes, facts))
    const keys = keysOf(desk, dataDirectory)
    if (!facts) return { ...keys, database }
    refuse(foreignPart(notes, facts, keys))
    const isRestored = facts.restored !== null && facts.restored !== notes.restored
    const known = { ...notes, startsAnew: notes.startsAnew || isRestored }
    const numbers = keepsNotes ? await createOrderNumbers(database, dataDirectory, known, orderNumberStart) : undefined
    if (keepsNotes && isRestored) addNote(dataDirectory, ['restored', facts.restored ?? ''])
    const identity = await bind(database, keys)
    if (keepsNotes && (identity !== notes.identity || notes.startsAnew)) addNote(dataDirectory, ['desk', identity])
    return { ...keys, database, ...(numbers && { numbers }) }
  } catch (error) {
    await database.close()
    throw error
  }
}

function refuse(fault: string | null): void {
  if (fault !== null) throw new Error(fault)
}

/** A server that is away at the start is asked by the next start; until then the desk works by the keys of its settings. */
function whenAway(error: unknown): null {
  if (error instanceof StorageFault) return null
  throw error
}

/** Of one machine in DATA_DIR, where they are made; of several from their settings, which all of them have got. */
function keysOf({ shared }: DeskConfig, dataDirectory: string): DeskKeys {
  const given = shared && { form: readFormKeys(shared.formKeys.reveal()), ticket: readTicketKeys(shared.ticketKeys.reveal()) }
  return {
    formKeys: given?.form ?? formKeys(dataDirectory),
    ticketKeys: given?.ticket ?? ticketKeys(dataDirectory),
  }
}
