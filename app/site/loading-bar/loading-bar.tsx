import { useWords } from '../../page-facts.tsx'
import styles from './loading-bar.module.css'

/** The line above the page while the next one is loading: islands/frame/loading-bar.ts shows it. Screen readers hear of a long wait only. */
export function LoadingBar() {
  const { status } = useWords()
  return (
    <div className={styles.track} data-loading={status.loading} hidden>
      <p className="visuallyHidden" role="status" />
      <div className={styles.run} />
    </div>
  )
}
