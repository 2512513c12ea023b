import type { FrameView } from '../../context/frame-view.ts'
import { useWords } from '../../page/page-facts.tsx'
import styles from '../notices.module.css'

/** Marks a site that is not public (product.md, 4.11); it is not indexed either. */
export function DevelopmentRibbon({ frame }: { frame: FrameView }) {
  const { site } = useWords()
  if (!frame.isDevelopment) return null
  return (
    <aside className={`tag inPlace ${styles.ribbon}`} aria-label={site.development}>
      {site.development}
    </aside>
  )
}
