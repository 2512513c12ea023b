// Whose form page is sent next: it is in memory, but each gets a token of its own, and a script asks for thousands a second.
import type { IncomingMessage } from 'node:http'
import { networkOf } from '../submissions/network.ts'
import { createTurns } from './turns.ts'
import { visitorAddress } from './visitor-address.ts'

/** Milliseconds of each round of the event loop that go to form pages. */
const slice = 3

/** Does `work` when it is the turn of the visitor's network. Nobody is sent away: who waits holds a connection and no more. */
export type FormTurns = <Result>(incoming: IncomingMessage, work: () => Result) => Promise<Result>

export function createFormTurns(trustedProxies: readonly string[]): FormTurns {
  const everybody = Number.POSITIVE_INFINITY
  const turns = createTurns({ width: 1, slice, maxWaiting: everybody, maxInLane: everybody })
  return async (incoming, work) => {
    const end = await turns.take(networkOf(visitorAddress(incoming, trustedProxies)))
    try {
      return work()
    } finally {
      end()
    }
  }
}
