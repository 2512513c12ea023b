// A budget per line: so much at once, then so much a minute (docs/decisions/0030-limit-costly-requests-per-network.md). Only digests are remembered.
import { hash, randomBytes } from 'node:crypto'
import type { Circle } from './line.ts'

const minute = 60_000

/** Whose budget it is: the networks of an address (`circlesOf`), or a name that stands for one party. */
type Whose = readonly Circle[] | string

export type RateLimit = {
  /** Takes one from the budget of each circle; returns null, or the seconds until the next is allowed. Then nothing is taken. */
  take(whose: Whose, now: number): number | null
  /** The result of `take` without taking. */
  wait(whose: Whose, now: number): number | null
  /**
   * For what is not refused but waits: takes `number` ahead of time and returns how long to wait, milliseconds. With `longest` or more nothing is
   * taken, so that nobody waits behind it.
   */
  queue(whose: Whose, now: number, longest: number, number?: number): number
}

export type RateLimitOptions = {
  /** Requests allowed at once. */
  burst: number
  /** Requests per minute after the burst: far above a hall of people on one address, below a script. */
  perMinute: number
  /** Networks that are remembered; of more, the one that was longest silent has its whole budget again. */
  max?: number
}

/** Token buckets. `left` below zero: taken ahead of time. */
export function createRateLimit({ burst, perMinute, max = 60_000 }: RateLimitOptions): RateLimit {
  const salt = randomBytes(32).toString('base64url')
  const buckets = new Map<string, { left: number; at: number; times: number }>()
  const leftIn = ({ left, at, times }: { left: number; at: number; times: number }, now: number) =>
    // A clock that was ahead does not block.
    now < at ? burst * times : Math.min(burst * times, left + ((now - at) / minute) * perMinute * times)
  const read = (whose: Whose, now: number) => {
    const circles = typeof whose === 'string' ? [{ name: whose, times: 1 }] : whose
    return circles.map(({ name, times }) => {
      const key = hash('sha256', salt + name, 'base64url')
      return { key, times, left: leftIn(buckets.get(key) ?? { left: burst * times, at: now, times }, now) }
    })
  }
  const keep = (read: readonly { key: string; times: number; left: number }[], taken: number, now: number) => {
    for (const { key, times, left } of read) {
      buckets.delete(key)
      buckets.set(key, { left: left - taken, at: now, times })
    }
    // What is full again is forgotten, so that nothing stays longer than it counts.
    for (const [key, bucket] of buckets) {
      if (buckets.size <= max && leftIn(bucket, now) < burst * bucket.times) break
      buckets.delete(key)
    }
  }
  const minutesIn = (read: readonly { left: number; times: number }[]) =>
    Math.max(0, ...read.map(({ left, times }) => (1 - left) / (perMinute * times)))
  const secondsIn = (read: readonly { left: number; times: number }[]) =>
    read.every(({ left }) => left >= 1) ? null : Math.ceil(minutesIn(read) * 60)
  return {
    take(whose, now) {
      const found = read(whose, now)
      const seconds = secondsIn(found)
      if (seconds === null) keep(found, 1, now)
      return seconds
    },
    wait: (whose, now) => secondsIn(read(whose, now)),
    queue(whose, now, longest, number = 1) {
      const found = read(whose, now)
      const wait = Math.round(minutesIn(found) * minute)
      if (wait < longest) keep(found, number, now)
      return Math.min(wait, longest)
    },
  }
}
