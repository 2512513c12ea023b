// What is incomplete on the site, for editors whom the content service sends here. Nobody keeps it: site/server/middleware/personal-pages.ts.
import '@forum/design/styles/parts/cells.css'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { localeOf } from '@forum/site/app/context/context.server.ts'
import type { PageHandle } from '@forum/site/app/context/page-handle.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import type { Route } from './+types/route.ts'
import { incompleteFor } from './incomplete.server.ts'
import type { IncompleteRow } from './incomplete-view.ts'
import styles from './route.module.css'

export const handle = { layout: 'quiet' } satisfies PageHandle

export function loader({ params, context, request }: Route.LoaderArgs) {
  const { view, words } = incompleteFor(context, params.key, request)
  const { title, description, summary, nothing, editions, all, link } = words
  const page: PageInfo = {
    title,
    description,
    path: pathWithin.incomplete(params.key),
    locales: locales.filter((locale) => locale === localeOf(context)),
    nearestList: pathWithin.home(),
  }
  return { page, view, words: { title, summary, nothing, editions, all, link } }
}

export default function Incomplete({ loaderData: { view, words } }: Route.ComponentProps) {
  return (
    <section className="section" data-theme="white">
      <div className="wrap">
        <h1>{words.title}</h1>
        <p className="measure above4">{noBreak(words.summary)}</p>
        {view.heldBack && <p className="notice measure above4">{noBreak(view.heldBack)}</p>}
        <nav aria-label={words.editions}>
          <ul role="list" className={`cluster above5 ${styles.years}`}>
            {view.years.map(({ year, href, isShown }) => (
              <li key={year}>
                <a href={href} aria-current={isShown ? 'page' : undefined}>
                  {year ?? words.all}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {view.total === 0 && <p>{words.nothing}</p>}
        {view.groups.map(({ key, title, count, rows, more }) => (
          <section key={key} className="above6" aria-labelledby={key}>
            <h2 id={key} className="title below4">
              {title} <span className="quiet">{count}</span>
            </h2>
            <ul role="list">
              {rows.map((row) => (
                <Row key={row.key} row={row} />
              ))}
            </ul>
            {more && <p>{more}</p>}
          </section>
        ))}
        <p className="measure quiet above7">{noBreak(words.link)}</p>
      </div>
    </section>
  )
}

function Row({ row: { href, collection, name, what } }: { row: IncompleteRow }) {
  return (
    <li className={`cells ${styles.row}`}>
      <a href={href}>{name ? <Text of={name} /> : collection}</a>
      <span className="quiet">{collection}</span>
      <span>{what}</span>
    </li>
  )
}
