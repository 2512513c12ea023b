import { data } from '@forum/design/attributes/attributes.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { grouped } from '@forum/domain/localisation/grouped.ts'
import { type SheafShape, sheafStrands } from '@forum/site/app/blocks/sheaf/sheaf-geometry.ts'
import { useFrameData } from '@forum/site/app/context/frame-data.ts'
import type { CSSProperties, ReactNode } from 'react'
import styles from './years.module.css'

type YearsProps = {
  shape: SheafShape
  /** Year of the page's edition; null: it has no page. */
  own: number | null
}

/** The pattern's lines as links to editions, with year and attendance. site/app/islands/strands highlights the one under the pointer. */
export function Years({ shape, own }: YearsProps): ReactNode {
  const locale = useLocale()
  const { forum } = useWords()
  const { strands, archive } = useFrameData()
  const drawn = sheafStrands(strands, shape)
  const places = new Map(drawn.map((strand) => [strand.year, strand]))
  /** Percentage of the drawing's height. */
  const share = (height: number) => Math.round((height / shape.height) * 1000) / 10
  const linked = strands.filter(({ year }) => year === own || archive.includes(year))
  if (linked.length === 0) return null
  return (
    <nav className={styles.years} aria-label={forum.editions} {...data({ 'data-module': 'strands', 'data-when': 'touched' })}>
      {linked.map(({ year, attendance, isCancelled }) => {
        const place = places.get(year)
        const [start = 0, middle = 0] = [place?.start, place?.middle]
        const people = isCancelled ? forum.cancelled : attendance && `${forum.attendance}: ${grouped(attendance)}`
        return (
          <a
            key={year}
            className={place?.isCurrent ? styles.current : undefined}
            style={{ '--start': share(start), '--strand': share((middle - start) * 2) } as CSSProperties}
            href={localePath(locale, pathWithin.forum(year))}
            {...data({ 'data-strand': drawn.findIndex((strand) => strand.year === year) })}
          >
            {people && <span>{people}, </span>}
            {year}
          </a>
        )
      })}
    </nav>
  )
}
