// The site's clock: real time, or a clock that starts at a given time (product.md, 1.5).
import type { Instant } from '#domain/record/record.ts'

/** The site's one clock (product.md, 1.5). */
export type Clock = { now(): Instant }

/** A clock that starts at `startsAt`; null: real time. */
export function createClock(startsAt: Instant | null, real: () => Instant = Date.now): Clock {
  if (startsAt === null) return { now: () => real() }
  const distance = startsAt - real()
  return { now: () => real() + distance }
}
