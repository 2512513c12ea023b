import type { Strand } from '#domain/forum/edition.ts'
import type { Instant } from '#domain/record.ts'

/** What every screen shows beside its own. `strands`: of the editions up to its own; `dataOf`: when the data came, once they are old. */
export type ScreenFrame = { strands: readonly Strand[]; now: Instant; dataOf: Instant | null }
