import { type Locale, locales } from '#domain/localisation/locale.ts'
import { pageCount, pageNumber, pageOf } from '#domain/publication/paging.ts'
import { shownIn } from '#domain/publication/publication.ts'
import { type PostView, postView } from '../../blocks/post-list/post-view.ts'
import type { Services } from '../../context.server.ts'

export const postsPerPage = 12

export type NewsView = {
  /** The newest of all, on the first page only. */
  lead: PostView | null
  posts: PostView[]
  /** Which page of the list this is, and how many it has. */
  paging: { number: number; count: number }
}

type Needs = Pick<Services, 'clock'> & { content: Pick<Services['content'], 'posts'> }

/** A page of the news, by the `page` parameter; undefined when there is no such page. */
export function newsView({ content, clock }: Needs, locale: Locale, parameter: string | null): NewsView | undefined {
  const number = pageNumber(parameter)
  const now = clock.now()
  const page = number && pageOf(shownIn(content.posts(), locale, now), postsPerPage, number)
  if (!page) return undefined
  const views = page.items.map((post) => postView(post, locale, now, { hasLead: true }))
  const isFirst = page.number === 1
  return {
    lead: isFirst ? (views[0] ?? null) : null,
    posts: isFirst ? views.slice(1) : views,
    paging: { number: page.number, count: page.count },
  }
}

/** The languages in which the list has a page of that number. */
export function localesOfNewsPage({ content, clock }: Needs, page: number): Locale[] {
  const now = clock.now()
  return locales.filter((locale) => page <= pageCount(shownIn(content.posts(), locale, now).length, postsPerPage))
}
