import { useWords } from '@forum/design/page/page-facts.tsx'
import { filled } from '@forum/domain/localisation/filled.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { clockAt, isoAt } from '@forum/domain/time/kyiv-time.ts'
import type { ReactNode } from 'react'
import styles from './screen.module.css'

type TopProps = {
  now: Instant
  /** Time of the data, if they are old. */
  dataOf: Instant | null
  /** Name of the screen. */
  children: ReactNode
}

/** Top line of each screen: its name, age of its data, time in Kyiv. */
export function Top({ now, dataOf, children }: TopProps) {
  const { dashboard: words, programme } = useWords()
  return (
    <div className={styles.top}>
      {children}
      <p className={`quiet strong ${styles.stale}`} role="status">
        {dataOf !== null && filled(words.asOf, { time: clockAt(dataOf) })}
      </p>
      <p className={`figure ${styles.clock}`}>
        <span className="visuallyHidden">{programme.kyivTime}: </span>
        <time dateTime={isoAt(now)}>{clockAt(now)}</time>
      </p>
    </div>
  )
}
