// Retry policy of deliveries. All times in milliseconds.

export type RetryPolicy = {
  /** Delay before the first retry of a temporary failure; doubled each time. */
  first: number
  /** Maximum delay: how soon a delivery arrives after an outage. */
  max: number
  /** Refusals after which a message becomes a dead letter. A missing right, a quota or a full mailbox is fixed within days. */
  refusals: number
  /** Delay before the first retry of a refused message; four times as long each time. */
  refusedFirst: number
  refusedMax: number
  /** Minimum delay before retrying an uncertain delivery: each retry may create a duplicate. */
  uncertain: number
  /** Failures in a row after which the circuit breaker opens. */
  breakAfter: number
  /** How long the breaker stays open at first; doubled with each failed attempt. */
  breakFirst: number
  breakMax: number
  /** Pause after a database fault. */
  rest: number
  /** Delay between attempts to store a result that the database could not take. */
  recall: number
  /** Length of a lease; the process that claimed a delivery can renew it. */
  lease: number
  /** How long the end of a process waits for running deliveries. Visitors wait for the next process meanwhile. */
  graceMs: number
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** A refused message is retried after 1, 4, 16 and 64 minutes, 4 and 17 hours, then twice a day: nine refusals within about three days. */
export const defaultRetryPolicy: RetryPolicy = {
  first: second,
  max: 5 * minute,
  refusals: 9,
  refusedFirst: minute,
  refusedMax: 24 * hour,
  uncertain: 15 * minute,
  breakAfter: 5,
  breakFirst: 30 * second,
  breakMax: 5 * minute,
  rest: 2 * minute,
  recall: 5 * second,
  lease: minute,
  graceMs: 8 * second,
}

/** Exponential backoff with jitter: half of the delay is random, so that retries spread out. `times`: number of failures, from 1. */
export function pauseAfterFailure(times: number, { first, max }: Pick<RetryPolicy, 'first' | 'max'>): number {
  const whole = Math.min(max, first * 2 ** Math.min(times - 1, 30))
  return Math.round(whole / 2 + (Math.random() * whole) / 2)
}

/** `times`: number of refusals, from 1. */
export function pauseAfterRefusal(
  times: number,
  { refusedFirst, refusedMax }: Pick<RetryPolicy, 'refusedFirst' | 'refusedMax'>,
): number {
  return Math.min(refusedMax, refusedFirst * 4 ** Math.min(times - 1, 15))
}
