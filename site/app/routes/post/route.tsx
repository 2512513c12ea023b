import { pathWithin } from '#domain/address/paths.ts'
import { wordsOf } from '#domain/localisation/local-text.ts'
import { isDated, updatedAt } from '#domain/publication/publication.ts'
import { Crumb, PageHead } from '../../blocks/page-head/page-head.tsx'
import { localeOf, notFound, servicesContext } from '../../context/context.server.ts'
import { useWords } from '../../page/page-facts.tsx'
import type { PageInfo } from '../../site/page-info/page-info.tsx'
import { describe } from '../../structured-data/graph.server.ts'
import { newsArticle } from '../../structured-data/publication-data.server.ts'
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
