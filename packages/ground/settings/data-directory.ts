// Checks at the start that DATA_DIR is writable.
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Files of this process are readable by their owner only: they contain orders, mails and keys. */
export function keepToOwner(): void {
  process.umask(0o077)
}

/** Full path; `readOnly`: why it is not writable, null: it is. */
export type DataDirectory = { path: string; readOnly: string | null }

/** The file of programme changes in DATA_DIR, which backups hold, too. */
export const changesName = 'programme-changes.json'

/** Files that show that the site has used the folder before. */
const traces = ['desk.sqlite', 'content-snapshot.json']

/** Creates the folder and tests writing. A used folder that is mounted read-only is accepted; otherwise missing rights throw an Error with one sentence. */
export function openDataDirectory(directory: string): DataDirectory {
  try {
    return { path: prepareDataDirectory(directory), readOnly: null }
  } catch (error) {
    const path = resolve(directory)
    if (!traces.some((name) => existsSync(join(path, name)))) throw error
    return { path, readOnly: (error as Error).message }
  }
}

/** Creates the folder, tests writing and returns the full path. Throws an Error with one sentence. */
export function prepareDataDirectory(directory: string): string {
  const path = resolve(directory)
  const probe = join(path, `.probe-${process.pid}`)
  try {
    makeFolder(path)
    writeFileSync(probe, '')
    rmSync(probe)
    closeToOthers(path)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error)
    const remedy = code === 'ENOSPC' || code === 'EDQUOT' ? 'its disk is full' : 'give a folder that the site can write to'
    throw new Error(`DATA_DIR: the folder "${directory}" cannot be written to (${code}); ${remedy}.`)
  }
  return path
}

/** One level at a time: Node's recursive mkdir loops forever where the system reports a parent as missing (for instance below /proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

/** The site's files, with rights for the owner only; other files in the folder are not touched. */
const kept = /^(?:desk\.sqlite(?:-wal|-shm)?|(?:form|ticket)\.key|desk-notes|content-snapshot\.[\w.-]*json|mail|images)$/

/** Removes others' rights from files that were copied into the folder. The folder's own rights stay. */
function closeToOthers(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (!kept.test(entry.name) || entry.isSymbolicLink()) continue
    try {
      chmodSync(join(directory, entry.name), entry.isDirectory() ? 0o700 : 0o600)
    } catch (error) {
      // The file belongs to another user.
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
    }
  }
}
