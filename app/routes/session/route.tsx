import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { editionLocales } from '#domain/forum/edition.ts'
import { noBreak } from '#domain/localisation/line-ends.ts'
import { langOf, wordsOf } from '#domain/localisation/local-text.ts'
import { isPublishedIn } from '#domain/localisation/localised.ts'
import { isSession } from '#domain/programme/reading-order.ts'
import type { Instant } from '#domain/record.ts'
import { EventRows } from '../../blocks/event-rows/event-rows.tsx'
import { OnStage } from '../../blocks/on-stage/on-stage.tsx'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { SessionNotice } from '../../blocks/programme-change/session-notice.tsx'
import { RichText } from '../../blocks/rich-text/rich-text.tsx'
import { useServerNow } from '../../blocks/server-clock/use-server-now.ts'
import { ShownZone } from '../../blocks/shown-zone/shown-zone.tsx'
import { editionOf, localeOf, notFound, servicesContext } from '../../context.server.ts'
import { useLocale } from '../../locale.tsx'
import { buyingNow } from '../../ordering/buying/buying.server.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import { sessionEvent } from '../../structured-data/event-data.server.ts'
import { describe } from '../../structured-data/graph.server.ts'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { Neighbours } from '../../ui/neighbours/neighbours.tsx'
import { useEventWords } from '../../words/event-words.ts'
import { useProgrammeWords } from '../../words/programme-words.ts'
import type { Route } from './+types/route.ts'
import styles from './route.module.css'
import { SessionAside } from './session-aside.tsx'
import { SessionFacts } from './session-facts.tsx'
import { descriptionOf, type SessionView, sessionView } from './session-view.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const locale = localeOf(context)
  const forum = editionOf(context, params)
  const { year } = forum
  const event = forum.isCancelled ? undefined : forum.events.find((one) => one.slug === params.slug && isSession(one))
  if (!event || !isPublishedIn(event.title, locale)) notFound()
  const view = sessionView(services, forum, event, locale)
  const page: PageInfo = {
    title: wordsOf(view.title),
    description: descriptionOf(view),
    path: pathWithin.session(year, event.slug),
    // A session exists where both it and its edition do.
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

export const meta = pageMeta

/** How often the states of the sessions are computed anew. */
const interval = 30_000

export default function Page({ loaderData: { view } }: Route.ComponentProps) {
  const { programme: words } = useProgrammeWords()
  const now = useServerNow(view.now, interval)
  return (
    <ShownZone>
      <PageHead title={view.title} crumbs={<Crumb view={view} />} pointX={930} variant="session" lit={view.year} />
      <section className={styles.session} data-theme="white">
        <div className="wrap">
          {view.notice && <SessionNotice notice={view.notice} />}
          <SessionFacts view={view} now={now} />
          <Body view={view} />
          <OnStage title={words.onStage} moderators={view.moderators} speakers={view.speakers} />
          <Parallel view={view} now={now} />
        </div>
      </section>
      <Next view={view} now={now} />
    </ShownZone>
  )
}

function Crumb({ view: { year, day } }: { view: SessionView }): ReactNode {
  const locale = useLocale()
  const { programme: words } = useEventWords()
  const path = day ? pathWithin.programmeDay(year, day.slug) : pathWithin.programme(year)
  return (
    <Link className="target named" to={localePath(locale, path)}>
      {day ? `${words.title}, ${day.date}` : words.title}
    </Link>
  )
}

function Body({ view }: { view: SessionView }): ReactNode {
  const { description, presentation, broadcast } = view
  if (!description && !presentation && !broadcast) return null
  return (
    <div className={`grid ${styles.body}`}>
      {description && (
        <div>
          <RichText of={description} variant="session" />
        </div>
      )}
      <SessionAside view={view} />
    </div>
  )
}

function Parallel({ view: { parallel }, now }: { view: SessionView; now: Instant }): ReactNode {
  const { programme: words } = useProgrammeWords()
  if (parallel.length === 0) return null
  return (
    <div className={styles.parallel}>
      <h2 className={styles.heading}>{words.parallel}</h2>
      <EventRows rows={parallel} now={now} />
    </div>
  )
}

function Next({ view: { year, next, neighbours }, now }: { view: SessionView; now: Instant }): ReactNode {
  const locale = useLocale()
  const { programme: words } = useProgrammeWords()
  const { previous, next: following } = neighbours
  if (!next && !previous && !following) return null
  return (
    <section className={`section ${styles.next}`} data-theme="ink">
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
