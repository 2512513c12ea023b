// When those who waited for the start have their first answer. What can wait until then does: reading the content anew where there is a
// snapshot, deliveries (docs/decisions/0031-ship-a-release-as-one-folder.md).
import type { IncomingMessage, ServerResponse } from 'node:http'

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

export type FirstResponse = {
  /** Resolves after the first answer, whatever it says, and so long after the listening began at the latest. */
  given: Promise<void>
  /** Hands everything on to `listener`; to be called when the listening begins. */
  listener(listener: Listener): Listener
}

/** Who looks whether the process lives waits for nothing else. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/** @param patience milliseconds */
export function createFirstResponse(patience: number): FirstResponse {
  const { promise: given, resolve } = Promise.withResolvers<void>()
  let isGiven = false
  const give = () => {
    isGiven = true
    resolve()
  }
  return {
    given,
    listener(listener) {
      setTimeout(give, patience).unref()
      return (incoming, outgoing) => {
        if (!isGiven && !probes.has(incoming.url ?? '')) outgoing.once('close', give)
        listener(incoming, outgoing)
      }
    },
  }
}
