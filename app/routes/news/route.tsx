import { localePath, pathWithin } from '#domain/address/paths.ts'
import { localesOfListPage } from '#domain/publication/list-page.ts'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { LeadPost, PostRows } from '../../blocks/post-list/post-list.tsx'
import { localeOf, notFound, servicesContext } from '../../context.server.ts'
import { useLocale } from '../../locale.tsx'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { everyWordIn } from '../../words/every-word.ts'
import { useReadingWords } from '../../words/reading-words.ts'
import type { Route } from './+types/route.ts'
import { newsView } from './news-view.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const services = context.get(servicesContext)
  const view = newsView(services, locale, new URL(request.url).searchParams.get('page')) ?? notFound()
  const { publication } = everyWordIn(locale)
  const page: PageInfo = {
    title: view.paging.number > 1 ? publication.newsPage(view.paging.number) : publication.news,
    description:
      view.paging.number > 1
        ? `${publication.newsPage(view.paging.number)}. ${publication.newsDescription}`
        : publication.newsDescription,
    path: pathWithin.news(view.paging.number),
    locales: localesOfListPage(services.content.posts(), services.clock.now(), view.paging.number),
    nearestList: pathWithin.news(),
    image: view.lead?.cover ?? null,
  }
  return { page, ...view }
}

export const meta = pageMeta

export default function News({ loaderData: { lead, posts, paging } }: Route.ComponentProps) {
  const locale = useLocale()
  const { publication } = useReadingWords()
  const isEmpty = !lead && posts.length === 0
  return (
    <>
      <PageHead
        title={paging.number > 1 ? publication.newsPage(paging.number) : publication.news}
        summary={publication.newsSummary}
        pointX={560}
      />
      <section className="section within7" data-theme="white">
        <div className="wrap">
          {isEmpty && <p className="said">{publication.noNews}</p>}
          {lead && <LeadPost post={lead} variant="wide" headingLevel="h2" isFirst />}
          {posts.length > 0 && (
            <div className={lead ? 'above7' : undefined}>
              <PostRows posts={posts} variant="wide" headingLevel="h2" />
            </div>
          )}
          <Pagination
            current={paging.number}
            count={paging.count}
            to={(number) => localePath(locale, pathWithin.news(number))}
            words={publication}
          />
        </div>
      </section>
    </>
  )
}
