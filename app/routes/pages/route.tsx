import { Link } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { locales } from '#domain/localisation/locale.ts'
import { Cover } from '../../blocks/cover/cover.tsx'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { Text } from '../../blocks/text/text.tsx'
import { localeOf, servicesContext } from '../../context.server.ts'
import { useLocale, useWords, wordsIn } from '../../locale.tsx'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'
import { type PageCard, pagesView } from './pages-view.ts'
import styles from './route.module.css'

export function loader({ context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const { reference } = wordsIn(locale)
  const page: PageInfo = {
    title: reference.pages,
    description: reference.pagesDescription,
    path: pathWithin.pages(),
    locales,
    nearestList: pathWithin.pages(),
  }
  return { page, cards: pagesView(context.get(servicesContext), locale) }
}

export const meta = pageMeta

export default function Pages({ loaderData: { cards } }: Route.ComponentProps) {
  const { reference } = useWords()
  return (
    <>
      <PageHead title={reference.pages} summary={reference.pagesSummary} pointX={860} />
      <section className="section" data-theme="white">
        <div className="wrap">
          {cards.length === 0 && <h2 className={styles.none}>{reference.noPages}</h2>}
          <ul className={styles.cards}>
            {cards.map((card, index) => (
              <li key={card.slug}>
                <Card card={card} isFirst={index === 0} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}

function Card({ card: { slug, title, summary, cover }, isFirst }: { card: PageCard; isFirst: boolean }) {
  const locale = useLocale()
  return (
    <Link className={styles.card} to={localePath(locale, pathWithin.page(slug))}>
      <Cover file={cover} ratio="photo" sizes="(max-width: 760px) 100vw, (max-width: 1199px) 46vw, 416px" isFirst={isFirst} />
      <Text as="h2" of={title} />
      {summary && <Text as="p" of={summary} />}
    </Link>
  )
}
