import type { ReactNode } from 'react'
import type { Strand } from '#domain/forum/edition.ts'
import styles from './sheaf.module.css'
import { type SheafShape, sheafStrands } from './sheaf-geometry.ts'

/** How wide it is, in pixels, where no style sheet says so. */
const withoutStyles = 360

type SheafProps = {
  strands: readonly Strand[]
  shape: SheafShape
  className?: string | undefined
  /** The year whose strand is wheat; the last one when not given. */
  lit?: number | undefined
}

/** The sheaf as decoration: it says nothing that the page does not say in words. */
export function Sheaf({ strands, shape, className, lit }: SheafProps): ReactNode {
  if (strands.length === 0) return null
  return (
    <svg
      className={[styles.sheaf, className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      width={withoutStyles}
      height={Math.round((withoutStyles * shape.height) / shape.width)}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <SheafPaths strands={strands} shape={shape} lit={lit} />
    </svg>
  )
}

/** The strands alone, for drawings that cut or move them. */
export function SheafPaths({ strands, shape, lit }: Omit<SheafProps, 'className'>): ReactNode {
  return sheafStrands(strands, shape, lit).map((strand) => {
    if (strand.isDotted) {
      return <path key={strand.year} className={`${styles.dotted} ${strand.isCurrent ? styles.lit : ''}`} d={strand.path} />
    }
    if (strand.isCurrent) return <path key={strand.year} className={styles.wheat} d={strand.path} />
    return <path key={strand.year} opacity={strand.opacity} d={strand.path} />
  })
}
