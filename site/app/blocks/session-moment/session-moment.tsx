import { data } from '@forum/design/attributes/attributes.ts'
import { Sheet } from '@forum/design/page/inline.tsx'
import { useLocale } from '@forum/design/page/page-facts.tsx'
import type { Instant } from '@forum/domain/record/record.ts'
import type { ReactNode } from 'react'
import { momentText, momentWords, type SessionTimes } from './moment-text.ts'
import styles from './session-moment.module.css'
import spoken from './spoken-moment.css?inline'

type SessionMomentProps = { times: SessionTimes; now: Instant; className?: string | undefined }

/** Current state of a session; may be empty. Needs an ancestor with `timedData`, and around it one with `useClock`. */
export function SessionMoment({
  times,
  now,
  className = `screenOnly sessionMoment ${styles.moment}`,
}: SessionMomentProps): ReactNode {
  const { is, text } = momentText(times, now, momentWords(useLocale()))
  return (
    <b className={className} {...data({ 'data-moment': is ?? '' })}>
      {is && <Sheet of={spoken} />}
      {text}
    </b>
  )
}

/** Attributes of an element with session times (islands/clock). */
export function timedData({ start, end, held }: SessionTimes) {
  return data({
    'data-start': start,
    'data-end': end ?? undefined,
    'data-held': held && [held.since, held.until].filter((at) => at !== null).join(' '),
  })
}

/** Attributes of an element whose states are updated (islands/clock). `now`: server time of rendering. */
export function useClock(now: Instant | undefined): object {
  const words = momentWords(useLocale())
  return now === undefined ? {} : data({ 'data-module': 'clock', 'data-now': now, 'data-words': JSON.stringify(words) })
}
