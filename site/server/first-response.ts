// Signals the first response after a start. Other work waits for it: refreshing the content when there is a snapshot, and deliveries
// (docs/decisions/0031-ship-a-release-as-one-folder.md).
import type { IncomingMessage, ServerResponse } from 'node:http'

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

export type FirstResponse = {
  /** Resolves after the first response, or `timeoutMs` after listening began. */
  given: Promise<void>
  /** Wraps `listener`; call it when listening begins. */
  listener(listener: Listener): Listener
}

/** Health checks do not count as first response. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/** @param timeoutMs milliseconds */
export function createFirstResponse(timeoutMs: number): FirstResponse {
  const { promise: given, resolve } = Promise.withResolvers<void>()
  let isGiven = false
  const give = () => {
    isGiven = true
    resolve()
  }
  return {
    given,
    listener(listener) {
      setTimeout(give, timeoutMs).unref()
      return (incoming, outgoing) => {
        if (!isGiven && !probes.has(incoming.url ?? '')) outgoing.once('close', give)
        listener(incoming, outgoing)
      }
    },
  }
}
