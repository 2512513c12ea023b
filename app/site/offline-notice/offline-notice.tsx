import { localeTable } from '#domain/localisation/locale.ts'
import { useLocale, useWords } from '../../page/page-facts.tsx'
import styles from '../notices.module.css'

/** Offline notice: no network or a cached page, its age, what still works; then, briefly, that the network is back (islands/frame/offline-notice.ts). */
export function OfflineNotice() {
  const { status } = useWords()
  const locale = useLocale()
  return (
    <div aria-live="polite" aria-atomic="true">
      <p className={`notice small screenOnly ${styles.floating}`} data-theme="ink" data-network="offline" hidden>
        <b data-network="lost">{status.offline} </b>
        <b data-network="copy">{status.copy} </b>
        <span data-network="from" data-text={status.from} data-intl={localeTable[locale].intl} />
        <span data-network="kept"> {status.offlineKept}</span>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own. */}
        <a className="link" href="" data-network="anew">
          {status.anew}
        </a>
      </p>
      <p className={`notice small screenOnly ${styles.floating}`} data-theme="ink" data-network="online" hidden>
        <b>{status.online}</b>
      </p>
    </div>
  )
}
