import '@forum/design/styles/parts/cells.css'
import { wordsIn } from '@forum/design/page/locale.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { Arrow } from '@forum/design/ui/icon/icon.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { localeOf, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
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
