// Server time on a screen that runs for days: the last server time plus the browser's monotonic clock, so that changes of the machine's clock do not
// matter.
import type { Instant } from '@forum/domain/record/record.ts'

export type ScreenClock = {
  now(): Instant
  /** Server time, and the monotonic time of its arrival (ms). */
  set(serverTime: Instant, receivedAt: number): void
}

/** `even`: monotonic clock (performance.now); `first`: estimated server time at `receivedAt`. */
export function createScreenClock(first: Instant, receivedAt: number, even: () => number): ScreenClock {
  let offset = first - receivedAt
  return {
    now: () => Math.round(even() + offset),
    set(serverTime, at) {
      offset = serverTime - at
    },
  }
}

/** Time from a Server-Timing header, `now;dur=1760602800000`; null: none. */
export function serverTimeIn(header: string | null): Instant | null {
  const found = /(?:^|,)\s*now;dur=(\d+)/.exec(header ?? '')
  return found ? Number(found[1]) : null
}
