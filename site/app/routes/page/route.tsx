// Fallback route: an editors' page with this slug.

import { useWords } from '@forum/design/page/page-facts.tsx'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { Crumb, PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { localeOf, notFound, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
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

export default function ContentPage({ loaderData: { view } }: Route.ComponentProps) {
  const { reference } = useWords()
  return (
    <>
      <PageHead title={view.title} crumbs={<Crumb path={pathWithin.pages()} label={reference.pages} />} />
      {view.template === 'wide' ? <WidePage page={view} /> : <TextPage page={view} />}
    </>
  )
}
