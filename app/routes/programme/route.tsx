import { useState } from 'react'
import { data } from 'react-router'
import { isLocale, locales } from '#domain/localisation/locale.ts'
import { notPublished } from '#domain/localisation/localised.ts'
import { forumZone } from '#domain/programme/kyiv-time.ts'
import { EventRows } from '../../blocks/event-rows/event-rows.tsx'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { useServerNow } from '../../blocks/server-clock/use-server-now.ts'
import { servicesContext } from '../../context.server.ts'
import { useLocale, useWords, wordsIn } from '../../locale.tsx'
import { inLanguage, pathWithin } from '../../paths.ts'
import { useFrame } from '../../site/frame/use-frame.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import type { Route } from './+types/route.ts'
import { DayTabs } from './day-tabs.tsx'
import { langOf, wordsOf } from './day-view.ts'
import { programmeView } from './programme-view.ts'
import styles from './route.module.css'
import { ownZone, ownZoneName, ShownZoneProvider, ZoneSwitch } from './shown-zone.tsx'
import { SideEvents } from './side-events.tsx'
import { Timetable } from './timetable.tsx'

/** How often the states of the sessions are computed anew. */
const interval = 30_000

export function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const year = params.year === undefined ? services.settings.currentForumYear : Number(/^\d{4}$/.exec(params.year)?.[0])
  const forum = services.content.forumByYear(year)
  if (!isLocale(params.lang) || !forum || forum.title[params.lang] === notPublished) throw data(null, { status: 404 })
  const view = programmeView(services, forum, params.lang, new URL(request.url).searchParams.get('day'))
  const { programme: words } = wordsIn(params.lang)
  const page: PageInfo = {
    title: words.titleOf(year),
    description: view.notice ? wordsOf(view.notice.text) : words.description(year, view.facts),
    path: pathWithin.programme(year),
    locales: locales.filter((locale) => forum.title[locale] !== notPublished),
    nearestList: pathWithin.home(),
    image: forum.cover,
  }
  return { page, ...view }
}

export const meta = pageMeta

export default function Page({ loaderData: view }: Route.ComponentProps) {
  const locale = useLocale()
  const { programme: words } = useWords()
  const frame = useFrame()
  const [isOwn, setIsOwn] = useState(false)
  const now = useServerNow(view.now, interval)
  const zone = isOwn ? words.inOwnTime(ownZoneName(view.day?.start ?? now, locale)) : words.inKyivTime
  return (
    <ShownZoneProvider value={isOwn ? ownZone() : forumZone}>
      <PageHead title={view.title} summary={view.facts && words.facts(view.facts, zone)} strands={frame.strands} pointX={470} />
      <section data-theme="white">
        {view.notice && <Notice notice={view.notice} year={view.year} />}
        {view.day && (
          <>
            <DayTabs year={view.year} tabs={view.tabs}>
              <ZoneSwitch isOwn={isOwn} onChange={setIsOwn} />
            </DayTabs>
            {view.day.items.length > 0 && <Timetable year={view.year} day={view.day} now={now} />}
          </>
        )}
        {view.untimed.length > 0 && (
          <div className={`wrap ${styles.untimed} ${view.day?.items.length ? '' : styles.nothingAbove}`}>
            <h2>{words.untimed}</h2>
            <EventRows rows={view.untimed} />
          </div>
        )}
      </section>
      <SideEvents events={view.sideEvents} now={now} />
      <p className="visuallyHidden" aria-live="polite">
        {isOwn && zone}
      </p>
    </ShownZoneProvider>
  )
}

function Notice({ notice, year }: { notice: NonNullable<Route.ComponentProps['loaderData']['notice']>; year: number }) {
  const locale = useLocale()
  const { site } = useWords()
  return (
    <div className="wrap section">
      <div className={styles.notice}>
        <h2>{notice.title}</h2>
        <p lang={langOf(notice.text)}>{wordsOf(notice.text)}</p>
        <MoreLink to={inLanguage(locale, pathWithin.forum(year))}>{site.edition(year)}</MoreLink>
      </div>
    </div>
  )
}
