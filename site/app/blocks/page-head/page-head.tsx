import { Sheet } from '@forum/design/page/inline.tsx'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { type LocalText, wordsOf } from '@forum/domain/localisation/local-text.ts'
import { useFrameData } from '@forum/site/app/context/frame-data.ts'
import type { CSSProperties, ReactNode } from 'react'
import { Sheaf } from '../sheaf/sheaf.tsx'
import { Text } from '../text/text.tsx'
import styles from './page-head.module.css'
import tall from './tall-head.css?inline'

type PageHeadProps = {
  /** The site's text, or an editor's. */
  title: string | LocalText
  /** One or two sentences, beside the title where possible. */
  summary?: ReactNode
  crumbs?: ReactNode
  /** Year of the highlighted line: only pages of editions and their tickets have the pattern. */
  strandOf?: number
  /** Below a short header, not under it. */
  isBelowBar?: boolean
}

const sheafShape = { width: 1440, height: 360, top: 92, pointX: 560, edgeHandle: 0.5, pointHandle: 0.55, share: 0.62 }

/** Head of all pages except the home page. */
export function PageHead({ title, summary, crumbs, strandOf, isBelowBar = false }: PageHeadProps) {
  const { strands } = useFrameData()
  const names = [styles.head, strandOf && 'tallHead', isBelowBar && 'flush']
  const words = wordsOf(title)
  const sizes = { '--longest': longestWord(words), '--long': sizeOfLong(words.length, Boolean(summary) && !strandOf) }
  return (
    <section className={names.filter(Boolean).join(' ')} data-theme="ink">
      <div className={`wrap ${styles.text}`} style={sizes as CSSProperties}>
        {crumbs && <div className={`across aside strong ${styles.crumbs}`}>{crumbs}</div>}
        <Text as="h1" of={title} />
        {summary && <p>{typeof summary === 'string' ? noBreak(summary) : summary}</p>}
      </div>
      {strandOf && (
        <div className="screenOnly behind">
          <Sheet of={tall} />
          <Sheaf strands={strands} shape={sheafShape} lit={strandOf} />
        </div>
      )}
    </section>
  )
}

/** The way back to the list that a page belongs to; `children` stand beside it. */
export function Crumb({ path, label, children }: { path: string; label: string; children?: ReactNode }) {
  const locale = useLocale()
  const { site } = useWords()
  return (
    <nav aria-label={site.path}>
      <a href={localePath(locale, path)}>{label}</a>
      {children}
    </nav>
  )
}

/** Size of a title that would make the head of a page without a drawing higher than 200 px: beside a summary it has half of the line. */
function sizeOfLong(letters: number, isBeside: boolean): string | undefined {
  if (letters > 44) return 'var(--text-6)'
  return letters > (isBeside ? 16 : 36) ? 'var(--text-7)' : undefined
}

/** Length of the longest word: it limits the size of the heading. */
function longestWord(title: string): number {
  return Math.max(1, ...title.split(/[\s-]+/).map((word) => word.length))
}
