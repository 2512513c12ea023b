import { useId } from 'react'
import type { LocalText } from '#domain/localisation/local-text.ts'
import { useWords } from '../../page-facts.tsx'
import { Arrow, Icon } from '../../ui/icon/icon.tsx'
import { Text } from '../text/text.tsx'
import viewed from './viewed-picture.module.css'
import styles from './viewer.module.css'

/** Full-screen viewer: keys, swipe, buttons; Esc and Back close it. Rendered closed and empty; app/islands/picture-viewer fills it from the thumbnails. */
export function Viewer({ title }: { title: LocalText }) {
  const { photos } = useWords()
  const titleId = `viewed${useId()}`
  return (
    <dialog className={styles.viewer} data-theme="ink" aria-labelledby={titleId} data-counter={photos.picture}>
      <div className={styles.bar}>
        <p className={styles.counter} aria-live="polite">
          <span className="figure" aria-hidden="true" />
          <span className="visuallyHidden" />
          <span className="visuallyHidden" />
        </p>
        <Text as="p" className={styles.title} id={titleId} of={title} asWritten />
        <button type="button" className={styles.control} data-turn="close" aria-label={photos.close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.stage}>
        <button
          type="button"
          className={`${styles.control} ${styles.previous}`}
          data-turn="previous"
          aria-label={photos.previousPicture}
        >
          <Arrow />
        </button>
        <div className={styles.frame}>
          <span className={viewed.picture} />
        </div>
        <button type="button" className={`${styles.control}`} data-turn="next" aria-label={photos.nextPicture}>
          <Arrow />
        </button>
        <span className={styles.seen} />
      </div>
    </dialog>
  )
}
