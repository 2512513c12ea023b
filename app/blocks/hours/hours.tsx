// When the telephone is answered, and whether it is just now: the latter only where a clock runs.
import { noBreak } from '#domain/localisation/line-ends.ts'
import type { Instant } from '#domain/record.ts'
import { useWords } from '../../page-facts.tsx'
import styles from './hours.module.css'

/** `now`: the server's clock when the page was made. */
export function Hours({ now }: { now: Instant }) {
  const { hours, answeredNow, notAnsweredNow } = useWords().reference
  return (
    <div>
      <p className="strong">{noBreak(hours)}</p>
      <p
        className={styles.now}
        data-module="answered"
        data-when="visible"
        data-rendered={now}
        data-yes={noBreak(answeredNow)}
        data-no={noBreak(notAnsweredNow)}
      />
    </div>
  )
}
