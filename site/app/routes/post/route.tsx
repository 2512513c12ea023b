import { useWords } from '@forum/design/page/page-facts.tsx'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { isDated, updatedAt } from '@forum/domain/publication/publication.ts'
import { Crumb, PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { localeOf, notFound, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { describe } from '@forum/site/app/structured-data/graph.server.ts'
import { newsArticle } from '@forum/site/app/structured-data/publication-data.server.ts'
import type { Route } from './+types/route.ts'
import { Article } from './article.tsx'
import { articleView } from './post-view.ts'
import { ReadNext } from './read-next.tsx'

export function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const services = context.get(servicesContext)
  const { article, post, description, locales } = articleView(services, locale, params.slug) ?? notFound()
  const page: PageInfo = {
    title: wordsOf(article.title),
    description,
    path: pathWithin.post(params.slug),
    locales,
    nearestList: pathWithin.news(),
    image: article.cover,
    hasCard: true,
    article: isDated(post) ? { published: post.published, updated: updatedAt(post) } : null,
  }
  describe(context, newsArticle({ siteUrl: services.settings.siteUrl, locale }, post, article.title, description))
  return { page, article }
}

export default function PostPage({ loaderData: { article } }: Route.ComponentProps) {
  const { publication } = useWords()
  return (
    <>
      <PageHead title={article.title} crumbs={<Crumb path={pathWithin.news()} label={publication.news} />} />
      <Article article={article} />
      {article.related.length > 0 && <ReadNext posts={article.related} />}
    </>
  )
}
