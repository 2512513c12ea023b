// The last fallback of the language's addresses: whatever page editors wrote under that slug.
import { data, Link } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { isLocale } from '#domain/localisation/locale.ts'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { servicesContext } from '../../context.server.ts'
import { useLocale, useWords } from '../../locale.tsx'
import { useFrame } from '../../site/frame/use-frame.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'
import { contentPageView } from './page-view.ts'
import { TextPage } from './text-page.tsx'
import { WidePage } from './wide-page.tsx'

export function loader({ params, context }: Route.LoaderArgs) {
  if (!isLocale(params.lang)) throw data(null, { status: 404 })
  const found = contentPageView(context.get(servicesContext), params.lang, params.slug)
  if (!found) throw data(null, { status: 404 })
  const page: PageInfo = {
    title: found.view.title.text,
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
  const { strands } = useFrame()
  return (
    <>
      <PageHead title={view.title} crumbs={<Crumbs />} strands={strands} pointX={600} />
      {view.template === 'wide' ? <WidePage page={view} /> : <TextPage page={view} />}
    </>
  )
}

function Crumbs() {
  const locale = useLocale()
  const { reference, site } = useWords()
  return (
    <nav aria-label={site.path}>
      <Link to={localePath(locale, pathWithin.pages())}>{reference.pages}</Link>
    </nav>
  )
}
