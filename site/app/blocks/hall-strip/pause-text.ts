// Text of a hall between sessions, for the server and islands/clock.
import { filled } from '@forum/domain/localisation/filled.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { clockText } from '@forum/domain/time/kyiv-time.ts'

/** `noneUntil` with {time}, and `over`. */
export type PauseWords = { noneUntil: string; over: string }

/** The start of the next session; without one, that all is over. */
export function pauseText(next: { start: Instant } | null, { noneUntil, over }: PauseWords): string {
  return next ? filled(noneUntil, { time: clockText(next.start) }) : over
}
