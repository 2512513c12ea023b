// The server's time on a screen that stands for days: counted from what the server last said by the browser's even clock, so that
// nobody who sets the machine's clock changes the programme.
import type { Instant } from '#domain/record.ts'

export type ScreenClock = {
  now(): Instant
  /** What the server said, and when by the even clock (ms). */
  set(serverTime: Instant, receivedAt: number): void
}

/** `even` never jumps (performance.now); `first` is what the server is believed to have said at `receivedAt`. */
export function createScreenClock(first: Instant, receivedAt: number, even: () => number): ScreenClock {
  let offset = first - receivedAt
  return {
    now: () => Math.round(even() + offset),
    set(serverTime, at) {
      offset = serverTime - at
    },
  }
}

/** The time in a Server-Timing header, `now;dur=1760602800000`; null without one. */
export function serverTimeIn(header: string | null): Instant | null {
  const found = /(?:^|,)\s*now;dur=(\d+)/.exec(header ?? '')
  return found ? Number(found[1]) : null
}
