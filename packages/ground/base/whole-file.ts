// Atomic replacement of a file: readers see the old or the new content, never a part.
import { open, rename, rm } from 'node:fs/promises'

type ReplaceOptions = {
  /** false: no fsync, because the file can be made again. */
  isLasting?: boolean
  /** Where the old file is moved; after a power cut one of both exists. */
  previous?: string | null
  /** Path of the temporary file on the same disk, unique among concurrent writers. */
  draft?: string
}

/** Writes a temporary file and renames it. Only its owner can read it. Throws the disk's error and leaves no temporary file. */
export async function replaceFile(
  path: string,
  body: string | Uint8Array,
  { isLasting = true, previous = null, draft = `${path}.${process.pid}.tmp` }: ReplaceOptions = {},
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
