import { useMemo, useRef } from 'react'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { editionLocales } from '#domain/forum/edition.ts'
import { wordsOf } from '#domain/localisation/local-text.ts'
import { counted } from '#domain/localisation/plural.ts'
import { shownSideEvents } from '#domain/programme/side-event.ts'
import { EventRows } from '../../blocks/event-rows/event-rows.tsx'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { asQueries, QueryLinks } from '../../blocks/query-links/query-links.tsx'
import { useServerNow } from '../../blocks/server-clock/use-server-now.ts'
import { ShownZone, useZoneWords, ZoneSwitch } from '../../blocks/shown-zone/shown-zone.tsx'
import { useStars } from '../../blocks/stars/star-store.ts'
import { Text } from '../../blocks/text/text.tsx'
import { clashNotes } from '../../blocks/timetable/clash-notes.ts'
import { startsOn } from '../../blocks/timetable/day-view.ts'
import { Timetable } from '../../blocks/timetable/timetable.tsx'
import { editionOf, localeOf, notFound, servicesContext } from '../../context.server.ts'
import { InlineScript } from '../../inline-script.tsx'
import { useLocale, useWords } from '../../locale.tsx'
import type { PageHandle } from '../../page-handle.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import { editionEvent, programmeEvent } from '../../structured-data/event-data.server.ts'
import { describe } from '../../structured-data/graph.server.ts'
import { sideEventCore } from '../../structured-data/side-event-data.server.ts'
import { ButtonLink, buttonClass } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { useScripts } from '../../ui/scripts/use-scripts.ts'
import { everyWordIn } from '../../words/every-word.ts'
import { useProgrammeWords } from '../../words/programme-words.ts'
import type { Route } from './+types/route.ts'
import { ChangesAndMine } from './changes-and-mine.tsx'
import { DayTabs } from './day-tabs.tsx'
import { NowAndNext } from './now-and-next.tsx'
import { parseQuery } from './programme-address.ts'
import { ProgrammeFilter, restOf } from './programme-filter.tsx'
import { type ProgrammeView, programmeView } from './programme-view.ts'
import styles from './route.module.css'
import { SideEvents } from './side-events.tsx'
import { openAtNow, useOpenAtNow } from './use-open-at-now.ts'

/** How often the states of the sessions are computed anew. */
const interval = 30_000

export function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const locale = localeOf(context)
  const forum = editionOf(context, params)
  const { year } = forum
  const view = programmeView(services, forum, locale, parseQuery(new URL(request.url).searchParams)) ?? notFound()
  const { programme: words } = everyWordIn(locale)
  const day = view.ownDay
  const page: PageInfo = {
    title: day ? words.titleOfDay(year, day.date) : words.titleOf(year),
    description: view.notice ? wordsOf(view.notice.text) : words.description(day ? `${year}, ${day.date}` : year, view.facts),
    path: day ? pathWithin.programmeDay(year, day.slug) : pathWithin.programme(year),
    locales: editionLocales(forum),
    nearestList: pathWithin.home(),
    image: forum.cover,
    ...(view.hasChanges && { feed: { title: everyWordIn(locale).changes.titleOf(year), path: pathWithin.changesFeed(year) } }),
    ...(view.filter?.isOn && { isHidden: true }),
  }
  const of = { siteUrl: services.settings.siteUrl, locale, forum, changes: services.changes }
  const around = shownSideEvents(services.content.sideEvents(), forum, locale)
  // The other days have pages of their own, and where all stand on one page nothing is said twice.
  const sides = view.days.length > 0 ? [] : around.flatMap((event) => sideEventCore(of, event) ?? [])
  describe(
    context,
    view.days.length > 0 ? editionEvent(of, page.description) : programmeEvent(of, page.description, view.day?.date, sides),
  )
  return { page, ...view }
}

export const meta = pageMeta

export const handle = { firstParts: 2 } satisfies PageHandle

export default function Page({ loaderData: view }: Route.ComponentProps) {
  const locale = useLocale()
  const { broadcast, programme: words } = useProgrammeWords()
  const form = useRef<HTMLFormElement>(null)
  const now = useServerNow(view.now, interval)
  const drawn = useMemo(() => (view.day ? [view.day] : view.days), [view])
  const stars = useStars(view.year)
  const notes = useMemo(() => clashNotes([...drawn, ...view.beside], stars, locale), [drawn, view, stars, locale])
  const times = startsOn(drawn)
  const zone = useZoneWords(times)
  useOpenAtNow()
  // All days as a document are what is read, searched and printed; what is done there, and what has pages of its own, comes with the scripts.
  const isShort = !useScripts() && view.days.length > 0
  return (
    <ShownZone>
      <PageHead title={view.title} summary={view.facts && words.facts(view.facts, zone)} pointX={470} lit={view.year} />
      <section data-theme="white">
        <p className={`wrap ${styles.printed}`} aria-hidden="true">
          {[words.titleOf(view.year), view.day?.title].filter(Boolean).join(', ')}
        </p>
        {view.notice && <Notice notice={view.notice} year={view.year} />}
        <NowAndNext view={view} now={now} />
        {view.tabs.length > 0 ? (
          <DayTabs tabs={view.tabs}>
            <ZoneSwitch times={times} />
            <ChangesAndMine view={view} />
          </DayTabs>
        ) : (
          <ChangesAndMine view={view} className="wrap" />
        )}
        {view.filter && <ProgrammeFilter year={view.year} filter={view.filter} form={form} />}
        {view.day && view.day.items.length > 0 && (
          <>
            <h2 className="visuallyHidden">{view.day.title}</h2>
            <Timetable year={view.year} day={view.day} now={now} notes={notes} isToday={view.isPresent} />
            {view.isPresent && <InlineScript text={openAtNow} />}
          </>
        )}
        {view.days.map((day) => (
          <div key={day.date} className={styles.one}>
            <h2 className={`wrap ${styles.dayTitle}`}>{day.title}</h2>
            <Timetable year={view.year} day={day} now={now} notes={notes} isShort={isShort} />
          </div>
        ))}
        {view.untimed.length > 0 && (
          <div className={`wrap ${styles.untimed} ${view.day?.items.length ? '' : styles.nothingAbove}`}>
            <h2>{words.untimed}</h2>
            <EventRows rows={view.untimed} />
          </div>
        )}
        {view.filter?.isOn && !view.day?.items.length && view.days.length === 0 && view.untimed.length === 0 && (
          <NoneFound view={view} />
        )}
        {(view.hasCalendar || view.hasBroadcasts || view.allDaysTo) && (
          <p className={`wrap cluster buttons screenOnly ${styles.ways}`}>
            {view.allDaysTo && (
              <ButtonLink to={view.allDaysTo} variant="outlined" size="small">
                {words.allDays}
              </ButtonLink>
            )}
            {view.hasBroadcasts && (
              <ButtonLink to={localePath(locale, pathWithin.broadcasts(view.year))} variant="outlined" size="small">
                {broadcast.titleOf(view.year)}
              </ButtonLink>
            )}
            {view.hasCalendar && (
              <a
                className={buttonClass({ variant: 'outlined', size: 'small' })}
                href={localePath(locale, pathWithin.calendar(view.year))}
              >
                <Icon name="calendar" />
                {words.wholeCalendar}
              </a>
            )}
          </p>
        )}
      </section>
      <SideEvents year={view.year} events={view.sideEvents} now={now} isShort={isShort} />
    </ShownZone>
  )
}

/** Nothing on this day, or nothing at all: in clear words, with the days that have it, and words that are near; the way back to everything stands above. */
function NoneFound({ view }: { view: ProgrammeView }) {
  const locale = useLocale()
  const { people, programme: words, search } = useProgrammeWords()
  const elsewhere = view.tabs.flatMap(({ found, to, date }) =>
    found ? [{ to, label: `${date}: ${found}\u00a0${counted(locale, found, words.events)}` }] : [],
  )
  const text = view.filter?.query.text
  const asked = `?${new URLSearchParams({ q: text ?? '' })}`
  return (
    <div className={`wrap ${styles.none}`}>
      <h2>{elsewhere.length > 0 ? words.noneOnDay : words.noneMatching}</h2>
      <QueryLinks title={words.onOtherDays} links={elsewhere} />
      {view.filter && <QueryLinks title={people.near} links={asQueries(view.filter.near, restOf(view.filter.query))} />}
      {text && <MoreLink to={localePath(locale, pathWithin.speakersOfYear(view.year)) + asked}>{words.amongSpeakers}</MoreLink>}
      {text && <MoreLink to={localePath(locale, pathWithin.search()) + asked}>{search.everywhere}</MoreLink>}
    </div>
  )
}

function Notice({ notice, year }: { notice: NonNullable<Route.ComponentProps['loaderData']['notice']>; year: number }) {
  const locale = useLocale()
  const { site } = useWords()
  return (
    <div className="wrap section">
      <div className={styles.notice}>
        <h2>{notice.title}</h2>
        <Text as="p" of={notice.text} />
        <MoreLink to={localePath(locale, pathWithin.forum(year))}>{site.edition(year)}</MoreLink>
      </div>
    </div>
  )
}
