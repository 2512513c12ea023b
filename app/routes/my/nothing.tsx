import type { ReactNode } from 'react'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { useLocale, useWords } from '../../page-facts.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './route.module.css'

/** No star yet, or a link without a session: how one comes to have some. */
export function Nothing({ year, isShared }: { year: number; isShared: boolean }): ReactNode {
  const locale = useLocale()
  const { myProgramme: words } = useWords()
  return (
    <div className={`wrap ${styles.nothing}`}>
      <h2>{isShared ? words.sharedNone : words.empty}</h2>
      <p className="measure">{words.emptyText}</p>
      <ButtonLink to={localePath(locale, pathWithin.programme(year))}>{words.toProgramme}</ButtonLink>
    </div>
  )
}

/** The stars are in the browser: without scripts nobody will know them. */
export function NotKnown({ year }: { year: number }): ReactNode {
  const locale = useLocale()
  const { myProgramme: words } = useWords()
  return (
    <div className={`wrap ${styles.nothing} ${styles.notKnown}`}>
      <p className="measure">{words.noScripts}</p>
      <ButtonLink to={localePath(locale, pathWithin.programme(year))}>{words.toProgramme}</ButtonLink>
    </div>
  )
}
