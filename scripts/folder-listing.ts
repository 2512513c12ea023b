// Lists a folder, to check later that nobody has written there.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Names, sizes and times of everything in a folder. */
export function listing(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  return entries.map((name) => {
    const { size, mtimeMs } = statSync(join(folder, name))
    return `${name} ${size} ${mtimeMs}`
  })
}
