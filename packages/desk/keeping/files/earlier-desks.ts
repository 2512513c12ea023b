// Earlier desks that restores and moves leave in DATA_DIR: they hold personal data that no erasure reaches.
import { readdirSync } from 'node:fs'

/** Names of the files and folders. */
export function earlierDesks(dataDirectory: string): string[] {
  return readdirSync(dataDirectory)
    .filter((name) => /^replaced-|-moved\.sqlite$/.test(name))
    .toSorted()
}
