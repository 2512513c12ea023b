// Opens the database, the keys and the order numbers of a desk, after checking that they belong together.
import { join } from 'node:path'
import type { Log } from '@forum/ground/base/log.ts'
import {
  bind,
  type DeskKeys,
  databaseFacts,
  foreignPart,
  isRestored,
  lostDatabase,
  lostKey,
  olderFile,
  rename,
} from '../keeping/files/belonging.ts'
import { addNote, readNotes } from '../keeping/files/desk-notes.ts'
import { databaseName } from '../keeping/files/file-names.ts'
import { formKeys, readFormKeys, readTicketKeys, ticketKeys } from '../keeping/files/stored-keys.ts'
import { stopAllLetters } from '../orders/forum-letters.ts'
import type { OrderNumbers } from '../orders/order-context.ts'
import type { DeskConfig } from '../settings/desk-config.ts'
import type { SettingsForDesk } from '../settings/settings-for-desk.ts'
import { createCommitCount } from '../storage/commit-count.ts'
import { type Database, StorageFault } from '../storage/database.ts'
import { openDatabase } from '../storage/open-database.ts'
import { createOrderNumbers } from './order-numbers.ts'

export type OpenedDesk = DeskKeys & { database: Database; numbers?: OrderNumbers }

export type OpenOptions = {
  config: Pick<SettingsForDesk, 'desk'>
  dataDirectory: string
  log: Log
  /** false: DATA_DIR does not belong to the site: nothing is written there and no order is placed. */
  keepsNotes?: boolean
}

/**
 * Keys are generated after the database was opened, and only if it has no orders or submissions: keys without a database mean that the database was
 * lost. Throws a StorageFault, or an Error with one sentence about what must be restored.
 */
export async function openDesk({ config: { desk }, dataDirectory, log, keepsNotes = true }: OpenOptions): Promise<OpenedDesk> {
  const { shared, orderNumberStart } = desk
  const notes = readNotes(dataDirectory)
  refuse(shared ? null : (lostDatabase(dataDirectory, notes) ?? olderFile(dataDirectory, notes)))
  const place = shared?.databaseUrl.reveal() ?? join(dataDirectory, databaseName)
  const count = createCommitCount(keepsNotes ? dataDirectory : null)
  const database = await openDatabase(place, undefined, { log }, count)
  try {
    const facts = await databaseFacts(database).catch(shared ? whenAway : undefined)
    refuse(shared || !facts ? null : lostKey(dataDirectory, notes, facts))
    const keys = keysOf(desk, dataDirectory)
    count.expect(notes.startsAnew ? null : notes.identity)
    if (!facts) return { ...keys, database }
    refuse(foreignPart(notes, facts, keys))
    const mayHoldLess = notes.startsAnew || isRestored(notes, facts)
    if (mayHoldLess) count.expect(null)
    const known = { ...notes, startsAnew: mayHoldLess }
    const numbers = keepsNotes ? await createOrderNumbers(database, dataDirectory, known, orderNumberStart) : undefined
    if (keepsNotes && notes.startsAnew && facts.identity !== null && !isRestored(notes, facts)) {
      await rename(database)
      await stopAllLetters(database, Date.now())
    }
    const identity = await bind(database, keys)
    const { restored } = await databaseFacts(database)
    if (keepsNotes && restored !== null && !notes.restored.has(restored)) addNote(dataDirectory, ['restored', restored])
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

/** If the server cannot be reached, the next start checks it; until then the keys from the settings are used. */
function whenAway(error: unknown): null {
  if (error instanceof StorageFault) return null
  throw error
}

/** One machine generates its keys in DATA_DIR; several machines share keys from their settings. */
export function keysOf({ shared }: Pick<DeskConfig, 'shared'>, dataDirectory: string): DeskKeys {
  const given = shared && { form: readFormKeys(shared.formKeys.reveal()), ticket: readTicketKeys(shared.ticketKeys.reveal()) }
  return {
    formKeys: given?.form ?? formKeys(dataDirectory),
    ticketKeys: given?.ticket ?? ticketKeys(dataDirectory),
  }
}
