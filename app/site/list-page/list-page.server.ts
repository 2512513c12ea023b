// What the lists of news, albums and videos ask of the content: the page of a list that `?page=` names, and what the page says of itself.
import type { RouterContextProvider } from 'react-router'
import { type ListPage, listPage, localesOfListPage } from '#domain/publication/list-page.ts'
import type { Publication } from '#domain/publication/publication.ts'
import { localeOf, notFound, servicesContext } from '../../context.server.ts'
import type { PageInfo } from '../page-info/page-info.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

type ListWords = {
  title: string
  /** Of a page after the first. */
  titleOf: (number: number) => string
  description: string
  path: (number?: number) => string
}

type Covered = Publication & { cover: string | null }

/** Throws the 404 where the list has no such page. */
export function pageOfList<T extends Covered>(
  { request, context }: Asked,
  items: readonly T[],
  { title, titleOf, description, path, coverOf = (item) => item.cover }: ListWords & { coverOf?: (item: T) => string | null },
): { page: PageInfo; list: ListPage<T> } {
  const now = context.get(servicesContext).clock.now()
  const list = listPage(items, localeOf(context), now, new URL(request.url).searchParams.get('page')) ?? notFound()
  const { number } = list.paging
  const page: PageInfo = {
    title: number > 1 ? titleOf(number) : title,
    description: number > 1 ? `${titleOf(number)}. ${description}` : description,
    path: path(number),
    locales: localesOfListPage(items, now, number),
    nearestList: path(),
    image: list.items[0] ? coverOf(list.items[0]) : null,
  }
  return { page, list }
}
