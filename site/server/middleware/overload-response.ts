// Rate limit and overload responses (429, 503). One is sent per round of the event loop: a script retries at once, and cached pages must be answered
// in between.
import type { IncomingHttpHeaders } from 'node:http'
import { parsedForm, type SentForm } from '@forum/ground/http/form-body.ts'
import { createFairQueue, type FairQueue, Overloaded } from './fair-queue.ts'
import { lastResort } from './last-resort.ts'

type OverloadRequest = {
  /** `Retry-After`. */
  seconds: number
  headers: IncomingHttpHeaders
  /** A form: the response contains it, to be sent again; our scripts keep it themselves. */
  form?: SentForm | undefined
}

/** `network`: the lane of the queue. */
export type OverloadResponse = (status: 429 | 503, path: string, asked: OverloadRequest, network: string) => Promise<Response>

/** `maxWaiting`: beyond it the response does not repeat the form. */
export function createOverloadResponse(maxWaiting = 1000): OverloadResponse {
  const queue = createFairQueue({ width: 1, maxWaiting })
  return async (status, path, { seconds, headers, form: sent }, network) => {
    const end = await turnOf(queue, network)
    const isForScripts = headers.accept?.startsWith('application/json')
    if (!end || !sent || isForScripts) {
      end?.()
      return lastResort(status, path, { seconds })
    }
    const form = await parsedForm(sent.body, sent.encoding)
    const fields = [...(form ?? [])].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
    end()
    return lastResort(status, path, { seconds, sent: fields })
  }
}

/** Returns the function that ends the turn; null: the queue is full. */
async function turnOf(queue: FairQueue, network: string): Promise<(() => void) | null> {
  try {
    return await queue.take(network)
  } catch (error) {
    if (error instanceof Overloaded) return null
    throw error
  }
}
