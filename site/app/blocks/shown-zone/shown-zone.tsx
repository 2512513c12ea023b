// Kyiv time, with local time beside it on request if it differs on that day (islands/zone).

import { data } from '@forum/design/attributes/attributes.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import type { Instant } from '@forum/domain/record/record.ts'
import { clockText, dayAndMonth, isoAt } from '@forum/domain/time/kyiv-time.ts'
import type { ReactNode } from 'react'
import styles from './shown-zone.module.css'

/** Words for islands/zone. */
export type ZoneWords = { locale: string; yourTime: string; inBrackets: string }

/** Once per page with times: enables local times. */
export function ShownZone(): ReactNode {
  const locale = useLocale()
  const { moments } = useWords()
  const words: ZoneWords = { locale, yourTime: moments.yourTime, inBrackets: moments.ownInBrackets }
  return <i hidden {...data({ 'data-module': 'zone', 'data-words': JSON.stringify(words) })} />
}

type TimeProps = {
  at: Instant
  /** Shows its date. */
  isDated?: boolean
  /** Kyiv time only: local time is elsewhere. */
  isAlone?: boolean
  className?: string | undefined
}

/** A time in Kyiv, and local time in brackets, with its date if the day differs. */
export function Time({ at, isDated = false, isAlone = false, className }: TimeProps): ReactNode {
  const locale = useLocale()
  return (
    <>
      <time className={className} dateTime={isoAt(at)}>
        <Clock text={clockText(at)} />
        {isDated && <span className={styles.date}> {dayAndMonth(at, locale)}</span>}
      </time>
      {!isAlone && <OwnTime at={at} />}
    </>
  )
}

/** A time (`clockText`): the zone name of a repeated hour is small. */
export function Clock({ text }: { text: string }): ReactNode {
  const [clock, name] = text.split('\u00a0')
  return (
    <>
      {clock}
      {name && <small className={styles.name}>{`\u00a0${name}`}</small>}
    </>
  )
}

type OwnTimeProps = { at: Instant; until?: Instant | null; className?: string | undefined }

/** Placeholder of local time for a moment or a range. */
export function OwnTime({ at, until = null, className }: OwnTimeProps): ReactNode {
  return (
    <span
      className={[styles.own, className].filter(Boolean).join(' ')}
      {...data({ 'data-own': at, 'data-until': until ?? undefined })}
    />
  )
}

/** Name of the local zone, if local time is shown. */
export function ZoneName(): ReactNode {
  return <span role="status" {...data({ 'data-zone-name': '' })} />
}

/** "13 жовтня". */
export function DateText({ at }: { at: Instant }): ReactNode {
  return dayAndMonth(at, useLocale())
}
