import { Sheet } from '@forum/design/page/inline.tsx'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import ribbon from '../ribbon.css?inline'

/** Marks the preview of a draft. */
export function PreviewRibbon({ frame: { preview } }: { frame: FrameView }) {
  if (preview === null) return null
  return (
    <aside className="tag inPlace ribbon" aria-label={preview}>
      <Sheet of={ribbon} />
      {preview}
    </aside>
  )
}
