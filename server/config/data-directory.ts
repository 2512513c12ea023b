// Makes sure at the start that the site can keep its files.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

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
