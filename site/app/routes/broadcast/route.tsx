import { data } from '@forum/design/attributes/attributes.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { TitledSection } from '@forum/design/ui/titled-section/titled-section.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { editionLocales } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { broadcastState } from '@forum/domain/programme/broadcast.ts'
import { BroadcastCards } from '@forum/site/app/blocks/broadcasts/broadcast-cards.tsx'
import { followTime } from '@forum/site/app/blocks/broadcasts/follow-time.ts'
import { RunningOrder } from '@forum/site/app/blocks/broadcasts/running-order.tsx'
import { Crumb, PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { isPlaying } from '@forum/site/app/blocks/player/player.tsx'
import { RichText } from '@forum/site/app/blocks/rich-text/rich-text.tsx'
import { editionOf, localeOf, servicesContext, soughtInOthers } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { describe } from '@forum/site/app/structured-data/graph.server.ts'
import { broadcastVideo } from '@forum/site/app/structured-data/publication-data.server.ts'
import type { Route } from './+types/route.ts'
import { type BroadcastPageView, broadcastPageView } from './broadcast-view.ts'
import { Watching } from './watching.tsx'

export function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { siteUrl } = services.settings
  const locale = localeOf(context)
  const forum = editionOf(context, params)
  const viewIn = (one: Forum) => broadcastPageView(services, one, locale, params.slug, isPlaying(request))
  const { view, broadcast, summary, locales } =
    viewIn(forum) ?? soughtInOthers(context, params, (one) => viewIn(one) && pathWithin.broadcast(one.year, params.slug))
  const path = pathWithin.broadcast(forum.year, view.slug)
  const page: PageInfo = {
    title: wordsOf(view.title),
    description: summary,
    path,
    locales,
    nearestList: pathWithin.broadcasts(forum.year),
    listLocales: editionLocales(forum),
    image: view.cover,
  }
  const { title, cover, now } = view
  const of = { siteUrl, locale, broadcast, year: forum.year, cover, title, description: summary, now }
  describe(context, broadcastVideo(of))
  return { page, view }
}

export default function Broadcast({ loaderData: { view } }: Route.ComponentProps) {
  const { broadcast: words } = useWords()
  const { now } = view
  const state = broadcastState(view.times, now)
  return (
    <>
      <PageHead title={view.title} crumbs={<Crumb path={pathWithin.broadcasts(view.year)} label={words.titleOf(view.year)} />} />
      <div {...followTime([view, ...view.others], now)}>
        <Watching view={view} state={state} now={now} />
        <div {...data({ 'data-part': 'running' })}>
          <WhatRuns view={view} now={now} isOver={state === 'ended'} />
          {view.others.length > 0 && <Others view={view} now={now} />}
        </div>
      </div>
    </>
  )
}

/** What it is about, and the programme of its room that day. */
function WhatRuns({ view, now, isOver }: { view: BroadcastPageView; now: number; isOver: boolean }) {
  const { broadcast } = useWords()
  const { description, running, room } = view
  if (!description && running.length === 0) return null
  const title = room
    ? (isOver ? broadcast.ranIn : broadcast.runningIn)(wordsOf(room.name))
    : isOver
      ? broadcast.ranThen
      : broadcast.running
  return (
    <section className="section" data-theme="white">
      <div className="wrap">
        {description && (
          <div className="below7">
            <RichText of={description} variant="session" />
          </div>
        )}
        {running.length > 0 && (
          <>
            <h2 className="below6">{title}</h2>
            <RunningOrder running={running} now={now} variant="wide" />
          </>
        )}
      </div>
    </section>
  )
}

function Others({ view: { others, year }, now }: { view: BroadcastPageView; now: number }) {
  const locale = useLocale()
  const { broadcast } = useWords()
  return (
    <TitledSection
      theme="ink"
      title={broadcast.others}
      more={{ to: localePath(locale, pathWithin.broadcasts(year)), label: broadcast.all }}
    >
      <BroadcastCards broadcasts={others} now={now} />
    </TitledSection>
  )
}
