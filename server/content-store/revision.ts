// The name of a state of the content: equal content, equal revision, also after a restart.
import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import type { Content } from '#domain/content.ts'

/** Hashes record by record, with turns in between for the pages that wait. */
export async function revisionOf(content: Content): Promise<string> {
  const hash = createHash('sha256')
  for (const name of Object.keys(content).sort() as (keyof Content)[]) {
    hash.update(`${name}\n`)
    let sinceTurn = 0
    for (const record of content[name]) {
      const text = JSON.stringify(record)
      hash.update(text)
      sinceTurn += text.length
      if (sinceTurn < 500_000) continue
      await turn()
      sinceTurn = 0
    }
  }
  return hash.digest('base64url').slice(0, 16)
}
