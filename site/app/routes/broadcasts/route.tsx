import { data } from '@forum/design/attributes/attributes.ts'
import { wordsIn } from '@forum/design/page/locale.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { editionLocales } from '@forum/domain/forum/edition.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { airState, broadcastState } from '@forum/domain/programme/broadcast.ts'
import { BroadcastCards } from '@forum/site/app/blocks/broadcasts/broadcast-cards.tsx'
import { followTime } from '@forum/site/app/blocks/broadcasts/follow-time.ts'
import { Crumb, PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { editionOf, localeOf, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import type { Route } from './+types/route.ts'
import { type BroadcastsView, broadcastsView } from './broadcasts-view.ts'
import { LiveNow, SoonLead } from './lead.tsx'

export function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const forum = editionOf(context, params)
  const view = broadcastsView(context.get(servicesContext), forum, locale)
  const page: PageInfo = {
    title: wordsIn(locale).broadcast.titleOf(forum.year),
    description: view.description,
    path: pathWithin.broadcasts(forum.year),
    locales: editionLocales(forum),
    nearestList: pathWithin.home(),
    image: forum.cover,
  }
  return { page, view }
}

export default function Broadcasts({ loaderData: { view } }: Route.ComponentProps) {
  const { broadcast: words } = useWords()
  const { now } = view
  const states = view.broadcasts.map(({ times }) => airState(times, now))
  const windows = view.broadcasts.map(({ times }) => broadcastState(times, now))
  const live = view.broadcasts.filter((_, index) => states[index] === 'live')
  const others = view.broadcasts.filter((_, index) => states[index] !== 'live')
  const [first] = live
  return (
    <>
      <PageHead
        title={view.title}
        crumbs={<Crumb path={pathWithin.forum(view.year)} label={words.toEdition(view.year)} />}
        summary={view.summary}
      />
      <div {...data({ 'data-part': 'broadcasts' })} {...followTime(view.broadcasts, now)}>
        {first && <LiveNow broadcast={first} cover={view.cover} now={now} />}
        {!windows.includes('live') && view.begins && windows.includes('soon') && (
          <SoonLead begins={view.begins} now={now} programme={view.hasProgramme ? view.year : null} />
        )}
        {view.broadcasts.length > 0 && (
          <section className="section" data-theme="white">
            <div className="wrap">
              <h2 className="visuallyHidden">{words.byRoom}</h2>
              {view.missing && <Missing view={view} />}
              <BroadcastCards broadcasts={[...live, ...others]} now={now} />
            </div>
          </section>
        )}
      </div>
      {view.notice && <Notice view={view} notice={view.notice} />}
    </>
  )
}

/** When recordings come, and a subscription for it; or what there is in their place. */
function Missing({ view: { missing, hasVideos } }: { view: BroadcastsView }) {
  const locale = useLocale()
  const { broadcast, forms, site } = useWords()
  const isAwaited = missing === 'awaited'
  if (!isAwaited && !hasVideos) return null
  return (
    <div className="below6">
      <p className="measure below4">{noBreak(isAwaited ? broadcast.recordingsAhead : broadcast.unrecorded)}</p>
      {isAwaited && <MoreLink to={localePath(locale, pathWithin.subscribe())}>{forms.links.subscription}</MoreLink>}
      {!isAwaited && <MoreLink to={localePath(locale, pathWithin.videos())}>{site.videos}</MoreLink>}
    </div>
  )
}

function Notice({ view, notice }: { view: BroadcastsView; notice: NonNullable<BroadcastsView['notice']> }) {
  const locale = useLocale()
  const { broadcast, site } = useWords()
  return (
    <section className="section" data-theme="white">
      <div className="wrap">
        <div>
          <h2>{notice.title}</h2>
          <Text as="p" className="said sentence" of={notice.text} />
          <ul role="list" className="cluster">
            {view.hasProgramme && (
              <li>
                <MoreLink to={localePath(locale, pathWithin.programme(view.year))}>{broadcast.programme}</MoreLink>
              </li>
            )}
            <li>
              <MoreLink to={localePath(locale, pathWithin.forum(view.year))}>{broadcast.toEdition(view.year)}</MoreLink>
            </li>
            {notice.isOver && view.hasVideos && (
              <li>
                <MoreLink to={localePath(locale, pathWithin.videos())}>{site.videos}</MoreLink>
              </li>
            )}
          </ul>
        </div>
      </div>
    </section>
  )
}
