// The site's clock: real time, or a clock that starts at a given time (product.md, 1.5).

/** Milliseconds since 1970. */
export type Clock = { now(): number }

/** A clock that starts at `startsAt`; null: real time. */
export function createClock(startsAt: number | null, real: () => number = Date.now): Clock {
  if (startsAt === null) return { now: () => real() }
  const distance = startsAt - real()
  return { now: () => real() + distance }
}
