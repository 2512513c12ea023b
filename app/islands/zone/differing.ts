import { clockAt, dateAt } from '#domain/programme/kyiv-time.ts'
import type { Instant } from '#domain/record.ts'

/** Whether the clocks of `zone` show another time or date than Kyiv's at that moment. */
export function differs(at: Instant, zone: string): boolean {
  return clockAt(at, zone) !== clockAt(at) || dateAt(at, zone) !== dateAt(at)
}

/**
 * The first of these moments at which `zone` differs from Kyiv; undefined: it never does. The moments of sessions, not the midnight of their
 * day, tell: in the night of 26 October a zone becomes another one than Kyiv's that was the same at midnight, and in March the other way round.
 */
export function firstDiffering(moments: readonly Instant[], zone: string): Instant | undefined {
  return moments.find((at) => differs(at, zone))
}
