// How long a reading with great losses is held back: until it has stayed the same for three looks.
import type { Loss } from './losses.ts'

/** A look that finds the same losses counts again only after so many milliseconds: a burst of hooks is one look. */
const betweenLooks = 5 * 60_000
/** The first look and those after it. */
const looksUntilBelieved = 3

export type RepeatedReadings = {
  /** Whether these losses have now been seen often enough to be believed. `now`: milliseconds. */
  isOver(losses: readonly Loss[], now: number): boolean
}

export function createRepeatedReadings(): RepeatedReadings {
  let held = { losses: '[]', looks: 0, at: 0 }
  return {
    isOver(losses, now) {
      const key = JSON.stringify(losses)
      if (key !== held.losses) held = { losses: key, looks: 1, at: now }
      else if (Math.abs(now - held.at) >= betweenLooks) held = { ...held, looks: held.looks + 1, at: now }
      return losses.length > 0 && held.looks >= looksUntilBelieved
    },
  }
}
