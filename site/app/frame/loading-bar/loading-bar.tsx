import { data } from '@forum/design/attributes/attributes.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import styles from './loading-bar.module.css'

/** Loading bar, shown by islands/frame/loading-bar.ts. Screen readers announce only long waits. */
export function LoadingBar() {
  const { status } = useWords()
  return (
    <div className={`screenOnly ${styles.track}`} {...data({ 'data-loading': status.loading })} hidden>
      <p className="visuallyHidden" role="status" />
      <div className={styles.run} />
    </div>
  )
}
