// `POST /hooks/content`: webhook of the content service. Only the secret is trusted; the body says what changed.

import { type AccountCollection, FILES, type SubmissionName } from '@forum/content/port.ts'
import { bodyLimitAt, wholeBody } from '@forum/ground/http/body-limit.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { Handler } from 'hono'

const orders = 'ticket_orders' satisfies SubmissionName
const accounts: ReadonlySet<unknown> = new Set<AccountCollection>(['directus_users', 'directus_roles'])

/** Minimum milliseconds between two readings: an import calls the webhook for every record. */
const pause = 2000

export type ContentHookOptions = {
  /** Refreshes the content. */
  refresh(): Promise<unknown>
  /** Checks pictures and documents. */
  filesChanged(): void
  /** Checks orders. */
  ordersChanged(): void
  /** Checks whose accounts may still come in. */
  accountsChanged(): void
}

/** Answers 202 and starts `refresh`, or what belongs to the orders or accounts that the body names. Used behind `bearerKey`. */
export function contentHook({ refresh, filesChanged, ordersChanged, accountsChanged }: ContentHookOptions): Handler<SiteEnv> {
  const read = withPause(refresh)
  return async (context) => {
    const body = await wholeBody(context.req.raw.body, bodyLimitAt('site', context.req.path).bytes)
    if (body === null) return context.text('Too long', 413)
    const collection = collectionIn(body)
    if (collection === FILES) filesChanged()
    if (collection === orders) ordersChanged()
    else if (accounts.has(collection)) accountsChanged()
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

/** Starts `work` at once, or after the pause since it last ended; calls in between share one run. */
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
