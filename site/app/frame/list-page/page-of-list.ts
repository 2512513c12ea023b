// Shared by lists of news, albums and videos: the requested page and its page info.
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { type ListPage, listPage, localesOfListPage } from '@forum/domain/publication/list-page.ts'
import type { Publication } from '@forum/domain/publication/publication.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import type { PageInfo } from '../page-info/page-info.tsx'

type ListRequest = { request: Request; locale: Locale; now: Instant }

type ListWords = {
  title: string
  /** Title of later pages. */
  titleOf: (number: number) => string
  description: string
  path: (number?: number) => string
}

type Covered = Publication & { cover: string | null }

/** Undefined: no such page. */
export function pageOfList<T extends Covered>(
  { request, locale, now }: ListRequest,
  items: readonly T[],
  { title, titleOf, description, path, coverOf = (item) => item.cover }: ListWords & { coverOf?: (item: T) => string | null },
): (ListPage<T> & { page: PageInfo }) | undefined {
  const list = listPage(items, locale, now, new URL(request.url).searchParams.get('page'))
  if (!list) return undefined
  const { number } = list.paging
  const page: PageInfo = {
    title: number > 1 ? titleOf(number) : title,
    description: number > 1 ? `${titleOf(number)}. ${description}` : description,
    path: path(number),
    locales: localesOfListPage(items, now, number),
    nearestList: path(),
    image: list.items[0] ? coverOf(list.items[0]) : null,
  }
  return { page, ...list }
}
