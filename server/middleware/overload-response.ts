// Tells whoever asks for too much, or comes when too many wait, to come again: one in each round of the event loop, because a script that is
// told so asks again at once, and pages from memory are answered in between.
import type { IncomingHttpHeaders } from 'node:http'
import { createFairQueue, type FairQueue, Overloaded } from './fair-queue.ts'
import { lastResort } from './last-resort.ts'

type Asked = {
  /** After which it is worth coming again. */
  seconds: number
  headers: IncomingHttpHeaders
  /** Of a form: it stands in the answer, to be sent once more; our scripts keep it themselves. */
  body?: Uint8Array<ArrayBuffer> | undefined
}

/** `network`: whose turn it is. */
export type OverloadResponse = (status: 429 | 503, path: string, asked: Asked, network: string) => Promise<Response>

/** `maxWaiting`: who waits beyond them is told without what they sent. */
export function createOverloadResponse(maxWaiting = 1000): OverloadResponse {
  const queue = createFairQueue({ width: 1, maxWaiting })
  return async (status, path, { seconds, headers, body }, network) => {
    const end = await turnOf(queue, network)
    const isForScripts = headers.accept?.startsWith('application/json')
    if (!end || !body || isForScripts) {
      end?.()
      return lastResort(status, path, { seconds })
    }
    const form = await new Response(body, { headers: { 'content-type': headers['content-type'] ?? '' } })
      .formData()
      .catch(() => null)
    const sent = [...(form ?? [])].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
    end()
    return lastResort(status, path, { seconds, sent })
  }
}

/** What ends the turn; null: too many wait for one. */
async function turnOf(queue: FairQueue, network: string): Promise<(() => void) | null> {
  try {
    return await queue.take(network)
  } catch (error) {
    if (error instanceof Overloaded) return null
    throw error
  }
}
