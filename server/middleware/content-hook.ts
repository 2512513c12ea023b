// `POST /hooks/content`: the content service tells that something changed there. Only the secret is believed; the body says where to look.
import type { Handler } from 'hono'
import type { SiteEnv } from '../site-env.ts'
import { wholeBody } from './body-limit.ts'

const orders = 'ticket_orders'

export type ContentHookOptions = {
  /** Reads the content anew. */
  refresh(): Promise<unknown>
  /** Looks at the orders there. */
  ordersChanged(): void
}

/** Answers 202 and begins `refresh`, or `ordersChanged` where the body names orders. Behind `bearerKey`. */
export function contentHook({ refresh, ordersChanged }: ContentHookOptions): Handler<SiteEnv> {
  return async (context) => {
    const body = await wholeBody(context.req.raw.body)
    if (body === null) return context.text('Too long', 413)
    if (collectionIn(body) === orders) ordersChanged()
    else void refresh()
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
