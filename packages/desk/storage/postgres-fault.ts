import { StorageFault } from './thread.ts'

/** Error codes of PostgreSQL that mean a fault of the machine, not of our SQL. The first matching prefix counts. */
const machineFaults: readonly (readonly [beginning: string, sentence: string])[] = [
  ['55P03', 'another process holds the database for too long'],
  ['40', 'another process changed the same at the same time'],
  ['53100', "the disk of the database's server is full"],
  ['53', "the database's server has no room left"],
  ['57', "the database's server ended the work"],
  ['58', "the database's server fails"],
  ['XX', "the database's server is damaged"],
  ['25006', 'the database cannot be written to'],
  ['25P03', "the database's server ended the work"],
  ['28', 'the database refuses the name or the password'],
  ['3D', 'there is no such database on the server'],
  ['08', 'the line to the database broke'],
]
const lockedCodes = /^(?:55P03|40)/

const lineFaults = /^(?:E[A-Z]+|ERR_[A-Z_]+)$/
/** Messages of the library about a broken connection; they have no code. */
const lineWords = /connection|timeout|terminated|not queryable|server does not support SSL|password must be a string/i

/** Turns a fault of the machine or connection into a StorageFault; other errors stay as they are. */
export function postgresFault(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StorageFault) return error
  const { code } = error as Error & { code?: unknown }
  const text = typeof code === 'string' ? code : ''
  const known = machineFaults.find(([beginning]) => text.startsWith(beginning))
  if (known) return new StorageFault(known[1], { isLocked: lockedCodes.test(text), cause: error })
  const isLine = lineFaults.test(text) || (text === '' && lineWords.test(error.message))
  return isLine ? new StorageFault('the database cannot be reached', { cause: error }) : error
}
