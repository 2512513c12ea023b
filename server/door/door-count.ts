// What phones and scanners at the entrance tell of themselves, for the figures of the process.

export type DoorCount = {
  /** A phone has asked for what is new. `refused`: whom it has not let in since it said so last. */
  phoneAsked(phone: string, refused: number): void
  /** A scanner that asks about each ticket was told not to let somebody in. */
  refused(): void
  /** `phones`: those that asked within five minutes. `refused`: since the process was started. */
  counts(): { phones: number; refused: number }
}

const seenFor = 5 * 60_000
/** Phones that are remembered: a gate's key names as many as its holder likes. */
const mostPhones = 1000

/** `now`: milliseconds of any clock that runs on. */
export function createDoorCount(now: () => number): DoorCount {
  const seen = new Map<string, number>()
  let refused = 0
  return {
    phoneAsked(phone, more) {
      seen.delete(phone)
      seen.set(phone, now())
      if (seen.size > mostPhones) seen.delete(seen.keys().next().value ?? '')
      refused += more
    },
    refused: () => void refused++,
    counts: () => ({ phones: [...seen.values()].filter((at) => now() - at <= seenFor).length, refused }),
  }
}
