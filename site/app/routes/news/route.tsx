import { wordsIn } from '@forum/design/page/locale.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { LeadPost, PostRows } from '@forum/site/app/blocks/post-list/post-list.tsx'
import { postView } from '@forum/site/app/blocks/post-list/post-view.ts'
import { localeOf, notFound, servicesContext } from '@forum/site/app/context/context.server.ts'
import { ListPage } from '@forum/site/app/frame/list-page/list-page.tsx'
import { pageOfList } from '@forum/site/app/frame/list-page/page-of-list.ts'
import type { Route } from './+types/route.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const { content, clock } = context.get(servicesContext)
  const now = clock.now()
  const { news: title, newsPage: titleOf, newsDescription: description } = wordsIn(locale).publication
  const words = { title, titleOf, description, path: pathWithin.news }
  const { items, ...list } = pageOfList({ request, locale, now }, content.posts(), words) ?? notFound()
  return { ...list, posts: items.map((post) => postView(post, locale, now, { hasLead: true })) }
}

export default function News({ loaderData: { page, posts, paging } }: Route.ComponentProps) {
  const { publication } = useWords()
  const [lead, others] = paging.number === 1 ? [posts[0], posts.slice(1)] : [undefined, posts]
  return (
    <ListPage
      title={page.title}
      summary={publication.newsSummary}
      theme="white"
      paging={paging}
      path={pathWithin.news}
      none={posts.length === 0 ? publication.noNews : null}
    >
      {lead && <LeadPost post={lead} headingLevel="h2" isFirst />}
      {others.length > 0 && (
        <div className={lead ? 'above7' : undefined}>
          <PostRows posts={others} variant="wide" headingLevel="h2" />
        </div>
      )}
    </ListPage>
  )
}
