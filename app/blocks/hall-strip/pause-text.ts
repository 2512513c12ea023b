// What a hall says where nothing is on or nothing comes: on the server, and in a browser by islands/clock.
import { filled } from '#domain/localisation/filled.ts'
import { clockText } from '#domain/programme/kyiv-time.ts'
import type { Instant } from '#domain/record.ts'

/** `noneUntil` with {time}, and `over`. */
export type PauseWords = { noneUntil: string; over: string }

/** Until when no session is on in the hall; where none comes any more, that all is over. */
export function pauseText(next: { start: Instant } | null, { noneUntil, over }: PauseWords): string {
  return next ? filled(noneUntil, { time: clockText(next.start) }) : over
}
