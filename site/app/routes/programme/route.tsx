import { data } from '@forum/design/attributes/attributes.ts'
import { Inline } from '@forum/design/page/inline.tsx'
import { wordsIn } from '@forum/design/page/locale.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { ButtonLink, buttonClass } from '@forum/design/ui/button/button.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { editionLocales } from '@forum/domain/forum/edition.ts'
import { shownSideEvents } from '@forum/domain/forum/shown-programme.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import { EventRows } from '@forum/site/app/blocks/event-rows/event-rows.tsx'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { asQueries, QueryLinks } from '@forum/site/app/blocks/query-links/query-links.tsx'
import { ShownZone, ZoneName } from '@forum/site/app/blocks/shown-zone/shown-zone.tsx'
import { ZoneSwitch } from '@forum/site/app/blocks/shown-zone/zone-switch.tsx'
import { Subscription } from '@forum/site/app/blocks/subscription/subscription.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { Clashes } from '@forum/site/app/blocks/timetable/clashes.tsx'
import { Timetable } from '@forum/site/app/blocks/timetable/timetable.tsx'
import { editionOf, localeOf, notFound, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { editionEvent, programmeEvent } from '@forum/site/app/structured-data/event-data.server.ts'
import { describe } from '@forum/site/app/structured-data/graph.server.ts'
import { sideEventCore } from '@forum/site/app/structured-data/side-event-data.server.ts'
import type { Route } from './+types/route.ts'
import { ChangesAndMine } from './changes-and-mine.tsx'
import { DayTabs } from './day-tabs.tsx'
import { NowAndNext } from './now-and-next.tsx'
import { openAtNow } from './open-at-now.ts'
import { parseQuery } from './programme-address.ts'
import { ProgrammeFilter, restOf } from './programme-filter.tsx'
import { type ProgrammeView, programmeView } from './programme-view.ts'
import styles from './route.module.css'
import { SideEvents } from './side-events.tsx'

export function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const locale = localeOf(context)
  const forum = editionOf(context, params)
  const { year } = forum
  const view = programmeView(services, forum, locale, parseQuery(new URL(request.url).searchParams)) ?? notFound()
  const { programme: words } = wordsIn(locale)
  const day = view.ownDay
  const page: PageInfo = {
    title: day ? words.titleOfDay(year, day.date) : words.titleOf(year),
    description: view.notice
      ? wordsOf(view.notice.text)
      : view.short.length > 0
        ? view.shortText
        : words.description(day ? `${year}, ${day.date}` : year, view.facts),
    path: day ? pathWithin.programmeDay(year, day.slug) : pathWithin.programme(year),
    locales: editionLocales(forum),
    nearestList: pathWithin.home(),
    image: forum.cover,
    ...(view.hasChanges && { feed: { title: wordsIn(locale).changes.titleOf(year), path: pathWithin.changesFeed(year) } }),
    ...(view.filter?.isOn && { isHidden: true }),
  }
  const of = { siteUrl: services.settings.siteUrl, locale, forum, changes: services.changes }
  const around = shownSideEvents(services.content.sideEvents(), forum, locale)
  // Side events are described to search engines on their own day's page only, and not on the page of all days.
  const sides = view.days.length > 0 ? [] : around.flatMap((event) => sideEventCore(of, event) ?? [])
  describe(
    context,
    view.days.length > 0 ? editionEvent(of, page.description) : programmeEvent(of, page.description, view.day?.date, sides),
  )
  return { page, ...view }
}

export default function Page({ loaderData: view }: Route.ComponentProps) {
  const { programme: words } = useWords()
  const { year, now } = view
  return (
    <>
      <PageHead title={view.title} summary={view.facts && <Summary view={view} />} />
      <section data-theme="white">
        <ShownZone />
        <Clashes year={year} />
        <p className="wrap printOnly strong" aria-hidden="true">
          {[words.titleOf(year), view.day?.title].filter(Boolean).join(', ')}
        </p>
        {view.notice && <Notice notice={view.notice} year={year} />}
        {view.short.length > 0 && <ShortProgramme rows={view.short} text={view.shortText} />}
        <NowAndNext view={view} now={now} />
        {view.tabs.length > 0 ? (
          <DayTabs tabs={view.tabs}>
            <ZoneSwitch />
            <ChangesAndMine view={view} />
          </DayTabs>
        ) : (
          <ChangesAndMine view={view} className="wrap" />
        )}
        {view.filter && <ProgrammeFilter year={year} filter={view.filter} />}
        <div {...data({ 'data-part': 'results' })}>
          <Results view={view} />
        </div>
      </section>
      {/* A single day prints on two sheets. */}
      <div {...data({ 'data-part': 'around' })} className={view.day && view.tabs.length > 1 ? 'screenOnly' : undefined}>
        <SideEvents year={year} events={view.sideEvents} now={now} />
      </div>
    </>
  )
}

function Summary({ view: { facts, interrupted } }: { view: ProgrammeView }) {
  const { programme: words } = useWords()
  return (
    <>
      <span {...data({ 'data-part': 'facts' })}>{noBreak(words.facts(facts, words.inKyivTime))}</span>
      <ZoneName />
      {interrupted && <> {noBreak(interrupted)}</>}
    </>
  )
}

/** The part that depends on the filter. */
function Results({ view }: { view: ProgrammeView }) {
  const { programme: words } = useWords()
  const { year, day, days, now, untimed } = view
  const hasItems = day !== null && day.items.length > 0
  return (
    <>
      <i hidden {...data({ 'data-beside': JSON.stringify(view.beside) })} />
      {hasItems && (
        <>
          <h2 className="visuallyHidden">{day.title}</h2>
          <Timetable year={year} day={day} now={now} isToday={view.isPresent} />
          {view.isPresent && <Inline as="script" text={openAtNow} />}
        </>
      )}
      {days.map((one) => (
        <div key={one.date} className={styles.one}>
          <h2 className="wrap capital">{one.title}</h2>
          <Timetable year={year} day={one} now={now} />
        </div>
      ))}
      {untimed.length > 0 && (
        <div className={`wrap section ${hasItems ? 'flush' : ''}`}>
          <h2 className="below6">{words.untimed}</h2>
          <EventRows rows={untimed} />
        </div>
      )}
      {view.filter?.isOn && !hasItems && days.length === 0 && untimed.length === 0 && <NoneFound view={view} />}
      <Ways view={view} />
    </>
  )
}

function Ways({ view: { year, allDaysTo, hasBroadcasts, hasCalendar } }: { view: ProgrammeView }) {
  const locale = useLocale()
  const { broadcast, programme: words } = useWords()
  if (!hasCalendar && !hasBroadcasts && !allDaysTo) return null
  return (
    <div className={`wrap screenOnly ${styles.ways}`}>
      <p className="cluster buttons">
        {allDaysTo && (
          <ButtonLink to={allDaysTo} variant="outlined" size="small">
            {words.allDays}
          </ButtonLink>
        )}
        {hasBroadcasts && (
          <ButtonLink to={localePath(locale, pathWithin.broadcasts(year))} variant="outlined" size="small">
            {broadcast.titleOf(year)}
          </ButtonLink>
        )}
        {hasCalendar && (
          <a className={buttonClass({ variant: 'outlined', size: 'small' })} href={localePath(locale, pathWithin.calendar(year))}>
            <Icon name="calendar" />
            {words.wholeCalendar}
          </a>
        )}
      </p>
      {hasCalendar && (
        <div className="measure above4">
          <Subscription title={words.subscribe} path={localePath(locale, pathWithin.calendar(year))} />
        </div>
      )}
    </div>
  )
}

/** No results on this day, or on any: days with results, and spelling suggestions. */
function NoneFound({ view }: { view: ProgrammeView }) {
  const locale = useLocale()
  const { people, programme: words, search } = useWords()
  const elsewhere = view.tabs.flatMap(({ found, to, date }) =>
    found ? [{ to, label: `${date}: ${found}\u00a0${counted(locale, found, words.events)}` }] : [],
  )
  const text = view.filter?.query.text
  const asked = `?${new URLSearchParams({ q: text ?? '' })}`
  return (
    <div className="wrap gap4 start above7 below7">
      <h2>{elsewhere.length > 0 ? words.noneOnDay : words.noneMatching}</h2>
      <QueryLinks title={words.onOtherDays} links={elsewhere} />
      {view.filter && <QueryLinks title={people.near} links={asQueries(view.filter.near, restOf(view.filter.query))} />}
      {text && <MoreLink to={localePath(locale, pathWithin.speakersOfYear(view.year)) + asked}>{words.amongSpeakers}</MoreLink>}
      {text && <MoreLink to={localePath(locale, pathWithin.search()) + asked}>{search.everywhere}</MoreLink>}
    </div>
  )
}

/** Shown until the programme is published. */
function ShortProgramme({ rows, text }: { rows: ProgrammeView['short']; text: string }) {
  const { programme: words } = useWords()
  return (
    <div className="wrap section">
      <h2>{words.short}</h2>
      <p className="said sentence">{noBreak(text)}</p>
      <EventRows rows={rows} />
    </div>
  )
}

function Notice({ notice, year }: { notice: NonNullable<Route.ComponentProps['loaderData']['notice']>; year: number }) {
  const locale = useLocale()
  const { site } = useWords()
  return (
    <div className="wrap section">
      <div>
        <h2>{notice.title}</h2>
        <Text as="p" className="said sentence" of={notice.text} />
        <MoreLink to={localePath(locale, pathWithin.forum(year))}>{site.edition(year)}</MoreLink>
      </div>
    </div>
  )
}
