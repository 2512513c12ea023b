import { pathWithin } from '#domain/address/paths.ts'
import { editionLocales } from '#domain/forum/edition.ts'
import { wordsOf } from '#domain/localisation/local-text.ts'
import { isAllOver } from '#domain/programme/hall.ts'
import type { Instant } from '#domain/record.ts'
import { buildContext, editionOf, localeOf, notFound, servicesContext } from '../../context.server.ts'
import { wordsIn } from '../../locale.ts'
import { useWords } from '../../page-facts.tsx'
import type { PageHandle } from '../../page-handle.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'
import { type HallView, hallView } from './dashboard-view.ts'
import { FaultGuard } from './fault-guard.tsx'
import { RoomScreen } from './room-screen.tsx'
import { RoomsScreen } from './rooms-screen.tsx'
import screen from './screen.module.css'
import { StillScreen } from './still-screen.tsx'
import { useAttention } from './use-attention.ts'
import { usePreloadedPhotos } from './use-preloaded-photos.ts'
import { freshOrShown, useRefresh } from './use-refresh.ts'
import { useScreenNow } from './use-screen-clock.ts'

export const handle = { layout: 'bare', isUnattended: true } satisfies PageHandle

export function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const locale = localeOf(context)
  const forum = editionOf(context, params)
  const room = params.slug === undefined ? null : services.content.rooms().find(({ slug }) => slug === params.slug)
  if (room === undefined) notFound()
  const view = hallView(services, forum, room, context.get(buildContext), locale)
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

/** A screen keeps what it has when nothing better comes. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return freshOrShown(serverLoader)
}

export const meta = pageMeta

export default function Page({ loaderData }: Route.ComponentProps) {
  const { dashboard: words } = useWords()
  const fallback = (
    <main id="content" className={screen.fault} data-theme="ink">
      <h1>{words.fault}</h1>
    </main>
  )
  return (
    <FaultGuard fallback={fallback}>
      <Screen loaded={loaderData} />
    </FaultGuard>
  )
}

function Screen({ loaded }: { loaded: { view: HallView } }) {
  const { view } = loaded
  const now = useScreenNow(view.now)
  const dataOf = useRefresh(loaded, now)
  useAttention()
  usePreloadedPhotos(view)
  return <Shown view={view} now={now} dataOf={dataOf} />
}

function Shown({ view, now, dataOf }: { view: HallView; now: Instant; dataOf: Instant | null }) {
  const { dashboard: words } = useWords()
  const { edition, year, notice, items, shown, rooms } = view
  const common = { now, dataOf }
  if (notice) {
    return (
      <StillScreen
        edition={edition}
        year={year}
        title={notice.title}
        text={notice.text}
        date={notice.date}
        share={0}
        {...common}
      />
    )
  }
  if (isAllOver(items, now)) {
    return <StillScreen edition={edition} year={year} title={words.forumOver} text={words.thanks} share={1} {...common} />
  }
  const room = shown === null ? undefined : rooms[shown]
  if (room) return <RoomScreen view={view} room={room} {...common} />
  return <RoomsScreen view={view} {...common} />
}
