import type { ReactNode } from 'react'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { editionLocales } from '#domain/forum/edition.ts'
import { writeSelection } from '#domain/programme/selection.ts'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { useServerNow } from '../../blocks/server-clock/use-server-now.ts'
import { ShownZone, useZoneWords, ZoneSwitch } from '../../blocks/shown-zone/shown-zone.tsx'
import { isForNotice } from '../../blocks/stars/notice-address.ts'
import { useStars } from '../../blocks/stars/star-store.ts'
import { startsOn } from '../../blocks/timetable/day-view.ts'
import { editionOf, localeOf, servicesContext } from '../../context.server.ts'
import { wordsIn } from '../../locale.ts'
import { useLocale, useWords } from '../../page-facts.tsx'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import { useScripts } from '../../ui/scripts/use-scripts.ts'
import type { Route } from './+types/route.ts'
import { ChosenDays } from './chosen-days.tsx'
import { chosenOf } from './chosen-of.ts'
import { type MyView, myView } from './my-view.ts'
import { NewsOfMine } from './news-of-mine.tsx'
import { Nothing, NotKnown } from './nothing.tsx'
import styles from './route.module.css'
import { selectionCode } from './selection-code.server.ts'
import { Shared } from './shared.tsx'
import { Ways } from './ways.tsx'

/** How often the states of the sessions are computed anew. */
const interval = 30_000

export function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const forum = editionOf(context, params)
  const { year } = forum
  const selection = new URL(request.url).searchParams.get('s')
  const view = myView(context.get(servicesContext), forum, { selection, locale, draw: selectionCode })
  const { myProgramme: words } = wordsIn(locale)
  const page: PageInfo = {
    title: view.shared ? words.sharedTitle : words.titleOf(year),
    description: words.description(year),
    path: view.shared ? pathWithin.selection(year, writeSelection(view.shared.keys)) : pathWithin.my(year),
    locales: editionLocales(forum),
    nearestList: pathWithin.home(),
    image: forum.cover,
  }
  return { page, ...view }
}

/**
 * The notice of a star asks for the programme beside the page that is open: when nothing answers it says less, and that page stays. The page
 * itself is asked for as every other one.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const answer = serverLoader()
  return isForNotice(request.url) ? answer.catch(() => null) : answer
}

/** List and grid are drawn from the same. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const selection = (url: URL) => url.pathname + url.searchParams.get('s')
  return selection(currentUrl) !== selection(nextUrl) && defaultShouldRevalidate
}

export const meta = pageMeta

export default function Page({ loaderData }: Route.ComponentProps): ReactNode {
  return loaderData && <Programme view={loaderData} />
}

function Programme({ view }: { view: MyView }): ReactNode {
  const { myProgramme: words } = useWords()
  const [parameters] = useSearchParams()
  const stars = useStars(view.year)
  const now = useServerNow(view.now, interval)
  const chosen = view.shared?.keys ?? stars
  const { days, untimed } = chosenOf(view, chosen)
  const times = startsOn(days)
  const zone = useZoneWords(times)
  const isEmpty = days.length === 0 && untimed.length === 0
  const isAlive = useScripts()
  const isKnown = view.shared !== null || isAlive
  const isGrid = parameters.get('view') === 'grid'
  return (
    <ShownZone>
      <PageHead title={view.shared ? words.sharedTitle : words.title} summary={`${zone}.`} pointX={610} lit={view.year} />
      <section className={styles.page} data-theme="white" data-awaiting={view.shared ? undefined : ''}>
        <div className={`wrap ${styles.top}`}>
          {view.shared ? <Shared shared={view.shared} year={view.year} /> : <p className={styles.lead}>{words.lead}</p>}
          {!isEmpty && (
            <div className={styles.bar}>
              <Views year={view.year} isGrid={isGrid} selection={view.shared && writeSelection(view.shared.keys)} />
              <ZoneSwitch times={times} />
            </div>
          )}
        </div>
        {isEmpty && (isKnown ? <Nothing view={view} /> : <NotKnown year={view.year} />)}
        {!isEmpty && <NewsOfMine view={view} chosen={chosen} />}
        {!isEmpty && (
          <ChosenDays days={days} untimed={untimed} chosen={chosen} year={view.year} now={now} isGrid={isGrid} told={view.told} />
        )}
        {!isEmpty && <Ways year={view.year} chosen={chosen} shared={view.shared} />}
      </section>
    </ShownZone>
  )
}

type ViewsProps = { year: number; isGrid: boolean; selection: string | null }

/** List or grid; a narrow screen has the list alone. */
function Views({ year, isGrid, selection }: ViewsProps): ReactNode {
  const locale = useLocale()
  const { myProgramme: words } = useWords()
  const path = localePath(locale, selection === null ? pathWithin.my(year) : pathWithin.selection(year, selection))
  const grid = `${path}${selection === null ? '?' : '&'}view=grid`
  return (
    <nav className={styles.views} aria-label={words.views}>
      <a href={path} aria-current={isGrid ? undefined : 'true'}>
        {words.list}
      </a>
      <a href={grid} aria-current={isGrid ? 'true' : undefined}>
        {words.grid}
      </a>
    </nav>
  )
}
