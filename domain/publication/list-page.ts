import { type Locale, locales } from '../localisation/locale.ts'
import type { Instant } from '../record.ts'
import { pageCount, pageNumber, pageOf } from './paging.ts'
import { type Publication, shownIn } from './publication.ts'

/** How many of the news, albums or videos one page of their list has. */
const perPage = 12

/** Which page of the list this is, and how many it has. */
export type Paging = { number: number; count: number }

export type ListPage<T> = {
  items: readonly T[]
  /** How many there are on all pages. */
  total: number
  paging: Paging
}

/** The page of what is out in `locale` that the `page` parameter asks for; undefined when there is no such page. */
export function listPage<T extends Publication>(
  items: readonly T[],
  locale: Locale,
  now: Instant,
  parameter: string | null,
): ListPage<T> | undefined {
  const number = pageNumber(parameter)
  const shown = shownIn(items, locale, now)
  const page = number && pageOf(shown, perPage, number)
  return page ? { items: page.items, total: shown.length, paging: { number: page.number, count: page.count } } : undefined
}

/** The languages in which the list has a page of that number. */
export function localesOfListPage(items: readonly Publication[], now: Instant, number: number): Locale[] {
  return locales.filter((locale) => number <= pageCount(shownIn(items, locale, now).length, perPage))
}
