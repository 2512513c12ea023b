// Keys generated at the first start and stored in DATA_DIR: without them form tokens and tickets become invalid.
import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** At least one. */
export type Keys<Key> = readonly [Key, ...Key[]]

/** Parses keys of forms and subscriptions, one per line, 32 bytes in hex: the first signs, older ones verify. null: none. */
export function readFormKeys(text: string): Keys<Uint8Array> | null {
  const [first, ...more] = text.trim().split(/\s+/)
  const isGood = first && [first, ...more].every((line) => /^[\da-f]{64}$/i.test(line))
  return isGood ? [Buffer.from(first, 'hex'), ...more.map((line) => Buffer.from(line, 'hex'))] : null
}

/** Parses Ed25519 keys of tickets (PEM): the first signs, older ones verify. null: none, or other types. */
export function readTicketKeys(text: string): Keys<KeyObject> | null {
  try {
    const blocks = text.match(/-----BEGIN[^-]*-----[^-]*-----END[^-]*-----/g) ?? []
    const [first, ...more] = blocks.map((pem) => createPrivateKey(pem))
    return first && [first, ...more].every((key) => key.asymmetricKeyType === 'ed25519') ? [first, ...more] : null
  } catch {
    return null
  }
}

/** Keys from DATA_DIR, generated when missing. Throws an Error with one sentence when the file has no key. */
export function formKeys(dataDirectory: string): Keys<Uint8Array> {
  const path = pathOf(dataDirectory, 'form')
  const keys = readFormKeys(storedText(path, makers.form))
  if (!keys) throw new Error(`DATA_DIR: ${path} is not a key that signs forms; restore it from the backup.`)
  return keys
}

/** The same for tickets. */
export function ticketKeys(dataDirectory: string): Keys<KeyObject> {
  const path = pathOf(dataDirectory, 'ticket')
  const keys = readTicketKeys(storedText(path, makers.ticket))
  if (!keys) throw new Error(`DATA_DIR: ${path} is not a key that signs tickets; restore it from the backup.`)
  return keys
}

/** Adds a new first key; older ones still verify. The running site uses it after a restart (docs/security.md). */
export function addKey(dataDirectory: string, name: keyof typeof makers): void {
  const path = pathOf(dataDirectory, name)
  if (!existsSync(path)) throw new Error(`There is no ${name}.key in ${dataDirectory}: set DATA_DIR to the site's.`)
  const known = readFileSync(path, 'utf8')
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${makers[name]().trim()}\n${known}`, { mode: 0o600, flush: true })
  renameSync(draft, path)
}

const makers = {
  form: () => randomBytes(32).toString('hex'),
  ticket: () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
}

const pathOf = (dataDirectory: string, name: keyof typeof makers) => join(dataDirectory, `${name}.key`)

/** The file's text; concurrent processes get the same one. */
function storedText(path: string, make: () => string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const own = `${path}.${process.pid}`
  try {
    writeFileSync(own, make(), { mode: 0o600, flush: true })
    linkSync(own, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
  return readFileSync(path, 'utf8')
}
