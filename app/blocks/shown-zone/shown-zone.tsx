// In which zone the page's times are shown: Kyiv, until a visitor elsewhere asks for their own.
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { type Locale, localeTable } from '#domain/localisation/locale.ts'
import { clockAt, dateAt, dayAndMonth, forumZone, isoAt, parseMoment } from '#domain/programme/kyiv-time.ts'
import type { Instant } from '#domain/record.ts'
import { useLocale, useWords } from '../../locale.tsx'
import styles from './shown-zone.module.css'

const ShownZone = createContext(forumZone)

export const ShownZoneProvider = ShownZone.Provider

type TimeProps = {
  at: Instant
  /** `YYYY-MM-DD`: the time says its own date where the zone makes it another day. */
  date?: string
  /** It says its date in any case. */
  isDated?: boolean
  className?: string | undefined
}

/** A time of day in the zone that is shown. */
export function Time({ at, date, isDated = false, className }: TimeProps): ReactNode {
  const zone = useContext(ShownZone)
  const locale = useLocale()
  const isOtherDay = date !== undefined && zone !== forumZone && dateAt(at, zone) !== date
  return (
    <time className={className} dateTime={isoAt(at)}>
      {clockAt(at, zone)}
      {(isDated || isOtherDay) && <span className={styles.date}> {dateIn(at, zone, locale)}</span>}
    </time>
  )
}

/** "13 жовтня" in the zone that is shown. */
export function DateText({ at }: { at: Instant }): ReactNode {
  return dateIn(at, useContext(ShownZone), useLocale())
}

function dateIn(at: Instant, zone: string, locale: Locale): string {
  return dayAndMonth(parseMoment(dateAt(at, zone)) ?? at, locale)
}

/** The visitor's zone and its name on that day in the page's language: "центральноєвропейський літній час". */
export function ownZoneName(at: Instant, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(localeTable[locale].intl, { timeZone: ownZone(), timeZoneName: 'long' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ownZone()
}

export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

const neverChanges = () => () => {}

/** Kyiv time or one's own. Without JavaScript it only says that times are Kyiv's, in the same place. */
export function ZoneSwitch({ isOwn, onChange }: { isOwn: boolean; onChange(isOwn: boolean): void }): ReactNode {
  const { programme: words } = useWords()
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  if (!isAlive) return <p className={styles.said}>{words.kyivTime}</p>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are two buttons.
    <div className={styles.switch} role="group" aria-label={words.timeZone}>
      <button type="button" aria-pressed={!isOwn} onClick={() => onChange(false)}>
        {words.kyivTime}
      </button>
      <button type="button" aria-pressed={isOwn} onClick={() => onChange(true)}>
        {words.ownTime}
      </button>
    </div>
  )
}
