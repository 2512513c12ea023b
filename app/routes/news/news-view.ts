import type { Locale } from '#domain/localisation/locale.ts'
import { listPage, type Paging } from '#domain/publication/list-page.ts'
import { type PostView, postView } from '../../blocks/post-list/post-view.ts'
import type { Services } from '../../context.server.ts'

export type NewsView = {
  /** The newest of all, on the first page only. */
  lead: PostView | null
  posts: PostView[]
  paging: Paging
}

type Needs = Pick<Services, 'clock'> & { content: Pick<Services['content'], 'posts'> }

/** A page of the news, by the `page` parameter; undefined when there is no such page. */
export function newsView({ content, clock }: Needs, locale: Locale, parameter: string | null): NewsView | undefined {
  const now = clock.now()
  const page = listPage(content.posts(), locale, now, parameter)
  if (!page) return undefined
  const views = page.items.map((post) => postView(post, locale, now, { hasLead: true }))
  const isFirst = page.paging.number === 1
  return {
    lead: isFirst ? (views[0] ?? null) : null,
    posts: isFirst ? views.slice(1) : views,
    paging: page.paging,
  }
}
