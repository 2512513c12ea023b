import { data } from '@forum/design/attributes/attributes.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { Arrow, Icon } from '@forum/design/ui/icon/icon.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import { type PageKind, usePageKind } from '@forum/site/app/context/page-kind.ts'
import styles from './support-dialog.module.css'
import { SupportLink } from './support-link.tsx'

const dialogId = 'support'
const headingId = 'support-heading'

/** Floating button with contacts for ticket questions, on every page except ticket pages (product.md, 4.8). */
export function SupportDialog({ frame }: { frame: FrameView }) {
  const page = usePageKind()
  if (frame.support.length === 0 || page === 'ticket') return null
  return <Support frame={frame} page={page} />
}

/**
 * Hidden until islands/frame/support.ts has found a free place. Browsers without popovers show a link to the callback page in the button's place
 * (docs/decisions/0036-support-safari-15-4-chrome-92-and-firefox-115.md).
 */
function Support({ frame, page }: { frame: FrameView; page: PageKind }) {
  const locale = useLocale()
  const { lostTickets, support } = useWords()
  const sign = (
    <span className="figure dial" aria-hidden="true">
      ?
    </span>
  )
  return (
    <aside className={styles.support} data-theme="ink" {...data({ 'data-support': page })} aria-label={support.title}>
      <button
        type="button"
        className={styles.button}
        {...data({ 'data-away': '' })}
        aria-label={support.open}
        aria-haspopup="dialog"
        popoverTarget={dialogId}
      >
        {sign}
      </button>
      <a
        href={localePath(locale, pathWithin.callback())}
        className={`${styles.button} ${styles.instead}`}
        {...data({ 'data-away': '' })}
        aria-label={support.open}
      >
        {sign}
      </a>
      <div id={dialogId} className={styles.overlay} popover="auto" role="dialog" aria-labelledby={headingId} tabIndex={-1}>
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
          <ul role="list" className="lines above4">
            <li>
              <a href={localePath(locale, pathWithin.lostTickets())}>
                <b>{lostTickets.title}</b>
                <Arrow />
              </a>
            </li>
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
