import { readdirSync } from 'node:fs'

/** Paths' names in DATA_DIR of whole earlier desks, which restores and moves leave there: they hold personal data that no erasure reaches. */
export function earlierDesks(dataDirectory: string): string[] {
  return readdirSync(dataDirectory)
    .filter((name) => /^replaced-|-moved\.sqlite$/.test(name))
    .toSorted()
}
