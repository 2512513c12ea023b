import type { Strand } from '@forum/domain/forum/edition.ts'
import type { ReactNode } from 'react'
import styles from './sheaf.module.css'
import { type SheafShape, sheafStrands } from './sheaf-geometry.ts'

/** Width in pixels without style sheet. */
const withoutStyles = 360

type SheafProps = {
  strands: readonly Strand[]
  shape: SheafShape
  className?: string | undefined
  /** Highlighted year; default: the last one. */
  lit?: number | undefined
  /** Id, to reuse the drawing (SheafAgain). */
  id?: string
}

/** The pattern as decoration. */
export function Sheaf({ strands, shape, className, lit, id }: SheafProps): ReactNode {
  if (strands.length === 0) return null
  const paths = <SheafPaths strands={strands} shape={shape} lit={lit} />
  return (
    <Ground shape={shape} className={className}>
      {id ? <g id={id}>{paths}</g> : paths}
    </Ground>
  )
}

type SheafAgainProps = Pick<SheafProps, 'strands' | 'shape'> & { id: string; children?: ReactNode }

/** Reuses the pattern with this id and shape, so that the page contains it once; `children` are drawn over it. */
export function SheafAgain({ id, strands, shape, children }: SheafAgainProps): ReactNode {
  if (strands.length === 0) return null
  return (
    <Ground shape={shape}>
      <use href={`#${id}`} />
      {children}
    </Ground>
  )
}

type GroundProps = Pick<SheafProps, 'shape' | 'className'> & { children: ReactNode }

function Ground({ shape, className, children }: GroundProps): ReactNode {
  return (
    <svg
      className={[styles.sheaf, className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      width={withoutStyles}
      height={Math.round((withoutStyles * shape.height) / shape.width)}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** The pattern shared by mobile menu and footer. */
export const frameSheaf: { id: string; shape: SheafShape } = {
  id: 'sheaf',
  shape: { width: 1440, height: 190, top: 8, pointX: 0, edgeHandle: 0.62, pointHandle: 0.5, share: 0.62 },
}

/** Only the lines, for drawings that transform them. */
export function SheafPaths({ strands, shape, lit }: Omit<SheafProps, 'className' | 'id'>): ReactNode {
  return sheafStrands(strands, shape, lit).map((strand) => {
    if (strand.isDotted) {
      return <path key={strand.year} className={`${styles.dotted} ${strand.isCurrent ? styles.lit : ''}`} d={strand.path} />
    }
    if (strand.isCurrent) return <path key={strand.year} className={styles.wheat} d={strand.path} />
    return <path key={strand.year} opacity={strand.opacity} d={strand.path} />
  })
}
