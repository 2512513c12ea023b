// Circuit breaker: after several failures in a row nothing is sent to a receiver for a while, then one attempt at a time.
import { pauseAfterFailure, type RetryPolicy } from './retry-policy.ts'

export type Breaker = {
  /** Maximum number of concurrent deliveries now. */
  width(now: number): number
  /** Time of the next allowed attempt, milliseconds since 1970; 0: any time. */
  opensAt(now: number): number
  /** Returns true if the breaker had been open. */
  succeeded(): boolean
  /** Returns how long the breaker stays open, milliseconds; null: it is closed. */
  failed(now: number): number | null
}

/** `width`: concurrent deliveries while the breaker is closed. */
export function createBreaker(width: number, { breakAfter, breakFirst, breakMax }: RetryPolicy): Breaker {
  let failures = 0
  let opensAt = 0
  const isOpen = () => failures >= breakAfter
  // The clock was set back if it opens later than a pause can last.
  const opensLater = (now: number) => (opensAt > now + breakMax ? 0 : opensAt)
  return {
    width: (now) => (isOpen() ? Number(now >= opensLater(now)) : width),
    opensAt: opensLater,
    succeeded() {
      const wasOpen = isOpen()
      failures = 0
      opensAt = 0
      return wasOpen
    },
    failed(now) {
      failures++
      if (!isOpen()) return null
      const pause = pauseAfterFailure(failures - breakAfter + 1, { first: breakFirst, max: breakMax })
      opensAt = Math.max(opensLater(now), now + pause)
      return pause
    },
  }
}
