import { useWords } from '../../page-facts.tsx'
import styles from './offline-notice.module.css'

/** Says that the network is gone, and what still works; then, for a moment, that it is back: islands/frame/offline-notice.ts shows either. */
export function OfflineNotice() {
  const { status } = useWords()
  return (
    <div aria-live="polite" aria-atomic="true">
      <p className={styles.notice} data-theme="ink" data-network="offline" hidden>
        <b>{status.offline}</b>
        <span data-network="kept"> {status.offlineKept}</span>
      </p>
      <p className={styles.notice} data-theme="ink" data-network="online" hidden>
        <b>{status.online}</b>
      </p>
    </div>
  )
}
