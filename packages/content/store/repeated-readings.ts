// Accepts a reading with large losses after the same losses, or smaller ones, were seen three times.
import type { Loss } from './losses.ts'

/** Minimum time between two readings that count, milliseconds: a burst of webhooks counts once. */
const betweenLooks = 5 * 60_000
/** Number of readings with the same losses until they are accepted. */
const looksUntilBelieved = 3

type Held = { losses: readonly Loss[]; looks: number; at: number }

export function createRepeatedReadings() {
  let held: Held = { losses: [], looks: 0, at: 0 }
  return {
    /** Whether these losses were seen often enough: editors may fill the lists meanwhile, more must not go. `now`: milliseconds. */
    isOver(losses: readonly Loss[], now: number): boolean {
      if (losses.length === 0 || losses.some((loss) => isNew(loss, held))) held = { losses, looks: 1, at: now }
      else if (Math.abs(now - held.at) >= betweenLooks) held = { ...held, looks: held.looks + 1, at: now }
      return losses.length > 0 && held.looks >= looksUntilBelieved
    },
  }
}

/** Not among the held losses, or greater. */
function isNew({ name, before, after }: Loss, { losses }: Held): boolean {
  return !losses.some((loss) => loss.name === name && loss.before === before && loss.after <= after)
}
