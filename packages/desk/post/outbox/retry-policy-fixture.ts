// Retry policy for tests.
import { defaultRetryPolicy, type RetryPolicy } from './retry-policy.ts'

/** Milliseconds instead of minutes. */
export const quickRetries: RetryPolicy = {
  ...defaultRetryPolicy,
  first: 5,
  max: 20,
  refusals: 3,
  refusedFirst: 2,
  refusedMax: 20,
  uncertain: 20,
  breakFirst: 10,
  breakMax: 40,
  rest: 100,
  recall: 30,
  lease: 1000,
  graceMs: 1000,
}
