// How far the server's clock is ahead of a browser's, by what the answer says of its moment (server/page-cache/cdn-headers.ts).
import type { Instant } from '#domain/record.ts'

/**
 * `now`: the server's time, and what the browser's clock said when it came. `oldestCopy`: the page may be a copy of a cache between, at most
 * so old (ms). null: nothing was said.
 */
export type SaidOfTime = { now: Instant; receivedAt: Instant } | { oldestCopy: number } | null

/**
 * In ms. `renderedAt`: when the page was drawn, by the server's clock; `own`: what the browser's says. A copy is older than it says, nobody knows by how
 * much: then the browser's clock is believed wherever it can be right.
 */
export function clockOffset({ renderedAt, own, said }: { renderedAt: Instant; own: Instant; said: SaidOfTime }): number {
  if (said && 'now' in said) return said.now - said.receivedAt
  const canBeRight = said !== null && own >= renderedAt && own <= renderedAt + said.oldestCopy
  return canBeRight ? 0 : renderedAt - own
}
