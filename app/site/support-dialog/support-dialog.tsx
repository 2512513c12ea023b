import { type CSSProperties, useRef } from 'react'
import { useWords } from '../../locale.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { FrameView } from '../frame/frame-view.ts'
import { usePageKind } from '../frame/page-kind.ts'
import styles from './support-dialog.module.css'
import { SupportLink } from './support-link.tsx'
import { useSupportDialog } from './use-support-dialog.ts'
import { useSupportState } from './use-support-state.ts'

const dialogId = 'support'
const headingId = 'support-heading'

/** The button that stands over every page but those of tickets, and the ways to ask about them (product.md, 4.8). */
export function SupportDialog({ frame }: { frame: FrameView }) {
  const page = usePageKind()
  if (frame.support.length === 0 || page === 'ticket') return null
  return <Support frame={frame} isHome={page === 'home'} />
}

function Support({ frame, isHome }: { frame: FrameView; isHome: boolean }) {
  const { support } = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDivElement>(null)
  const { isShown, isInverted, lift } = useSupportState(button, isHome)
  useSupportDialog(dialog)
  return (
    <aside className={styles.support} data-theme={isInverted ? 'white' : 'ink'} data-closed="" aria-label={support.title}>
      <button
        ref={button}
        type="button"
        style={{ '--lift': `${lift}px` } as CSSProperties}
        className={isShown ? styles.button : `${styles.button} ${styles.away}`}
        aria-label={support.open}
        aria-haspopup="dialog"
        popoverTarget={dialogId}
      >
        <span aria-hidden="true">?</span>
      </button>
      <div
        ref={dialog}
        id={dialogId}
        className={styles.overlay}
        popover="auto"
        role="dialog"
        aria-labelledby={headingId}
        tabIndex={-1}
      >
        {/* A press beside the sheet reaches this button; the cross is the one that is told. */}
        <button
          type="button"
          className={styles.beside}
          popoverTarget={dialogId}
          popoverTargetAction="hide"
          tabIndex={-1}
          aria-hidden="true"
        />
        <div className={styles.sheet} data-theme="white">
          <div className="dialogHead">
            <h2 id={headingId}>{support.title}</h2>
            <button
              type="button"
              className="square"
              popoverTarget={dialogId}
              popoverTargetAction="hide"
              aria-label={support.close}
            >
              <Icon name="close" />
            </button>
          </div>
          <p className="above3 quiet">{support.sentence}</p>
          <ul className={styles.ways}>
            {frame.support.map((way) => (
              <li key={way.kind}>
                <SupportLink way={way} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </aside>
  )
}
