// Rate limit per address. Only a digest with a daily salt is stored.
import { hash, randomBytes } from 'node:crypto'
import { networkOf } from './network.ts'

const day = 86_400_000

export type RateLimit = {
  /** Counts one request of `address`; returns null, or the seconds until the next is allowed. */
  take(address: string, now: number): number | null
  /** The result of `take` without counting. */
  wait(address: string, now: number): number | null
}

export type RateLimitOptions = {
  /** Requests allowed at once. */
  burst: number
  /** Requests per minute after the burst: far above a hall of people on one address, below a script. */
  perMinute: number
  /** Addresses that are remembered. */
  max?: number
}

const newSalt = () => randomBytes(32).toString('base64url')

/** Token bucket per address. */
export function createRateLimit({ burst, perMinute, max = 20_000 }: RateLimitOptions): RateLimit {
  let salt = newSalt()
  let saltDay = -1
  const buckets = new Map<string, { left: number; at: number }>()
  const bucketOf = (address: string, now: number) => {
    const today = Math.floor(now / day)
    if (today !== saltDay) {
      salt = newSalt()
      saltDay = today
      buckets.clear()
    }
    const key = hash('sha256', salt + networkOf(address), 'base64url')
    const bucket = buckets.get(key) ?? { left: burst, at: now }
    return { key, left: Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) * perMinute) / 60_000) }
  }
  const waitFor = (left: number) => (left >= 1 ? null : Math.ceil(((1 - left) * 60) / perMinute))
  return {
    take(address, now) {
      const { key, left } = bucketOf(address, now)
      buckets.delete(key)
      buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now })
      if (buckets.size > max) buckets.delete(buckets.keys().next().value ?? '')
      return waitFor(left)
    },
    wait: (address, now) => waitFor(bucketOf(address, now).left),
  }
}
