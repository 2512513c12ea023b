import { type ReactNode, useEffect, useRef } from 'react'
import { counted } from '#domain/localisation/plural.ts'
import { Text } from '../../blocks/text/text.tsx'
import { useLocale, useWords } from '../../page-facts.tsx'
import styles from './day-tabs.module.css'
import type { DayTab } from './programme-view.ts'

/** The days as links; they stay in view while the day is read. `children`: what is chosen for all of them, at their end or below them. */
export function DayTabs({ tabs, children }: { tabs: readonly DayTab[]; children: ReactNode }): ReactNode {
  const locale = useLocale()
  const { programme: words } = useWords()
  const list = useRef<HTMLUListElement>(null)
  const chosen = tabs.find((tab) => tab.isChosen)?.to
  useEffect(() => {
    if (chosen && list.current) showChosen(list.current)
  }, [chosen])
  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.row}`}>
        <nav className={styles.days} aria-label={words.days}>
          <ul ref={list}>
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
        <div className={styles.beside}>{children}</div>
      </div>
    </div>
  )
}

/** On a phone the row of days scrolls sideways: the chosen one is brought into it, and the page stays where it is. */
function showChosen(list: HTMLUListElement): void {
  const tab = list.querySelector<HTMLElement>('[aria-current]')
  if (!tab) return
  const [row, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  list.scrollLeft += Math.max(0, own.right - row.right) + Math.min(0, own.left - row.left)
}
