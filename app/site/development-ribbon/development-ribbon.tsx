import { useWords } from '../../page-facts.tsx'
import type { FrameView } from '../frame/frame-view.ts'
import styles from '../notices.module.css'

/** Says on every page that this is not the public site (product.md, 4.11); what search engines see says it too. */
export function DevelopmentRibbon({ frame }: { frame: FrameView }) {
  const { site } = useWords()
  if (!frame.isDevelopment) return null
  return (
    <aside className={styles.ribbon} aria-label={site.development}>
      {site.development}
    </aside>
  )
}
