import type { CSSProperties, ReactNode } from 'react'
import { noBreak } from '#domain/localisation/line-ends.ts'
import { type LocalText, wordsOf } from '#domain/localisation/local-text.ts'
import { useFrameData } from '../../frame-data.ts'
import { Sheaf } from '../sheaf/sheaf.tsx'
import { Text } from '../text/text.tsx'
import styles from './page-head.module.css'

type PageHeadProps = {
  /** Words of the site, or an editor's text. */
  title: string | LocalText
  /** One sentence below, or two. */
  summary?: ReactNode
  crumbs?: ReactNode
  /** Where the strands meet, 0 to 1440: each page has its own point. */
  pointX: number
  /**
   * `session`: taller, with a smaller heading over the left three quarters. `low`, and `watch` with the heading of a
   * session: what is below has to be seen at once. `edition`: its own strand is seen on phones, too.
   */
  variant?: 'list' | 'session' | 'low' | 'watch' | 'edition'
  /** The year whose strand is wheat; the last one when not given. */
  lit?: number | undefined
  /** The short header stands above it, not over it. */
  isBelowBar?: boolean
}

/** The head of every page but the home page: the sheaf, the heading and the wheat rule on which the page stands. */
export function PageHead({ title, summary, crumbs, pointX, variant = 'list', lit, isBelowBar = false }: PageHeadProps) {
  const { strands } = useFrameData()
  const isSession = variant === 'session' || variant === 'watch'
  const shape = isSession
    ? { width: 1440, height: 520, top: 60, pointX, edgeHandle: 0.5, pointHandle: 0.5, share: 0.6 }
    : { width: 1440, height: 360, top: 92, pointX, edgeHandle: 0.5, pointHandle: 0.55, share: 0.62 }
  const isLow = isBelowBar || variant === 'low' || variant === 'watch'
  const isLong = wordsOf(title).length > longTitle
  const names = [
    styles.head,
    isSession && styles.session,
    isLow && styles.low,
    variant === 'edition' && styles.edition,
    isBelowBar && styles.belowBar,
    isLong && styles.long,
  ]
  return (
    <section className={names.filter(Boolean).join(' ')} data-theme="ink">
      <div className={styles.art}>
        <Sheaf strands={strands} shape={shape} lit={lit} />
      </div>
      <div
        className={`wrap ${styles.text}`}
        style={{ '--point': pointX, '--longest': longestWord(wordsOf(title)) } as CSSProperties}
      >
        {crumbs && <div className={styles.crumbs}>{crumbs}</div>}
        <Text as="h1" of={title} />
        {summary && <p>{typeof summary === 'string' ? noBreak(summary) : summary}</p>}
      </div>
    </section>
  )
}

/** Letters from which on a heading would fill the first screen by itself. */
const longTitle = 90

/** Letters of the longest word: it decides how large a heading can be, so that no word is cut. */
function longestWord(title: string): number {
  return Math.max(1, ...title.split(/[\s-]+/).map((word) => word.length))
}
