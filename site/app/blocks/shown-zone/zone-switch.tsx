import { data } from '@forum/design/attributes/attributes.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import type { ReactNode } from 'react'
import styles from './zone-switch.module.css'

/** Says that times are in Kyiv; offers local time if it differs on this page. */
export function ZoneSwitch(): ReactNode {
  const { moments, programme } = useWords()
  return (
    <div className={`cluster ${styles.zone}`}>
      <p className={`${styles.said} aside strong`}>{programme.kyivTime}</p>
      <button type="button" className={styles.switch} aria-pressed="false" hidden {...data({ 'data-zone-switch': '' })}>
        {moments.showOwn}
      </button>
    </div>
  )
}
