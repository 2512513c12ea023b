import type { ReactNode } from 'react'
import { data, Link } from 'react-router'
import { editionLocales } from '#domain/forum/edition.ts'
import { isLocale } from '#domain/localisation/locale.ts'
import { isPublishedIn } from '#domain/localisation/localised.ts'
import { EventRows } from '../../blocks/event-rows/event-rows.tsx'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { PortraitCard } from '../../blocks/portrait/portrait-card.tsx'
import { RichText } from '../../blocks/rich-text/rich-text.tsx'
import { servicesContext } from '../../context.server.ts'
import { useLocale, useWords } from '../../locale.tsx'
import { inLanguage, pathWithin } from '../../paths.ts'
import { useFrame } from '../../site/frame/use-frame.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import type { Route } from './+types/route.ts'
import styles from './route.module.css'
import { SessionFacts } from './session-facts.tsx'
import { descriptionOf, type SessionView, sessionView } from './session-view.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const year = params.year === undefined ? services.settings.currentForumYear : Number(/^\d{4}$/.exec(params.year)?.[0])
  const forum = services.content.forumByYear(year)
  const event = forum?.isCancelled ? undefined : forum?.events.find(({ slug }) => slug === params.slug)
  // A session exists where both it and its edition do.
  const shownIn = forum && event ? editionLocales(forum).filter((locale) => isPublishedIn(event.title, locale)) : []
  if (!isLocale(params.lang) || !forum || !event || !shownIn.includes(params.lang)) throw data(null, { status: 404 })
  const view = sessionView(services, forum, event, params.lang)
  const page: PageInfo = {
    title: view.title.text,
    description: descriptionOf(view),
    path: pathWithin.session(year, event.slug),
    locales: shownIn,
    nearestList: pathWithin.programme(year),
    image: forum.cover,
  }
  return { page, ...view }
}

export const meta = pageMeta

export default function Page({ loaderData: view }: Route.ComponentProps) {
  const frame = useFrame()
  return (
    <>
      <PageHead
        title={view.title.text}
        titleLang={view.title.lang}
        crumbs={<Crumb view={view} />}
        strands={frame.strands}
        pointX={930}
        look="session"
      />
      <section className={styles.session} data-theme="white">
        <div className="wrap">
          <SessionFacts view={view} />
          <Body view={view} />
          <OnStage view={view} />
        </div>
      </section>
      <Next view={view} />
    </>
  )
}

function Crumb({ view: { year, day } }: { view: SessionView }): ReactNode {
  const locale = useLocale()
  const { programme: words } = useWords()
  const path = day ? pathWithin.programmeDay(year, day.slug) : pathWithin.programme(year)
  return (
    <Link className={styles.crumb} to={inLanguage(locale, path)}>
      {day ? `${words.title}, ${day.date}` : words.title}
    </Link>
  )
}

function Body({ view: { description, presentation } }: { view: SessionView }): ReactNode {
  const { programme: words, site } = useWords()
  if (!description && !presentation) return null
  return (
    <div className={`grid ${styles.body}`}>
      {description && (
        <div className={styles.text}>
          <RichText text={description.text} lang={description.lang} look="session" />
        </div>
      )}
      {presentation && (
        <aside className={styles.materials}>
          <h2>{words.materials}</h2>
          <a href={`/assets/${presentation}/asset.pdf`} target="_blank" rel="noopener">
            <span>{words.presentation}</span>
            <span className="quiet">
              PDF<span className="visuallyHidden"> ({site.newTab})</span>
            </span>
          </a>
        </aside>
      )}
    </div>
  )
}

const sizes = '(max-width: 760px) 45vw, (max-width: 1199px) 30vw, 237px'

/** Moderators stand first and carry the tag. */
function OnStage({ view: { moderators, speakers } }: { view: SessionView }): ReactNode {
  const { programme: words } = useWords()
  if (moderators.length + speakers.length === 0) return null
  return (
    <>
      <h2 className={styles.heading}>{words.onStage}</h2>
      <ul className={styles.people}>
        {moderators.map((person) => (
          <li key={person.slug}>
            <PortraitCard person={person} role={words.moderatorTag} sizes={sizes} look="session" />
          </li>
        ))}
        {speakers.map((person) => (
          <li key={person.slug}>
            <PortraitCard person={person} sizes={sizes} look="session" />
          </li>
        ))}
      </ul>
    </>
  )
}

function Next({ view: { year, next } }: { view: SessionView }): ReactNode {
  const locale = useLocale()
  const { programme: words } = useWords()
  if (!next) return null
  return (
    <section className={`section ${styles.next}`} data-theme="ink">
      <div className="wrap">
        <div className="sectionHead">
          <h2>{next.title}</h2>
          <MoreLink to={inLanguage(locale, pathWithin.programme(year))}>{words.all}</MoreLink>
        </div>
        <EventRows rows={next.rows} />
      </div>
    </section>
  )
}
