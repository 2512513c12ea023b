import type { ReactNode } from 'react'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { useLocale, useWords } from '../../page-facts.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import type { MyView } from './my-view.ts'
import styles from './route.module.css'

/** No star yet, or a link without a session: how one comes to have some. */
export function Nothing({ view: { year, shared } }: { view: MyView }): ReactNode {
  const locale = useLocale()
  const { myProgramme: words } = useWords()
  return (
    <div className={`wrap ${styles.nothing}`}>
      <h2>{shared ? words.sharedNone : words.empty}</h2>
      <p>{words.emptyText}</p>
      <ButtonLink to={localePath(locale, pathWithin.programme(year))}>{words.toProgramme}</ButtonLink>
    </div>
  )
}

/** The stars are in the browser: until its scripts run nobody knows them, and without scripts nobody will. */
export function NotKnown({ year }: { year: number }): ReactNode {
  const locale = useLocale()
  const { myProgramme: words } = useWords()
  return (
    <div className={`wrap ${styles.nothing} ${styles.notKnown}`}>
      <p>{words.noScripts}</p>
      <ButtonLink to={localePath(locale, pathWithin.programme(year))}>{words.toProgramme}</ButtonLink>
    </div>
  )
}
