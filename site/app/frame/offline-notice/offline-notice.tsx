import { data } from '@forum/design/attributes/attributes.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localeTable } from '@forum/domain/localisation/locale.ts'
import styles from '../notices.module.css'

/** Offline notice: no network or a cached page, its age, what still works; then, briefly, that the network is back (islands/frame/offline-notice.ts). */
export function OfflineNotice() {
  const { status } = useWords()
  const locale = useLocale()
  return (
    <div aria-live="polite" aria-atomic="true">
      <p
        className={`notice small screenOnly ${styles.floating}`}
        data-theme="ink"
        {...data({ 'data-network': 'offline' })}
        hidden
      >
        <b {...data({ 'data-network': 'lost' })}>{status.offline} </b>
        <b {...data({ 'data-network': 'copy' })}>{status.copy} </b>
        <span {...data({ 'data-network': 'from', 'data-text': status.from, 'data-intl': localeTable[locale].intl })} />
        <span {...data({ 'data-network': 'kept' })}> {status.offlineKept}</span>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own. */}
        <a className="link" href="" {...data({ 'data-network': 'anew' })}>
          {status.anew}
        </a>
      </p>
      <p className={`notice small screenOnly ${styles.floating}`} data-theme="ink" {...data({ 'data-network': 'online' })} hidden>
        <b>{status.online}</b>
      </p>
    </div>
  )
}
