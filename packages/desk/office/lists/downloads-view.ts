// Data of the pages of figures and lists: plain values, which packages/desk/office/drawing draws.
import type { Proof } from '@forum/desk/orders/proof.ts'
import type { Kind, SalesFigures } from './sales-figures.ts'

/** `years`: the editions that have orders, newest first, the current one among them. */
type OfYear = { year: number; years: readonly number[] }

export type BooksView = OfYear & { page: 'books' } & Proof

export type FiguresView = OfYear & { page: 'figures' } & SalesFigures

/** `problem`: why the download that was asked for was not given. */
export type DownloadsView = OfYear & {
  page: 'downloads'
  kinds: readonly Pick<Kind, 'id' | 'name'>[]
  problem: 'full' | 'noBadges' | null
}
