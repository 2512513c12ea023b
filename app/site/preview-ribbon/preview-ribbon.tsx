import type { FrameView } from '../frame/frame-view.ts'
import styles from '../notices.module.css'

/** Says over a page that it shows a draft, which visitors do not see. */
export function PreviewRibbon({ frame: { preview } }: { frame: FrameView }) {
  if (preview === null) return null
  return (
    <aside className={styles.ribbon} aria-label={preview}>
      {preview}
    </aside>
  )
}
