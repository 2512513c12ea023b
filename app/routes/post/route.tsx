import { data, Link } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { isLocale } from '#domain/localisation/locale.ts'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { servicesContext } from '../../context.server.ts'
import { useLocale, useWords } from '../../locale.tsx'
import { useFrame } from '../../site/frame/use-frame.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'
import { Article } from './article.tsx'
import { articleView } from './post-view.ts'
import { ReadNext } from './read-next.tsx'

export function loader({ params, context }: Route.LoaderArgs) {
  if (!isLocale(params.lang)) throw data(null, { status: 404 })
  const view = articleView(context.get(servicesContext), params.lang, params.slug)
  if (!view) throw data(null, { status: 404 })
  const { article, description, locales } = view
  const page: PageInfo = {
    title: article.title.text,
    description,
    path: pathWithin.post(params.slug),
    locales,
    nearestList: pathWithin.news(),
    image: article.cover,
    openGraphType: 'article',
  }
  return { page, article }
}

export const meta = pageMeta

export default function PostPage({ loaderData: { article } }: Route.ComponentProps) {
  const { strands } = useFrame()
  return (
    <>
      <PageHead title={article.title} crumbs={<Crumbs />} strands={strands} pointX={930} look="session" />
      <Article article={article} />
      {article.related.length > 0 && <ReadNext posts={article.related} />}
    </>
  )
}

function Crumbs() {
  const locale = useLocale()
  const { publication, site } = useWords()
  return (
    <nav aria-label={site.path}>
      <Link to={localePath(locale, pathWithin.news())}>{publication.news}</Link>
    </nav>
  )
}
