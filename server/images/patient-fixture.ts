// How patient tests are with drawings.

/** Milliseconds, less than a test may take: the processes that draw stand behind everything else that a busy machine does. */
export const patience = 50_000
export const patientLimits = { wall: patience, wait: patience }
