// `POST /hooks/content`: the content service tells that something changed there. Only the secret is believed; the body says where to look.
import type { Handler } from 'hono'
import type { SubmissionName } from '#content/model/model.ts'
import { FILES } from '#content/model/relation.ts'
import type { SiteEnv } from '../site-env.ts'
import { wholeBody } from './body-limit.ts'

const orders = 'ticket_orders' satisfies SubmissionName

/** Milliseconds from the end of one reading to the begin of the next: an import that calls at every record leaves the service in peace. */
const pause = 2000

export type ContentHookOptions = {
  /** Reads the content anew. */
  refresh(): Promise<unknown>
  /** Looks at the pictures and documents there. */
  filesChanged(): void
  /** Looks at the orders there. */
  ordersChanged(): void
}

/** Answers 202 and begins `refresh`, or `ordersChanged` where the body names orders. Behind `bearerKey`. */
export function contentHook({ refresh, filesChanged, ordersChanged }: ContentHookOptions): Handler<SiteEnv> {
  const read = withPause(refresh)
  return async (context) => {
    const body = await wholeBody(context.req.raw.body)
    if (body === null) return context.text('Too long', 413)
    const collection = collectionIn(body)
    if (collection === FILES) filesChanged()
    if (collection === orders) ordersChanged()
    else read()
    return context.text('Accepted', 202)
  }
}

function collectionIn(body: Uint8Array): unknown {
  try {
    return (JSON.parse(new TextDecoder().decode(body)) as { collection?: unknown } | null)?.collection
  } catch {
    return null
  }
}

/** Begins `work` at once, and never before the pause has passed since it last ended; calls in between become one. */
function withPause(work: () => Promise<unknown>): () => void {
  let isResting = false
  let isAsked = false
  const begin = () => {
    isResting = true
    isAsked = false
    void work().finally(() => setTimeout(rested, pause).unref())
  }
  const rested = () => {
    isResting = false
    if (isAsked) begin()
  }
  return () => {
    if (isResting) isAsked = true
    else begin()
  }
}
