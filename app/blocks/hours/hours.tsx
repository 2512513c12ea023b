// When the telephone is answered, and whether it is just now: the latter only where a clock runs.
import type { ReactNode } from 'react'
import { isAnswered } from '#domain/contact/working-hours.ts'
import { noBreak } from '#domain/localisation/line-ends.ts'
import { clockAt } from '#domain/programme/kyiv-time.ts'
import type { Instant } from '#domain/record.ts'
import { useScripts } from '../../ui/scripts/use-scripts.ts'
import { useReferenceWords } from '../../words/reference-words.ts'
import { useServerNow } from '../server-clock/use-server-now.ts'
import styles from './hours.module.css'

const minute = 60_000

/** `now`: the server's clock when the page was made. */
export function Hours({ now: renderedAt }: { now: Instant }): ReactNode {
  const { reference } = useReferenceWords()
  const hasClock = useScripts()
  const now = useServerNow(renderedAt, minute)
  return (
    <div>
      <p className="strong">{noBreak(reference.hours)}</p>
      <p className={styles.now}>
        {hasClock && noBreak((isAnswered(now) ? reference.answeredNow : reference.notAnsweredNow)(clockAt(now)))}
      </p>
    </div>
  )
}
