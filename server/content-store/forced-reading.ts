// The operator's word that the content service is right as it is: a file beside the snapshot, left by the command, taken by the running site.
import { unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileIn = (dataDirectory: string) => join(dataDirectory, 'content-accepted')

/** Leaves the word for the site that runs on `dataDirectory`; its next reading takes it. Throws what the disk throws. */
export async function requestForcedReading(dataDirectory: string): Promise<void> {
  await writeFile(fileIn(dataDirectory), '')
}

/** Whether the word was left. It is good once: on a disk on which it cannot be taken away it is not believed. */
export async function takeForcedReading(dataDirectory: string): Promise<boolean> {
  try {
    await unlink(fileIn(dataDirectory))
    return true
  } catch {
    return false
  }
}
