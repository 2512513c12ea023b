import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { MyLink } from '@forum/site/app/blocks/stars/my-link.tsx'
import type { ReactNode } from 'react'
import type { ProgrammeView } from './programme-view.ts'

type ChangesAndMineProps = { view: Pick<ProgrammeView, 'year' | 'hasChanges' | 'notice'>; className?: string }

/** Links to changes, and to one's own programme. */
export function ChangesAndMine({ view: { year, hasChanges, notice }, className = '' }: ChangesAndMineProps): ReactNode {
  const locale = useLocale()
  const { changes } = useWords()
  if (!hasChanges && notice) return null
  return (
    <p className={`cluster targets screenOnly ${className}`}>
      {hasChanges && <a href={localePath(locale, pathWithin.changes(year))}>{changes.title}</a>}
      {!notice && <MyLink year={year} />}
    </p>
  )
}
