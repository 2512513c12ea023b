// Difference between server clock and browser clock, from the response's headers (site/server/page-cache/cdn-headers.ts).
import type { Instant } from '@forum/domain/record/record.ts'

/** `now`: server time, and the browser's time on arrival. `oldestCopy`: the page may come from a shared cache, with this maximum age (ms). null: no header. */
export type SaidOfTime = { now: Instant; receivedAt: Instant } | { oldestCopy: number } | null

/**
 * In ms. `renderedAt`: server time of rendering; `own`: the browser's time. A cached copy has an unknown age: then the browser's clock is used if it
 * is plausible.
 */
export function clockOffset({ renderedAt, own, said }: { renderedAt: Instant; own: Instant; said: SaidOfTime }): number {
  if (said && 'now' in said) return said.now - said.receivedAt
  const canBeRight = said !== null && own >= renderedAt && own <= renderedAt + said.oldestCopy
  return canBeRight ? 0 : renderedAt - own
}
