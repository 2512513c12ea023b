// The operator's order to accept the next reading: a file beside the snapshot, written by a command, read by the running site.
import { unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileIn = (dataDirectory: string) => join(dataDirectory, 'content-accepted')

/** Makes the site that runs on `dataDirectory` accept its next reading. Throws the disk's error. */
export async function requestForcedReading(dataDirectory: string): Promise<void> {
  await writeFile(fileIn(dataDirectory), '')
}

/** Whether the file existed. It is used once: if it cannot be deleted, it is ignored. */
export async function takeForcedReading(dataDirectory: string): Promise<boolean> {
  try {
    await unlink(fileIn(dataDirectory))
    return true
  } catch {
    return false
  }
}
