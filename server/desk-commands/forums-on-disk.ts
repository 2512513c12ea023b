import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Forum } from '#domain/forum/forum.ts'

/** The editions as the site last read them; none when it has kept no content in `dataDirectory`. */
export function forumsOnDisk(dataDirectory: string): Forum[] {
  try {
    return JSON.parse(readFileSync(join(dataDirectory, 'content-snapshot.json'), 'utf8')).content.forums
  } catch {
    return []
  }
}
