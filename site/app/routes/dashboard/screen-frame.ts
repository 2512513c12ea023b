import type { Strand } from '@forum/domain/forum/edition.ts'
import type { Instant } from '@forum/domain/record/record.ts'

/** Shared by all screens. `strands`: of editions up to this one; `dataOf`: time of the data, if they are old. */
export type ScreenFrame = { strands: readonly Strand[]; now: Instant; dataOf: Instant | null }
