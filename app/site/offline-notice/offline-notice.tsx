import { useEffect, useState, useSyncExternalStore } from 'react'
import { useWords } from '../../page-facts.tsx'
import styles from './offline-notice.module.css'

/** Milliseconds for which a visitor reads that the network is back. */
const goodNews = 4000

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says that the network is gone, and what still works; then, for a moment, that it is back. */
export function OfflineNotice() {
  const { status } = useWords()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    if (isOnline) return
    setBack(false)
    return () => setBack(true)
  }, [isOnline])
  useEffect(() => {
    if (!isBack) return
    const end = setTimeout(() => setBack(false), goodNews)
    return () => clearTimeout(end)
  }, [isBack])
  return (
    <div aria-live="polite" aria-atomic="true">
      {!isOnline && (
        <p className={styles.notice} data-theme="ink">
          <b>{status.offline}</b>
          {hasWorker() && <span> {status.offlineKept}</span>}
        </p>
      )}
      {isOnline && isBack && (
        <p className={styles.notice} data-theme="ink">
          <b>{status.online}</b>
        </p>
      )}
    </div>
  )
}

/** Whether the service worker answers in the network's place. */
function hasWorker(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}
