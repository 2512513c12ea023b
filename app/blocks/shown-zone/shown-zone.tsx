// Kyiv time always; beside it the visitor's own, where they ask for it and where it differs on that day (islands/zone).
import type { ReactNode } from 'react'
import { clockText, dayAndMonth, isoAt } from '#domain/programme/kyiv-time.ts'
import type { Instant } from '#domain/record.ts'
import { useLocale, useWords } from '../../page-facts.tsx'
import styles from './shown-zone.module.css'

/** Words with which islands/zone says the visitor's own time. */
export type ZoneWords = { locale: string; yourTime: string; inBrackets: string }

/** Once on each page whose times may stand beside the visitor's own: they follow the choice. */
export function ShownZone(): ReactNode {
  const locale = useLocale()
  const { moments } = useWords()
  const words: ZoneWords = { locale, yourTime: moments.yourTime, inBrackets: moments.ownInBrackets }
  return <i hidden data-module="zone" data-words={JSON.stringify(words)} />
}

type TimeProps = {
  at: Instant
  /** It says its date. */
  isDated?: boolean
  /** Kyiv's alone: the visitor's own stands elsewhere. */
  isAlone?: boolean
  className?: string | undefined
}

/** A time of day in Kyiv, and the visitor's own in brackets; that says its date where it is another day. */
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

/** A time of day (`clockText`): the name that tells it from the other one of its night is small. */
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

/** Room for the visitor's own time in brackets: of a moment, or from one to another. */
export function OwnTime({ at, until = null, className }: OwnTimeProps): ReactNode {
  return <span className={[styles.own, className].filter(Boolean).join(' ')} data-own={at} data-until={until ?? undefined} />
}

/** Says that times are Kyiv's; to a visitor whose clock differs at one of those on the page it offers that, too. */
export function ZoneSwitch(): ReactNode {
  const { moments, programme } = useWords()
  return (
    <div className={styles.zone}>
      <p className={styles.said}>{programme.kyivTime}</p>
      <button type="button" className={styles.switch} aria-pressed="false" hidden data-zone-switch="">
        {moments.showOwn}
      </button>
    </div>
  )
}

/** After "Kyiv time", which own one stands beside it; said when that is chosen. */
export function ZoneName(): ReactNode {
  return <span role="status" data-zone-name="" />
}

/** "13 жовтня". */
export function DateText({ at }: { at: Instant }): ReactNode {
  return dayAndMonth(at, useLocale())
}
