// Counts what one address sends, without keeping the address: only its digest with a salt that is thrown away each day.
import { hash, randomBytes } from 'node:crypto'
import { networkOf } from './network.ts'

const day = 86_400_000

export type RateLimit = {
  /** Takes one sending of `address`; gives null, or the seconds after which the next one is taken. */
  take(address: string, now: number): number | null
  /** What `take` would give, while nothing is taken. */
  wait(address: string, now: number): number | null
}

export type RateLimitOptions = {
  /** Sendings at once. */
  burst: number
  /** Sendings in each minute after these. A hall of visitors shares one address: this is far above people's pace, and below a script's. */
  perMinute: number
  /** Addresses that are remembered. */
  max?: number
}

const newSalt = () => randomBytes(32).toString('base64url')

/** A bucket for each address: full at first, one drop out for each sending, filled again with time. */
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
