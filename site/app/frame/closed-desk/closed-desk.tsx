import { useWords } from '@forum/design/page/page-facts.tsx'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
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
