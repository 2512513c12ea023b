// Timeout of tests with drawings.

/** Milliseconds, below a test's timeout: drawing processes have the lowest priority. */
export const patience = 50_000
export const patientLimits = { wall: patience, wait: patience }
