import { useWords } from '@forum/design/page/page-facts.tsx'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import { isTailFull, usePageKind } from '@forum/site/app/context/page-kind.ts'
import { Island } from '@forum/site/app/islands/island.tsx'
import { CallbackForm } from './callback-form.tsx'

/** Callback form above the contacts: open on pages where visitors look for it, folded elsewhere. */
export function CallbackSection({ frame }: { frame: FrameView }) {
  const { callback } = useWords()
  const page = usePageKind()
  if (page === 'callback') return null
  const isFull = isTailFull(page)
  return (
    <div className={isFull ? 'wrap grid split at7 footCall' : undefined}>
      <div className={isFull ? undefined : 'visuallyHidden'}>
        <h2>{callback.title}</h2>
        {isFull && <p className="measure quiet above4">{noBreak(callback.text)}</p>}
      </div>
      <div>
        <Island of={CallbackForm} when="touched" props={{ token: frame.callbackToken, headingLevel: 'h3', isFolded: !isFull }} />
      </div>
    </div>
  )
}
