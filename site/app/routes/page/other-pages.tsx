import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { ContentPageView } from './page-view.ts'
import styles from './route.module.css'

/** Links to other pages: beside a text, or below a wide page. */
export function OtherPages({ pages, variant }: { pages: ContentPageView['others']; variant: 'column' | 'row' }) {
  const locale = useLocale()
  const { reference } = useWords()
  if (pages.length === 0) return null
  return (
    <nav className={`screenOnly strong targets ${styles[variant]}`} aria-labelledby="other-pages">
      <h2 id="other-pages" className="label">
        {reference.otherPages}
      </h2>
      <ul role="list">
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <a href={localePath(locale, pathWithin.page(slug))} lang={langOf(title)}>
              {noBreak(wordsOf(title))}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
