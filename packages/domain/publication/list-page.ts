import { type Locale, locales } from '../localisation/locale.ts'
import type { Instant } from '../record/record.ts'
import { listPageOf, pageCount, pageNumber } from './paging.ts'
import { type Publication, shownIn } from './publication.ts'

/** Items per page. */
const perPage = 12

/** Number of this page, and number of pages. */
export type Paging = { number: number; count: number }

export type ListPage<T> = {
  items: readonly T[]
  /** Number of items on all pages. */
  total: number
  paging: Paging
}

/** The requested page of publications in `locale`; undefined: no such page. */
export function listPage<T extends Publication>(
  items: readonly T[],
  locale: Locale,
  now: Instant,
  parameter: string | null,
): ListPage<T> | undefined {
  const number = pageNumber(parameter)
  const shown = shownIn(items, locale, now)
  const page = number && listPageOf(shown, perPage, number)
  return page ? { items: page.items, total: shown.length, paging: { number: page.number, count: page.count } } : undefined
}

/** Languages in which the list has this page. */
export function localesOfListPage(items: readonly Publication[], now: Instant, number: number): Locale[] {
  return locales.filter((locale) => number <= pageCount(shownIn(items, locale, now).length, perPage))
}
