import type { Strand } from '@forum/domain/forum/edition.ts'
import { Sheaf } from '@forum/site/app/blocks/sheaf/sheaf.tsx'
import type { CSSProperties } from 'react'
import styles from './hall-bar.module.css'

const drawn = { width: 1920, height: 96, top: 0, edgeHandle: 0.5, pointHandle: 0.5, share: 0.62 }
/** Above this the lines would be vertical: show the end. */
const arrived = 0.995

/** Progress bar: the pattern's point is at the elapsed share (product.md, 8.4). `share` null: unknown. */
export function HallBar({ share, strands }: { share: number | null; strands: readonly Strand[] }) {
  return (
    <div className={styles.bar} style={{ '--share': share ?? 0 } as CSSProperties}>
      {share !== null && share < arrived && (
        <Sheaf className={styles.sheaf} strands={strands} shape={{ ...drawn, pointX: Math.round(share * drawn.width) }} />
      )}
    </div>
  )
}
