import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { ButtonLink } from '@forum/design/ui/button/button.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { type EventRow, EventRows } from '@forum/site/app/blocks/event-rows/event-rows.tsx'
import type { ReactNode } from 'react'
import styles from './route.module.css'

type NothingProps = {
  year: number
  isShared: boolean
  /** There is something to star. */
  hasEvents: boolean
  /** Suggestions. */
  first?: readonly EventRow[]
}

/** No star yet, or a link without sessions: how to choose some. */
export function Nothing({ year, isShared, hasEvents, first = [] }: NothingProps): ReactNode {
  const locale = useLocale()
  const { myProgramme: words } = useWords()
  return (
    <div className="wrap gap4 start above7 below7">
      <h2>{isShared ? words.sharedNone : words.empty}</h2>
      <p className="measure">{hasEvents ? words.emptyText : words.nothingToStar}</p>
      <ButtonLink to={localePath(locale, pathWithin.programme(year))}>{words.toProgramme}</ButtonLink>
      {first.length > 0 && (
        <section className={`above5 ${styles.first}`} aria-labelledby="first">
          <h2 id="first" className="label">
            {words.first}
          </h2>
          <EventRows rows={first} />
        </section>
      )}
    </div>
  )
}

/** Stars are in the browser and need scripts. */
export function NotKnown({ year }: { year: number }): ReactNode {
  const locale = useLocale()
  const { myProgramme: words } = useWords()
  return (
    <div className="wrap gap4 start unscripted above7 below7">
      <p className="measure">{words.noScripts}</p>
      <ButtonLink to={localePath(locale, pathWithin.programme(year))}>{words.toProgramme}</ButtonLink>
    </div>
  )
}
