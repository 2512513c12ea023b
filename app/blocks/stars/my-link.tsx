import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { useLocale, useWords } from '../../locale.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './my-link.module.css'
import { useStars } from './star-store.ts'

/** The way to one's own programme of an edition, with how many sessions it has. */
export function MyLink({ year }: { year: number }): ReactNode {
  const locale = useLocale()
  const { myProgramme: words } = useWords()
  const count = useStars(year).length
  return (
    <Link className={styles.link} to={localePath(locale, pathWithin.my(year))}>
      <Icon name="star" />
      <span>
        {words.title}
        {count > 0 && ` (${count})`}
      </span>
    </Link>
  )
}
