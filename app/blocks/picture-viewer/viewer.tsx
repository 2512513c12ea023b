import { type CSSProperties, type KeyboardEvent, useId } from 'react'
import { useWords } from '../../page-facts.tsx'
import { Arrow, Icon } from '../../ui/icon/icon.tsx'
import { Text } from '../text/text.tsx'
import type { Gallery, PictureView } from './gallery-view.ts'
import { useSwipe } from './use-swipe.ts'
import { useViewer } from './use-viewer.ts'
import { ViewedPicture } from './viewed-picture.tsx'
import styles from './viewer.module.css'

const turns: Record<string, (current: number) => number> = {
  ArrowLeft: (current) => current - 1,
  ArrowRight: (current) => current + 1,
  Home: () => 1,
  End: () => Number.POSITIVE_INFINITY,
}

/** The pictures over the whole screen, one at a time: keys, swipe, buttons; Esc and Back close it. */
export function Viewer({ gallery, number }: { gallery: Gallery; number: number | null }) {
  const { photos } = useWords()
  const titleId = useId()
  const { dialog, turnTo, close, closed } = useViewer(gallery, number)
  const picture = number === null ? undefined : gallery.pictures[number - 1]

  function turnByKey(event: KeyboardEvent) {
    const turn = turns[event.key]
    if (!turn || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    turnTo(turn)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      data-theme="ink"
      aria-labelledby={titleId}
      onClose={closed}
      onKeyDown={turnByKey}
    >
      <div className={styles.bar}>
        {number !== null && <Counter picture={picture} number={number} count={gallery.pictures.length} />}
        <Text as="p" className={styles.title} id={titleId} of={gallery.title} asWritten />
        <button type="button" className={styles.control} onClick={close} aria-label={photos.close}>
          <Icon name="close" />
        </button>
      </div>
      {number !== null && picture && <Stage picture={picture} number={number} count={gallery.pictures.length} turnTo={turnTo} />}
    </dialog>
  )
}

type CounterProps = { picture: PictureView | undefined; number: number; count: number }

function Counter({ picture, number, count }: CounterProps) {
  const { photos } = useWords()
  return (
    <p className={styles.counter} aria-live="polite">
      <span className="figure" aria-hidden="true">
        {number}&nbsp;/&nbsp;{count}
      </span>
      <span className="visuallyHidden">
        {photos.picture(number, count)} <Text of={picture?.title ?? ''} asWritten />
      </span>
    </p>
  )
}

type StageProps = { picture: PictureView; number: number; count: number; turnTo: (choose: (current: number) => number) => void }

function Stage({ picture, number, count, turnTo }: StageProps) {
  const { photos } = useWords()
  const turnBy = (step: 1 | -1) => turnTo((current) => current + step)
  const swipe = useSwipe((direction) => turnBy(direction === 'next' ? 1 : -1))
  return (
    <div className={styles.stage} {...swipe}>
      <button
        type="button"
        className={`${styles.control} ${styles.previous}`}
        aria-label={photos.previousPicture}
        aria-disabled={number === 1}
        onClick={() => turnBy(-1)}
      >
        <Arrow />
      </button>
      <div className={styles.frame}>
        <ViewedPicture picture={picture} number={number} count={count} />
      </div>
      <button
        type="button"
        className={`${styles.control} ${styles.next}`}
        aria-label={photos.nextPicture}
        aria-disabled={number === count}
        onClick={() => turnBy(1)}
      >
        <Arrow />
      </button>
      <span className={styles.seen} style={{ '--seen': number / count } as CSSProperties} />
    </div>
  )
}
