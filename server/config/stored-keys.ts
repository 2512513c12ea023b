// Keys that the site makes for itself at its first start and keeps in DATA_DIR: without them drawn forms and issued tickets lose their worth.
import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key under which forms are signed. */
export function formKey(dataDirectory: string): Uint8Array {
  return Buffer.from(storedText(join(dataDirectory, 'form.key'), () => randomBytes(32).toString('hex')).trim(), 'hex')
}

/** The Ed25519 key under which tickets are signed. Throws an Error with one sentence when the file is none. */
export function ticketKey(dataDirectory: string): KeyObject {
  const path = join(dataDirectory, 'ticket.key')
  const pem = storedText(path, () =>
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  )
  try {
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // Said below.
  }
  throw new Error(`DATA_DIR: ${path} is not the key that signs tickets; put it back from the backup.`)
}

/** The file's text; of two processes that start at once, both get what one of them wrote. */
function storedText(path: string, make: () => string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const own = `${path}.${process.pid}`
  writeFileSync(own, make(), { mode: 0o600, flush: true })
  try {
    linkSync(own, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own)
  }
  return readFileSync(path, 'utf8')
}
