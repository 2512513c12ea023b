// Timeout of tests with drawings.

/** Milliseconds, below a test's timeout: drawing processes have the lowest priority. */
export const timeoutMs = 50_000
export const generousLimits = { wall: timeoutMs, wait: timeoutMs }
