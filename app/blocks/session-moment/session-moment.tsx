import type { ReactNode } from 'react'
import type { Instant } from '#domain/record.ts'
import { useLocale } from '../../page-facts.tsx'
import { momentText, momentWords, type SessionTimes } from './moment-text.ts'
import styles from './session-moment.module.css'

type SessionMomentProps = { times: SessionTimes; now: Instant; className?: string | undefined }

/** How soon a session begins, how long it still runs, that it has ended; empty while there is nothing to say. It stands within what carries `timedData`, and that within what carries `useClock`. */
export function SessionMoment({ times, now, className = styles.moment }: SessionMomentProps): ReactNode {
  const { is, text } = momentText(times, now, momentWords(useLocale()))
  return (
    <b className={className} data-moment={is ?? ''}>
      {text}
    </b>
  )
}

/** For the element whose moments follow its times (islands/clock). */
export function timedData({ start, end }: SessionTimes): { 'data-start': Instant; 'data-end': Instant | undefined } {
  return { 'data-start': start, 'data-end': end ?? undefined }
}

/** For the element in which what is said of moments stays true (islands/clock). `now`: the server's clock when the page was made. */
export function useClock(now: Instant | undefined): object {
  const words = momentWords(useLocale())
  return now === undefined ? {} : { 'data-module': 'clock', 'data-now': now, 'data-words': JSON.stringify(words) }
}
