import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import styles from '../notices.module.css'

/** Marks the preview of a draft. */
export function PreviewRibbon({ frame: { preview } }: { frame: FrameView }) {
  if (preview === null) return null
  return (
    <aside className={`tag inPlace ${styles.ribbon}`} aria-label={preview}>
      {preview}
    </aside>
  )
}
