// Counters of phones and scanners at the entrance, for the metrics.

export type DoorCount = {
  /** A phone asked for updates. `refused`: people refused since its last report. */
  phoneAsked(phone: string, refused: number): void
  /** An online scanner refused somebody. */
  refused(): void
  /** `phones`: seen within five minutes. `refused`: since the process started. */
  counts(): { phones: number; refused: number }
}

const seenFor = 5 * 60_000
/** Maximum number of phones in memory: a client can invent names. */
const mostPhones = 1000

/** `now`: milliseconds of any steady clock. */
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
