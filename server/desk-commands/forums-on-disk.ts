import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Forum } from '#domain/forum/forum.ts'

/** The editions from the content snapshot; empty if `dataDirectory` contains none. */
export function forumsOnDisk(dataDirectory: string): Forum[] {
  try {
    return JSON.parse(readFileSync(join(dataDirectory, 'content-snapshot.json'), 'utf8')).content.forums
  } catch {
    return []
  }
}
