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
  /** By which the page draws it once more (SheafAgain). */
  id?: string
}

/** The sheaf as decoration: it says nothing that the page does not say in words. */
export function Sheaf({ strands, shape, className, lit, id }: SheafProps): ReactNode {
  if (strands.length === 0) return null
  const paths = <SheafPaths strands={strands} shape={shape} lit={lit} />
  return (
    <Ground shape={shape} className={className}>
      {id ? <g id={id}>{paths}</g> : paths}
    </Ground>
  )
}

/** The sheaf with this id, which has this shape, once more: a page carries its strands once. */
export function SheafAgain({ id, strands, shape }: { id: string } & Pick<SheafProps, 'strands' | 'shape'>): ReactNode {
  if (strands.length === 0) return null
  return (
    <Ground shape={shape}>
      <use href={`#${id}`} />
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

/** The sheaf that the menu of narrow screens and the footer share. */
export const frameSheaf: { id: string; shape: SheafShape } = {
  id: 'sheaf',
  shape: { width: 1440, height: 190, top: 8, pointX: 0, edgeHandle: 0.62, pointHandle: 0.5, share: 0.62 },
}

/** The strands alone, for drawings that cut or move them. */
export function SheafPaths({ strands, shape, lit }: Omit<SheafProps, 'className' | 'id'>): ReactNode {
  return sheafStrands(strands, shape, lit).map((strand) => {
    if (strand.isDotted) {
      return <path key={strand.year} className={`${styles.dotted} ${strand.isCurrent ? styles.lit : ''}`} d={strand.path} />
    }
    if (strand.isCurrent) return <path key={strand.year} className={styles.wheat} d={strand.path} />
    return <path key={strand.year} opacity={strand.opacity} d={strand.path} />
  })
}
