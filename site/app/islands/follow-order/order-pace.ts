import type { DisplayStatus } from '@forum/domain/order/display-status.ts'

/** Seconds between two requests; the last one repeats. A final state has none. */
const paces: Readonly<Record<string, readonly number[]>> = {
  confirming: [2, 2, 3, 5, 8, 12, 20, 30],
  toPay: [30, 60],
  declined: [30, 60],
  invoice: [120],
} satisfies Partial<Record<DisplayStatus, readonly number[]>>

/** Milliseconds before request number `checks` (from 0); null: the state is final. Pure. */
export function pauseBefore(checks: number, displayStatus: string): number | null {
  const seconds = paces[displayStatus]
  return seconds ? (seconds[checks] ?? seconds.at(-1) ?? 60) * 1000 : null
}
