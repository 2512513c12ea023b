import { wordsIn } from '@forum/design/page/locale.ts'
import { Disclosure } from '@forum/design/ui/disclosure/disclosure.tsx'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { Subscription } from '@forum/site/app/blocks/subscription/subscription.tsx'
import { localeOf, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { Fragment, type ReactNode } from 'react'
import type { Route } from './+types/route.ts'
import { type CalendarView, type OpenDataView, openDataView } from './open-data-view.ts'
import styles from './route.module.css'

export function loader({ context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const words = wordsIn(locale)
  const { openData } = words
  const page: PageInfo = {
    title: openData.title,
    description: openData.description,
    path: pathWithin.openData(),
  }
  return { page, words: openData, view: openDataView(context.get(servicesContext), words, locale) }
}

type Words = Catalogue['openData']

const licence = 'https://creativecommons.org/licenses/by/4.0/'

export default function OpenData({ loaderData: { words, view } }: Route.ComponentProps) {
  const { programme, news, sitemap } = view
  return (
    <>
      <PageHead title={words.title} summary={words.summary} />
      <section className="section within6" data-theme="white">
        <div className="wrap">
          {programme ? (
            <Programme programme={programme} words={words} />
          ) : (
            <Part title={words.calendar}>{<p>{view.none}</p>}</Part>
          )}
          {programme && (
            <Part title={words.changes}>
              <p>{words.changesText}</p>
              <Address href={programme.changes} />
            </Part>
          )}
          {news && (
            <Part title={words.news}>
              <p>{words.newsText}</p>
              <Address href={news} />
            </Part>
          )}
          <Part title={words.machines}>
            <p>{words.machinesText}</p>
            <Address href={sitemap} />
          </Part>
          <Part title={words.terms}>
            <p>{words.termsText}</p>
            <p>
              <a className="link" href={licence} rel="license">
                {words.licence}
              </a>
            </p>
          </Part>
        </div>
      </section>
    </>
  )
}

function Programme({ programme, words }: { programme: NonNullable<OpenDataView['programme']>; words: Words }) {
  const { all, days, rooms, xml, json, giggity, frame, example } = programme
  return (
    <>
      <Part title={words.calendar}>
        <p>{words.calendarText}</p>
        <Subscription title={filled(words.subscribeTo, { what: all.name })} path={all.path} />
        <Calendars title={words.byDay} calendars={days} />
        {rooms.length > 0 && <Calendars title={words.byRoom} calendars={rooms} />}
        <p>{words.ownCalendars}</p>
        <Disclosure title={words.how}>
          <dl className="gap4 below4">
            {words.ways.map(({ name, text }) => (
              <div key={name}>
                <dt className="strong">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </Part>
      <Part title={words.apps}>
        <p>{words.appsText}</p>
        <p>
          <a className="link" href={giggity}>
            {words.inGiggity}
          </a>
        </p>
        <p>{words.inOthers}</p>
        <Address href={xml} />
        <Address href={json} />
      </Part>
      <Part title={words.embedding}>
        <p>{words.embeddingText}</p>
        <pre className={styles.code}>
          <code>{frame}</code>
        </pre>
        <p>
          <a className="link" href={example}>
            {words.example}
          </a>
        </p>
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`grid steady split at5 ${styles.part}`}>
      <h2>{title}</h2>
      <div className="gap4 measure">{children}</div>
    </section>
  )
}

function Calendars({ title, calendars }: { title: string; calendars: readonly CalendarView[] }) {
  return (
    <div>
      <h3 className="label">{title}</h3>
      {calendars.map(({ name, path }) => (
        <Subscription key={path} title={name} path={path} />
      ))}
    </div>
  )
}

/** An address to open or copy. */
function Address({ href }: { href: string }) {
  return (
    <p>
      <a className="link" href={href}>
        {href.split(/(?<=\/)(?=\w)/).map((part) => (
          <Fragment key={part}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </a>
    </p>
  )
}
