import { Sheet } from '@forum/design/page/inline.tsx'
import { useWords } from '@forum/design/page/page-facts.tsx'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import ribbon from '../ribbon.css?inline'

/** Marks a site that is not public (product.md, 4.11); it is not indexed either. */
export function DevelopmentRibbon({ frame }: { frame: FrameView }) {
  const { site } = useWords()
  if (!frame.isDevelopment) return null
  return (
    <aside className="tag inPlace ribbon" aria-label={site.development}>
      <Sheet of={ribbon} />
      {site.development}
    </aside>
  )
}
