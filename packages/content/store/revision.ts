// A digest of the content: equal content has the same revision, also after a restart.
import { createHash } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Content } from '@forum/domain/content/content.ts'

/** Hashes record by record and yields to the event loop in between. */
export async function revisionOf(content: Content): Promise<string> {
  const hash = createHash('sha256')
  for (const name of Object.keys(content).sort() as (keyof Content)[]) {
    hash.update(`${name}\n`)
    let sinceYield = 0
    for (const record of content[name]) {
      const text = JSON.stringify(record)
      hash.update(text)
      sinceYield += text.length
      if (sinceYield < 500_000) continue
      await yieldToEventLoop()
      sinceYield = 0
    }
  }
  return hash.digest('base64url').slice(0, 16)
}
