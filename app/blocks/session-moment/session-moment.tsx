import type { ReactNode } from 'react'
import type { Locale } from '#domain/localisation/locale.ts'
import { momentOf } from '#domain/programme/moment.ts'
import type { Instant } from '#domain/record.ts'
import { wordsIn } from '../../locale.ts'
import { useLocale } from '../../page-facts.tsx'
import { timeLeftText } from '../time-left/time-left.ts'
import styles from './session-moment.module.css'

export type SessionTimes = { start: Instant; end: Instant | null }

/** "Через 15 хв", "Зараз, ще 20 хв", "Завершено"; empty while there is nothing to say. What an editor says of a session (moved, cancelled) comes before it. */
export function momentText(times: { start: Instant | null; end: Instant | null }, now: Instant, locale: Locale): string {
  const { moments, programme } = wordsIn(locale)
  const moment = momentOf(times, now)
  switch (moment?.is) {
    case 'soon':
      return moments.soon(timeLeftText(moment.left, locale))
    case 'now':
      return moment.left === null ? programme.now : programme.nowLeft(timeLeftText(moment.left, locale))
    case 'ended':
      return moments.ended
    default:
      return ''
  }
}

/** The same as a line of its own in a row. */
export function SessionMoment({ times, now }: { times: SessionTimes; now: Instant }): ReactNode {
  const text = momentText(times, now, useLocale())
  if (text === '') return null
  return (
    <b className={styles.moment} data-moment={momentOf(times, now)?.is}>
      {text}
    </b>
  )
}
