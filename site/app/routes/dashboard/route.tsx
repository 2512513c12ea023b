import { wordsIn } from '@forum/design/page/locale.ts'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { editionLocales } from '@forum/domain/forum/edition.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { editionOf, localeOf, notFound, servicesContext } from '@forum/site/app/context/context.server.ts'
import { useFrameData } from '@forum/site/app/context/frame-data.ts'
import type { PageHandle } from '@forum/site/app/context/page-handle.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { Island } from '@forum/site/app/islands/island.tsx'
import type { Route } from './+types/route.ts'
import { hallView } from './dashboard-view.ts'
import { HallScreen } from './hall-screen.tsx'

export const handle = { layout: 'bare', isUnattended: true } satisfies PageHandle

export function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const locale = localeOf(context)
  const forum = editionOf(context, params)
  const room = params.slug === undefined ? null : services.content.rooms().find(({ slug }) => slug === params.slug)
  if (room === undefined) notFound()
  const view = hallView(services, forum, room, locale)
  const { dashboard: words } = wordsIn(locale)
  const name = view.shown === null ? undefined : wordsOf(view.rooms[view.shown]?.name)
  const page: PageInfo = {
    title: name === undefined ? words.title(forum.year) : words.titleOf(name, forum.year),
    description: words.description(forum.year),
    path: pathWithin.dashboard(forum.year, room?.slug),
    locales: editionLocales(forum),
    nearestList: pathWithin.programme(forum.year),
    listLocales: editionLocales(forum),
  }
  return { page, view }
}

export default function Page({ loaderData: { view } }: Route.ComponentProps) {
  const strands = useFrameData().strands.filter(({ year }) => year <= view.year)
  return <Island of={HallScreen} when="idle" props={{ view, strands }} />
}
