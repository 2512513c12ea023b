// A file that is replaced whole: whoever reads it finds what it said before, or all of what it says now, whatever happens meanwhile.
import { open, rename, rm } from 'node:fs/promises'

type Options = {
  /** false: what is written can be made again, and nobody waits until it is on the disk. */
  isLasting?: boolean
  /** Where the file that stands there is moved to before, if there is one; a power cut leaves one of both. */
  previous?: string | null
  /** Where it is written first, on the same disk: another place for each of those who write at the same time. */
  draft?: string
}

/** Writes beside the file and takes its place. Only its owner can read it. Throws what the disk throws; then no draft is left. */
export async function replaceFile(
  path: string,
  body: string | Uint8Array,
  { isLasting = true, previous = null, draft = `${path}.${process.pid}.tmp` }: Options = {},
): Promise<void> {
  try {
    const file = await open(draft, 'w', 0o600)
    try {
      await file.writeFile(body)
      if (isLasting) await file.sync()
    } finally {
      await file.close()
    }
    if (previous !== null) await rename(path, previous).catch(unlessMissing)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw error
  }
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
