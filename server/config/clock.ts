// The site's one clock: the real one, or one that starts at a given moment and runs on from there (product.md, 1.5).
import type { Instant } from '#domain/record.ts'

/** The site's one clock (product.md, 1.5). */
export type Clock = { now(): Instant }

/** A clock that shows `startsAt` now and runs on; the real time when it is null. */
export function createClock(startsAt: Instant | null, real: () => Instant = Date.now): Clock {
  if (startsAt === null) return { now: () => real() }
  const distance = startsAt - real()
  return { now: () => real() + distance }
}
