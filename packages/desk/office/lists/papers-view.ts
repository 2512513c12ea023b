// Data of the pages of figures and lists: plain values, which packages/desk/office/drawing draws.
import type { Kind, SalesFigures } from './sales-figures.ts'

/** `years`: the editions that have orders, newest first, the current one among them. */
type OfYear = { year: number; years: readonly number[] }

export type FiguresView = OfYear & { page: 'figures' } & SalesFigures

/** `problem`: why the paper that was asked for was not given. */
export type PapersView = OfYear & {
  page: 'papers'
  kinds: readonly Pick<Kind, 'id' | 'name'>[]
  problem: 'full' | 'noBadges' | null
}
