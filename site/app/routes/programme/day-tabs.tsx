import { data } from '@forum/design/attributes/attributes.ts'
import '@forum/design/styles/parts/tabs.css'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { counted } from '@forum/domain/localisation/plural.ts'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import type { ReactNode } from 'react'
import styles from './day-tabs.module.css'
import type { DayTab } from './programme-view.ts'

/** Sticky links to the days. `children`: controls for all days, at their end or below. */
export function DayTabs({ tabs, children }: { tabs: readonly DayTab[]; children: ReactNode }): ReactNode {
  const locale = useLocale()
  const { programme: words } = useWords()
  return (
    <div className={`inPlace ${styles.bar}`}>
      <div className={`wrap ${styles.row}`}>
        <nav className={`tabs ${styles.days}`} aria-label={words.days}>
          <ul role="list" {...data({ 'data-part': 'days' })}>
            {tabs.map((tab) => (
              <li key={`${tab.date} ${tab.weekday}`}>
                <a href={tab.to} aria-current={tab.isChosen ? 'page' : undefined}>
                  <b>
                    {tab.date}
                    {tab.found !== undefined && (
                      <span className={styles.found}>
                        {' '}
                        {tab.found}
                        <span className="visuallyHidden"> {counted(locale, tab.found, words.events)}</span>
                      </span>
                    )}
                  </b>
                  <span>
                    {tab.weekday}
                    {tab.title && (
                      <>
                        , <Text of={tab.title} asWritten />
                      </>
                    )}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`cluster screenOnly ${styles.beside}`}>{children}</div>
      </div>
    </div>
  )
}
