// Phone hours, and with scripts whether the phone is answered now.

import { data } from '@forum/design/attributes/attributes.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import styles from './hours.module.css'

/** `now`: server time of rendering. */
export function Hours({ now }: { now: Instant }) {
  const { hours, answeredNow, notAnsweredNow } = useWords().reference
  return (
    <div>
      <p className="strong">{noBreak(hours)}</p>
      <p
        className={styles.now}
        {...data({
          'data-module': 'answered',
          'data-when': 'visible',
          'data-rendered': now,
          'data-yes': noBreak(answeredNow),
          'data-no': noBreak(notAnsweredNow),
        })}
      />
    </div>
  )
}
