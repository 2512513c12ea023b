import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { Neighbours } from '@forum/design/ui/neighbours/neighbours.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { editionLocales } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import { isPublishedIn } from '@forum/domain/localisation/localised.ts'
import { isSession } from '@forum/domain/programme/reading-order.ts'
import { EventPage } from '@forum/site/app/blocks/event-page/event-page.tsx'
import { descriptionOf, headTitleOf } from '@forum/site/app/blocks/event-page/event-view.ts'
import { EventRows } from '@forum/site/app/blocks/event-rows/event-rows.tsx'
import { editionOf, localeOf, servicesContext, soughtInOthers } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { buyingNow } from '@forum/site/app/ordering/buying/buying.server.ts'
import { sessionEvent } from '@forum/site/app/structured-data/event-data.server.ts'
import { describe } from '@forum/site/app/structured-data/graph.server.ts'
import type { ReactNode } from 'react'
import type { Route } from './+types/route.ts'
import { SessionBroadcast } from './session-broadcast.tsx'
import { type SessionView, sessionView } from './session-view.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const locale = localeOf(context)
  const forum = editionOf(context, params)
  const { year } = forum
  const sessionOf = ({ isCancelled, events }: Forum) =>
    events.find((one) => !isCancelled && one.slug === params.slug && isSession(one) && isPublishedIn(one.title, locale))
  const event =
    sessionOf(forum) ?? soughtInOthers(context, params, (one) => sessionOf(one) && pathWithin.session(one.year, params.slug))
  const view = sessionView(services, forum, event, locale)
  const page: PageInfo = {
    title: headTitleOf(view, locale),
    description: descriptionOf(view, locale),
    path: pathWithin.session(year, event.slug),
    // A session exists in languages where both it and its edition are visible.
    locales: editionLocales(forum).filter((one) => isPublishedIn(event.title, one)),
    nearestList: pathWithin.programme(year),
    listLocales: editionLocales(forum),
    image: forum.cover,
    hasCard: true,
  }
  const session = sessionEvent({
    siteUrl: services.settings.siteUrl,
    locale,
    forum,
    changes: services.changes,
    event,
    people: [...view.moderators, ...view.speakers],
    description: page.description,
    isOnAir: view.broadcast !== null,
    buying: await buyingNow(context, forum, locale),
  })
  describe(context, session)
  return { page, view }
}

export default function Page({ loaderData: { view } }: Route.ComponentProps) {
  const { programme: words } = useWords()
  const { year, day, broadcast, now } = view
  const crumb = {
    to: day ? pathWithin.programmeDay(year, day.slug) : pathWithin.programme(year),
    label: day ? `${words.title}, ${day.date}` : words.title,
  }
  const aside = broadcast && <SessionBroadcast broadcast={broadcast} now={now} />
  return (
    <>
      <EventPage view={view} crumb={crumb} onStage={words.onStage} recording={view.recording} aside={aside}>
        <Parallel view={view} />
      </EventPage>
      <Next view={view} />
    </>
  )
}

function Parallel({ view: { parallel, now } }: { view: SessionView }): ReactNode {
  const { programme: words } = useWords()
  if (parallel.length === 0) return null
  return (
    <div className="screenOnly">
      <h2 className="above7 below6">{words.parallel}</h2>
      <EventRows rows={parallel} now={now} />
    </div>
  )
}

function Next({ view: { year, next, neighbours, now } }: { view: SessionView }): ReactNode {
  const locale = useLocale()
  const { programme: words } = useWords()
  const { previous, next: following } = neighbours
  if (!next && !previous && !following) return null
  return (
    <section className="section screenOnly" data-theme="ink">
      <div className="wrap">
        {next && (
          <>
            <div className="sectionHead">
              <h2>{next.title}</h2>
              <MoreLink to={localePath(locale, pathWithin.programme(year))}>{words.all}</MoreLink>
            </div>
            <EventRows rows={next.rows} now={now} />
          </>
        )}
        <div className={next ? 'above7' : undefined}>
          <Neighbours
            label={words.neighbours}
            previous={previous && neighbourLink(previous, words.previousSession)}
            next={following && neighbourLink(following, words.nextSession)}
          />
        </div>
      </div>
    </section>
  )
}

function neighbourLink({ to, title, time }: NonNullable<SessionView['neighbours']['next']>, label: string) {
  return { to, title: noBreak(wordsOf(title)), lang: langOf(title), label: `${label}, ${time}` }
}
