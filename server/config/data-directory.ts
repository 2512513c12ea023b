// Makes sure at the start that the site can keep its files.
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Whatever this process makes is its user's alone: orders, letters and keys are nobody else's to read. */
export function keepToOwner(): void {
  process.umask(0o077)
}

/** The folder's full path; `readOnly`: why it cannot be written to, null when it can. */
export type DataDirectory = { path: string; readOnly: string | null }

/** What the site has kept where it ran before. */
const traces = ['desk.sqlite', 'content-snapshot.json']

/**
 * Makes the folder and tries to write into it. One that the site has used before and that was mounted without the right to write is taken as it
 * is. Throws an Error whose message is one sentence for the operator where that right is missing in any other.
 */
export function openDataDirectory(directory: string): DataDirectory {
  try {
    return { path: prepareDataDirectory(directory), readOnly: null }
  } catch (error) {
    const path = resolve(directory)
    if (!traces.some((name) => existsSync(join(path, name)))) throw error
    return { path, readOnly: (error as Error).message }
  }
}

/** Makes the folder and tries to write into it; gives its full path. Throws an Error whose message is one sentence for the operator. */
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
    const remedy =
      code === 'ENOSPC' || code === 'EDQUOT' ? 'its disk is full' : 'give a folder in which the site may keep its files'
    throw new Error(`DATA_DIR: the folder "${directory}" cannot be written to (${code}); ${remedy}.`)
  }
  return path
}

/** Folder by folder: Node's own recursive way never ends where the system refuses a folder as missing (below /proc, for one). */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

/** What the site keeps there, with the owner's rights alone; what others make in the folder is theirs. */
const kept = /^(?:desk\.sqlite(?:-wal|-shm)?|(?:form|ticket)\.key|desk-notes|content-snapshot\.[\w.-]*json|mail|images)$/

/**
 * Takes the rights of others from what an earlier version made with them. The folder itself stays as the operator made it: it may hold other
 * things.
 */
function closeToOthers(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (!kept.test(entry.name) || entry.isSymbolicLink()) continue
    try {
      chmodSync(join(directory, entry.name), entry.isDirectory() ? 0o700 : 0o600)
    } catch (error) {
      // Another user's: what it allows is theirs to say.
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
    }
  }
}
