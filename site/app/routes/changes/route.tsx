import { wordsIn } from '@forum/design/page/locale.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { ButtonLink } from '@forum/design/ui/button/button.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { editionLocales, shownPart } from '@forum/domain/forum/edition.ts'
import { hasProgramme, shownSideEvents } from '@forum/domain/forum/shown-programme.ts'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { type ChangeDay, changeDays } from '@forum/site/app/blocks/programme-change/change-view.ts'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { editionOf, localeOf, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import type { Route } from './+types/route.ts'
import styles from './route.module.css'

export function loader({ params, context }: Route.LoaderArgs) {
  const { changes, content } = context.get(servicesContext)
  const locale = localeOf(context)
  const forum = shownPart(editionOf(context, params), locale)
  const { year } = forum
  const words = wordsIn(locale).changes
  const page: PageInfo = {
    title: words.titleOf(year),
    description: words.description(year),
    path: pathWithin.changes(year),
    locales: editionLocales(forum),
    nearestList: pathWithin.programme(year),
    listLocales: editionLocales(forum),
    image: forum.cover,
    feed: { title: words.titleOf(year), path: pathWithin.changesFeed(year) },
  }
  const sideEvents = shownSideEvents(content.sideEvents(), forum, locale)
  const hasAny = hasProgramme(forum, content.sideEvents(), locale)
  return { page, year, hasAny, days: changeDays(forum, changes.of(year), { locale, person: content.person, sideEvents }) }
}

export default function Changes({ loaderData: { year, hasAny, days } }: Route.ComponentProps) {
  const locale = useLocale()
  const { changes: words, site } = useWords()
  const links = (
    <div className="cluster screenOnly above5">
      <ButtonLink variant="outlined" to={localePath(locale, pathWithin.programme(year))}>
        {words.toProgramme}
      </ButtonLink>
      <a className="target link strong" href={localePath(locale, pathWithin.changesFeed(year))}>
        {words.subscribe}
      </a>
    </div>
  )
  return (
    <>
      <PageHead
        title={words.title}
        summary={words.lead}
        crumbs={<a href={localePath(locale, pathWithin.programme(year))}>{site.programmeOf(year)}</a>}
      />
      <section className="section within7" data-theme="white">
        <div className="wrap">
          {days.length === 0 ? (
            <div className="grid split at7">
              <h2>{words.none}</h2>
              <div className="ruled">
                <p>{hasAny ? words.noneText : words.unpublished}</p>
                {links}
              </div>
            </div>
          ) : (
            <>
              {days.map((day) => (
                <Day key={day.date} day={day} />
              ))}
              {links}
            </>
          )}
        </div>
      </section>
    </>
  )
}

function Day({ day: { date, title, changes } }: { day: ChangeDay }) {
  return (
    <section className={`apart ${styles.day}`} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`} className="below4">
        {title}
      </h2>
      <ol role="list">
        {changes.map(({ key, iso, time, title: session, to, lines }) => (
          <li key={key}>
            <time className="aside" dateTime={iso}>
              {time}
            </time>
            <div>
              <Text as="h3" className="title" of={session}>
                {(words) => (to ? <a href={to}>{words}</a> : words)}
              </Text>
              {lines.map((line) => (
                <p key={line} className="above1">
                  {line}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
