import { data } from '@forum/design/attributes/attributes.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { Arrow, Icon } from '@forum/design/ui/icon/icon.tsx'
import type { LocalText } from '@forum/domain/localisation/local-text.ts'
import { useId } from 'react'
import { Text } from '../text/text.tsx'

/** Full-screen viewer: keys, swipe, buttons; Esc and Back close it. Rendered closed and empty; site/app/islands/picture-viewer fills it from the thumbnails. */
export function Viewer({ title }: { title: LocalText }) {
  const { photos } = useWords()
  const titleId = `viewed${useId()}`
  return (
    <dialog className="viewer" data-theme="ink" aria-labelledby={titleId} {...data({ 'data-counter': photos.picture })}>
      <div className="viewerBar">
        <p className="viewerCounter" aria-live="polite">
          <span className="figure" aria-hidden="true" />
          <span className="visuallyHidden" />
          <span className="visuallyHidden" />
        </p>
        <Text as="p" className="viewerTitle aside strong" id={titleId} of={title} asWritten />
        <button type="button" className="viewerControl square" {...data({ 'data-turn': 'close' })} aria-label={photos.close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="viewerStage">
        <button
          type="button"
          className="viewerControl square viewerPrevious"
          {...data({ 'data-turn': 'previous' })}
          aria-label={photos.previousPicture}
        >
          <Arrow />
        </button>
        <div className="viewerFrame">
          <span className="viewedPicture" />
        </div>
        <button type="button" className="viewerControl square" {...data({ 'data-turn': 'next' })} aria-label={photos.nextPicture}>
          <Arrow />
        </button>
        <span className="viewerSeen" />
      </div>
    </dialog>
  )
}
