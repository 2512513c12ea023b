// Kyiv time always; beside it the visitor's own, where they ask for it and where it differs on that day.
import { createContext, type ReactNode, useContext } from 'react'
import { type Locale, localeTable } from '#domain/localisation/locale.ts'
import { clockAt, clockText, dateAt, dayAndMonth, forumZone, isoAt, parseMoment } from '#domain/programme/kyiv-time.ts'
import type { Instant } from '#domain/record.ts'
import { useLocale, useWords } from '../../page-facts.tsx'
import { useScripts } from '../../ui/scripts/use-scripts.ts'
import { differs, firstDiffering } from './differing.ts'
import { useOwnClock } from './own-clock.ts'
import styles from './shown-zone.module.css'

/** The visitor's zone while its times stand beside Kyiv's; null: Kyiv's stand alone. */
const OwnZone = createContext<string | null>(null)

/** The times below it follow the visitor's choice. */
export function ShownZone({ children }: { children: ReactNode }): ReactNode {
  const [isOwn] = useOwnClock()
  return <OwnZone value={isOwn ? ownZone() : null}>{children}</OwnZone>
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
        {isDated && <span className={styles.date}> {dateIn(at, forumZone, locale)}</span>}
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

/** The visitor's own time in brackets, where it is shown: of a moment, or from one to another. */
export function OwnTime({
  at,
  until = null,
  className,
}: {
  at: Instant
  until?: Instant | null
  className?: string | undefined
}): ReactNode {
  const zone = useContext(OwnZone)
  const locale = useLocale()
  const { moments } = useWords()
  if (zone === null || !differs(at, zone)) return null
  return (
    <span className={[styles.own, className].filter(Boolean).join(' ')}>
      {' '}
      (<span className="visuallyHidden">{moments.yourTime} </span>
      {clockAt(at, zone)}
      {until !== null && `–${clockAt(until, zone)}`}
      {dateAt(at, zone) !== dateAt(at) && ` ${dateIn(at, zone, locale)}`})
    </span>
  )
}

function dateIn(at: Instant, zone: string, locale: Locale): string {
  return dayAndMonth(parseMoment(dateAt(at, zone)) ?? at, locale)
}

/** The visitor's zone and its name on that day in the page's language: "центральноєвропейський літній час". */
function ownZoneName(at: Instant, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(localeTable[locale].intl, { timeZone: ownZone(), timeZoneName: 'long' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ownZone()
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** What is said of the times of a page: "Час київський"; with the visitor's own beside it which one that is. `times`: those on the page. */
export function useZoneWords(times: readonly Instant[]): string {
  const locale = useLocale()
  const { moments, programme } = useWords()
  const [isOwn] = useOwnClock()
  const at = isOwn ? firstDiffering(times, ownZone()) : undefined
  if (at === undefined) return programme.inKyivTime
  return `${programme.inKyivTime}. ${moments.ownInBrackets(ownZoneName(at, locale))}`
}

/** Says that times are Kyiv's; to a visitor whose clock differs at one of the `times` on the page it offers that, too. */
export function ZoneSwitch({ times }: { times: readonly Instant[] }): ReactNode {
  const { moments, programme } = useWords()
  const [isOwn, choose] = useOwnClock()
  const isElsewhere = useScripts() && firstDiffering(times, ownZone()) !== undefined
  const spoken = useZoneWords(times)
  return (
    <div className={styles.zone}>
      <p className={styles.said}>{programme.kyivTime}</p>
      {isElsewhere && (
        <button type="button" className={styles.switch} aria-pressed={isOwn} onClick={() => choose(!isOwn)}>
          {moments.showOwn}
        </button>
      )}
      <p className="visuallyHidden" aria-live="polite">
        {isElsewhere && isOwn && spoken}
      </p>
    </div>
  )
}

/** "13 жовтня". */
export function DateText({ at }: { at: Instant }): ReactNode {
  return dayAndMonth(at, useLocale())
}
