import '../../styles/parts/cells.css'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { wordsOf } from '#domain/localisation/local-text.ts'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { Text } from '../../blocks/text/text.tsx'
import { localeOf, servicesContext } from '../../context/context.server.ts'
import { wordsIn } from '../../page/locale.ts'
import { useLocale, useWords } from '../../page/page-facts.tsx'
import type { PageInfo } from '../../site/page-info/page-info.tsx'
import { Arrow } from '../../ui/icon/icon.tsx'
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
  }
  return { page, cards: pagesView(context.get(servicesContext), locale) }
}

export default function Pages({ loaderData: { cards } }: Route.ComponentProps) {
  const { reference } = useWords()
  return (
    <>
      <PageHead title={reference.pages} summary={reference.pagesSummary} />
      <section className="section" data-theme="white">
        <div className="wrap">
          {cards.length === 0 && <h2>{reference.noPages}</h2>}
          {cards.length > 0 && (
            <ul role="list" className="list">
              {cards.map((card) => (
                <li key={card.slug}>
                  <Row card={card} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
    </>
  )
}

/** A page with its topics. */
function Row({ card: { slug, title, summary, topics } }: { card: PageCard }) {
  const locale = useLocale()
  return (
    <a className={`cells ${styles.row}`} href={localePath(locale, pathWithin.page(slug))}>
      <Text as="h2" of={title} />
      {summary && <Text as="p" className="quiet" of={summary} />}
      {topics.length > 0 && (
        <ul role="list">
          {topics.map((topic) => (
            <li key={wordsOf(topic)}>
              <Text of={topic} />
            </li>
          ))}
        </ul>
      )}
      <Arrow />
    </a>
  )
}
