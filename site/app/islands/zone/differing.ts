import type { Instant } from '@forum/domain/record/record.ts'
import { clockAt, dateAt } from '@forum/domain/time/kyiv-time.ts'

/** Whether `zone` has another time or date than Kyiv at that moment. */
export function differs(at: Instant, zone: string): boolean {
  return clockAt(at, zone) !== clockAt(at) || dateAt(at, zone) !== dateAt(at)
}

/**
 * The first of these times at which `zone` differs from Kyiv; undefined: never. Start times of sessions are compared, not midnight: in a night of
 * clock changes a zone can be equal at midnight and differ later.
 */
export function firstDiffering(moments: readonly Instant[], zone: string): Instant | undefined {
  return moments.find((at) => differs(at, zone))
}
