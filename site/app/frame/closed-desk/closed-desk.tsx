import type { FrameView } from '../../context/frame-view.ts'
import { useWords } from '../../page/page-facts.tsx'
import styles from '../notices.module.css'

/** Notice on every page that forms and sales are not available now (product.md, 6.9). */
export function ClosedDesk({ frame }: { frame: FrameView }) {
  const { site } = useWords()
  if (frame.isDeskOpen) return null
  return (
    <aside className={`tag screenOnly ${styles.desk}`} aria-label={site.deskClosedTitle}>
      {site.deskClosed}
    </aside>
  )
}
