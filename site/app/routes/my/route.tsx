import { data } from '@forum/design/attributes/attributes.ts'
import { wordsIn } from '@forum/design/page/locale.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { editionLocales } from '@forum/domain/forum/edition.ts'
import { writeSelection } from '@forum/domain/programme/selection.ts'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { ShownZone, ZoneName } from '@forum/site/app/blocks/shown-zone/shown-zone.tsx'
import { ZoneSwitch } from '@forum/site/app/blocks/shown-zone/zone-switch.tsx'
import { Clashes } from '@forum/site/app/blocks/timetable/clashes.tsx'
import { editionOf, localeOf, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import type { ReactNode } from 'react'
import type { Route } from './+types/route.ts'
import { ChosenDays, NewsOfMine } from './chosen-days.tsx'
import { type MyView, myView } from './my-view.ts'
import { Nothing, NotKnown } from './nothing.tsx'
import styles from './route.module.css'
import { selectionCode } from './selection-code.server.ts'
import { Shared } from './shared.tsx'
import { Ways } from './ways.tsx'

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

/** A shared selection is whole as it is drawn; of one's own programme all is drawn, and islands/my-programme shows what is starred. */
export default function Page({ loaderData: view }: Route.ComponentProps): ReactNode {
  const { myProgramme: words, programme } = useWords()
  const locale = useLocale()
  const { year, shared } = view
  return (
    <>
      <PageHead
        title={shared ? words.sharedTitle : words.title}
        summary={
          <>
            {view.summary}. {programme.inKyivTime}.<ZoneName />
          </>
        }
      />
      <section
        className={styles.page}
        data-theme="white"
        {...data({
          'data-module': 'my-programme',
          'data-year': year,
          'data-now': view.now,
          'data-keys': shared ? writeSelection(shared.keys) : undefined,
          'data-my': localePath(locale, pathWithin.my(year)),
        })}
      >
        <ShownZone />
        {!shared && <Clashes year={year} />}
        <div className="wrap within6">
          {shared ? <Shared shared={shared} /> : view.hasEvents && <p className="quiet screenOnly">{words.lead}</p>}
        </div>
        {shared?.keys.length === 0 && <Nothing year={year} isShared hasEvents={view.hasEvents} />}
        {!shared && (
          <>
            <NotKnown year={year} />
            <div {...data({ 'data-none': '' })} hidden>
              <Nothing year={year} isShared={false} hasEvents={view.hasEvents} first={view.first} />
            </div>
          </>
        )}
        <Chosen view={view} />
      </section>
    </>
  )
}

function Chosen({ view }: { view: MyView }): ReactNode {
  const { year, shared } = view
  if (shared?.keys.length === 0) return null
  return (
    <div {...data({ 'data-some': '' })} hidden={!shared}>
      <div className="wrap between screenOnly above4">
        <ZoneSwitch />
      </div>
      <NewsOfMine view={view} />
      <ChosenDays view={view} />
      <Ways year={year} shared={shared} />
    </div>
  )
}
