// Leaves a receiver alone that is away: after some failures in a row nothing is sent for a while, then one attempt at a time.
import { pauseAfterFailure, type RetryPolicy } from './retry-policy.ts'

export type Breaker = {
  /** How many deliveries may be under way now. */
  width(now: number): number
  /** When the next attempt may be made, milliseconds since 1970; 0: at any time. */
  opensAt(): number
  /** true: the receiver had been left alone. */
  succeeded(): boolean
  /** Gives for how long the receiver is left alone from now on, milliseconds; null: it is not. */
  failed(now: number): number | null
}

/** `width`: deliveries under way at once while all is well. */
export function createBreaker(width: number, { breakAfter, breakFirst, breakMax }: RetryPolicy): Breaker {
  let failures = 0
  let opensAt = 0
  const isOpen = () => failures >= breakAfter
  return {
    width: (now) => (isOpen() ? Number(now >= opensAt) : width),
    opensAt: () => opensAt,
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
      opensAt = Math.max(opensAt, now + pause)
      return pause
    },
  }
}
