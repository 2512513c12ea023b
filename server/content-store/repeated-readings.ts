// Accepts a reading with large losses after the same losses were seen three times.
import type { Loss } from './losses.ts'

/** Minimum time between two readings that count, milliseconds: a burst of webhooks counts once. */
const betweenLooks = 5 * 60_000
/** Number of readings with the same losses until they are accepted. */
const looksUntilBelieved = 3

export function createRepeatedReadings() {
  let held = { losses: '[]', looks: 0, at: 0 }
  return {
    /** Whether these losses were seen often enough. `now`: milliseconds. */
    isOver(losses: readonly Loss[], now: number): boolean {
      const key = JSON.stringify(losses)
      if (key !== held.losses) held = { losses: key, looks: 1, at: now }
      else if (Math.abs(now - held.at) >= betweenLooks) held = { ...held, looks: held.looks + 1, at: now }
      return losses.length > 0 && held.looks >= looksUntilBelieved
    },
  }
}
