// The last fallback of the language's addresses: whatever page editors wrote under that slug.

import { localePath, pathWithin } from '#domain/address/paths.ts'
import { wordsOf } from '#domain/localisation/local-text.ts'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { localeOf, notFound, servicesContext } from '../../context.server.ts'
import { useLocale, useWords } from '../../page-facts.tsx'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'
import { contentPageView } from './page-view.ts'
import { TextPage } from './text-page.tsx'
import { WidePage } from './wide-page.tsx'

export function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const found = contentPageView(context.get(servicesContext), locale, params.slug) ?? notFound()
  const page: PageInfo = {
    title: wordsOf(found.view.title),
    description: found.description,
    path: pathWithin.page(params.slug),
    locales: found.locales,
    nearestList: pathWithin.pages(),
    image: found.view.cover,
  }
  return { page, view: found.view }
}

export const meta = pageMeta

export default function ContentPage({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={view.title} crumbs={<Crumbs />} />
      {view.template === 'wide' ? <WidePage page={view} /> : <TextPage page={view} />}
    </>
  )
}

function Crumbs() {
  const locale = useLocale()
  const { reference, site } = useWords()
  return (
    <nav aria-label={site.path}>
      <a href={localePath(locale, pathWithin.pages())}>{reference.pages}</a>
    </nav>
  )
}
