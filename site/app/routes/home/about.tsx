import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { RichText } from '@forum/site/app/blocks/rich-text/rich-text.tsx'
import type { CSSProperties } from 'react'
import styles from './home.module.css'
import type { HomeView } from './home-view.ts'

/** The forum in two sentences, and statistics: the first number is the largest element. */
export function About({ home: { lead, statistics } }: { home: HomeView }) {
  const locale = useLocale()
  const { home: words } = useWords()
  const [first, ...rest] = statistics
  if (!lead && !first) return null
  return (
    <section className="section" data-theme="white">
      <div className="wrap">
        {lead && (
          <div className="grid split at10">
            <div className={`${styles.lead} lead`}>
              <RichText of={lead} />
            </div>
            <div className={styles.aside}>
              <MoreLink to={localePath(locale, pathWithin.about('mission'))}>{words.aboutEdition}</MoreLink>
            </div>
          </div>
        )}
        {first && (
          <div className={`grid steady above7 ${styles.figures}`}>
            <h2 className="visuallyHidden">{words.numbers}</h2>
            <p className={styles.big} style={{ '--letters': first.value.length } as CSSProperties}>
              <b>{first.value}</b> <span>{noBreak(first.label)}</span>
            </p>
            <ul role="list">
              {rest.slice(0, 4).map(({ value, label }) => (
                <li key={label}>
                  <b>{value}</b> <span>{noBreak(label)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}
