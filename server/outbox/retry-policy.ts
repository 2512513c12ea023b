// How patient deliveries are. All in milliseconds, but for numbers of times.

export type RetryPolicy = {
  /** Before the first repetition of what a receiver could not take now; doubled with each further one. */
  first: number
  /** Longest between repetitions: how soon a delivery arrives after an outage of any length. */
  max: number
  /** Refusals after which a message lies as a dead letter: a right, a quota or a full mailbox is mended within days. */
  refusals: number
  /** Before the first repetition of what was refused; four times as long with each further one. */
  refusedFirst: number
  refusedMax: number
  /** Shortest before the repetition of what may have arrived: each one may be a copy. */
  uncertain: number
  /** Failures in a row after which a channel is left alone but for one attempt at a time. */
  breakAfter: number
  /** How long it is left alone at first; doubled with each attempt that fails. */
  breakFirst: number
  breakMax: number
  /** For how long nothing is taken up after the database failed. */
  rest: number
  /** Between two attempts to write down what the database could not take. */
  recall: number
  /** For how long a delivery belongs to the process that claimed it, unless it says that it is still at work. */
  lease: number
  /** For how long the end of the process waits for what is under way: visitors wait for the next process meanwhile. */
  farewell: number
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Refused nine times within about three days: after 1, 4, 16 and 64 minutes, 4 and 17 hours, and twice a day. */
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
  farewell: 8 * second,
}

/** Doubles from attempt to attempt; half of it is chance, so that an outage does not end in a rush. `times`: how often it failed, from 1. */
export function pauseAfterFailure(times: number, { first, max }: Pick<RetryPolicy, 'first' | 'max'>): number {
  const whole = Math.min(max, first * 2 ** Math.min(times - 1, 30))
  return Math.round(whole / 2 + (Math.random() * whole) / 2)
}

/** `times`: how often it was refused, from 1. */
export function pauseAfterRefusal(
  times: number,
  { refusedFirst, refusedMax }: Pick<RetryPolicy, 'refusedFirst' | 'refusedMax'>,
): number {
  return Math.min(refusedMax, refusedFirst * 4 ** Math.min(times - 1, 15))
}
