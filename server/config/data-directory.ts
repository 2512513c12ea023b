// Makes sure at the start that the site can keep its files.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

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
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new Error(
      `DATA_DIR: the folder "${directory}" cannot be written to (${code}); give a folder in which the site may keep its files.`,
    )
  }
  return path
}

/** Folder by folder: Node's own recursive way never ends where the system refuses a folder as missing (below /proc, for one). */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}
