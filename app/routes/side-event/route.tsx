import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { editionLocales } from '#domain/forum/edition.ts'
import { wordsOf } from '#domain/localisation/local-text.ts'
import { isPublishedIn } from '#domain/localisation/localised.ts'
import { documentPath } from '#domain/picture/short-name.ts'
import { sideEventsOf } from '#domain/programme/side-event.ts'
import { Cover } from '../../blocks/cover/cover.tsx'
import { EventActions } from '../../blocks/facts/event-actions.tsx'
import { Facts, FormatFact, PlaceFact, RoomFact, TimeFact } from '../../blocks/facts/facts.tsx'
import { OnStage } from '../../blocks/on-stage/on-stage.tsx'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { SessionNotice } from '../../blocks/programme-change/session-notice.tsx'
import { RichText } from '../../blocks/rich-text/rich-text.tsx'
import { useServerNow } from '../../blocks/server-clock/use-server-now.ts'
import { ShownZone } from '../../blocks/shown-zone/shown-zone.tsx'
import { editionOf, localeOf, notFound, servicesContext } from '../../context.server.ts'
import { useLocale } from '../../locale.tsx'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import { describe } from '../../structured-data/graph.server.ts'
import { sideEvent } from '../../structured-data/side-event-data.server.ts'
import { useProgrammeWords } from '../../words/programme-words.ts'
import type { Route } from './+types/route.ts'
import styles from './route.module.css'
import { descriptionOf, type SideEventView, sideEventView } from './side-event-view.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const locale = localeOf(context)
  const forum = editionOf(context, params)
  const { year } = forum
  const event = forum.isCancelled
    ? undefined
    : sideEventsOf(services.content.sideEvents(), year).find(({ slug }) => slug === params.slug)
  if (!event || !isPublishedIn(event.title, locale)) notFound()
  const view = sideEventView(services, forum, event, locale)
  const page: PageInfo = {
    title: wordsOf(view.title),
    description: descriptionOf(view),
    path: pathWithin.sideEvent(year, event.slug),
    locales: editionLocales(forum).filter((one) => isPublishedIn(event.title, one)),
    nearestList: pathWithin.programme(year),
    listLocales: editionLocales(forum),
    image: event.image ?? forum.cover,
    hasCard: true,
  }
  const people = [...view.moderators, ...view.speakers]
  const { settings, changes } = services
  const of = { siteUrl: settings.siteUrl, locale, forum, changes }
  describe(context, sideEvent({ ...of, event, people, description: page.description }))
  return { page, view }
}

export const meta = pageMeta

/** How often it is computed anew how soon it begins. */
const interval = 30_000

export default function Page({ loaderData: { view } }: Route.ComponentProps) {
  const { programme: words } = useProgrammeWords()
  const now = useServerNow(view.now, interval)
  return (
    <ShownZone>
      <PageHead title={view.title} crumbs={<Crumb year={view.year} />} pointX={930} variant="session" lit={view.year} />
      <section className={styles.page} data-theme="white">
        <div className="wrap">
          {view.notice && <SessionNotice notice={view.notice} />}
          <Facts actions={<Actions view={view} />}>
            {view.when && <TimeFact when={view.when} now={view.notice?.isCancelled ? null : now} />}
            {view.room && <RoomFact room={view.room} venue={view.venue} />}
            {view.location && <PlaceFact place={view.location} isAway={view.room === null} />}
            <FormatFact format={view.format} />
          </Facts>
          <Body view={view} />
          <OnStage title={words.takingPart} moderators={view.moderators} speakers={view.speakers} />
        </div>
      </section>
    </ShownZone>
  )
}

function Crumb({ year }: { year: number }): ReactNode {
  const locale = useLocale()
  const { programme: words } = useProgrammeWords()
  return (
    <Link className="target named" to={localePath(locale, pathWithin.sideEvents(year))}>
      {`${words.title}, ${words.sideEvents.toLowerCase()}`}
    </Link>
  )
}

function Actions({ view }: { view: SideEventView }): ReactNode {
  const { year, slug, starKey, title, room, location, sharedTime, registration } = view
  return (
    <EventActions
      star={{ year, key: starKey }}
      title={title}
      time={sharedTime}
      place={room?.name ?? location}
      paths={{ page: pathWithin.sideEvent(year, slug), calendar: pathWithin.sideEventCalendar(year, slug) }}
      registration={registration}
    />
  )
}

function Body({ view: { description, image, presentation } }: { view: SideEventView }): ReactNode {
  if (!description && !image && !presentation) return null
  return (
    <div className={`grid ${styles.body}`}>
      {(description || presentation) && (
        <div>
          {description && <RichText of={description} variant="session" />}
          {presentation && <Presentation presentation={presentation} />}
        </div>
      )}
      {image && (
        <div className="measure">
          <Cover file={image} ratio="photo" sizes="(max-width: 760px) 92vw, (max-width: 1199px) 60vw, 500px" largest={960} />
        </div>
      )}
    </div>
  )
}

function Presentation({ presentation: { file, format, size } }: { presentation: NonNullable<SideEventView['presentation']> }) {
  const { programme: words, site } = useProgrammeWords()
  return (
    <p className={styles.presentation}>
      <a href={documentPath(file, format)} target="_blank" rel="noopener">
        {[words.presentation, format?.toUpperCase(), size].filter(Boolean).join(', ')}
        <span className="visuallyHidden"> ({site.newTab})</span>
      </a>
    </p>
  )
}
