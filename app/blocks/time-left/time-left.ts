import type { Locale } from '#domain/localisation/locale.ts'
import { counted } from '#domain/localisation/plural.ts'
import { wordsIn } from '../../locale.ts'

/** A figure and its unit: 40 and "хв". */
export type TimePart = { figure: number; unit: string }

const minute = 60_000
/** Up to this many minutes are not counted in hours. */
const maxMinutes = 120
/** Up to this many hours are not counted in days. */
const maxHours = 48

/** How far away something is, in the units that one would say: a begun minute counts as one. */
export function timeLeft(ms: number, locale: Locale): TimePart[] {
  const { dashboard: words } = wordsIn(locale)
  const minutes = Math.max(Math.ceil(ms / minute), 1)
  if (minutes < maxMinutes) return [{ figure: minutes, unit: words.minutes }]
  if (minutes < maxHours * 60) {
    const rest = minutes % 60
    const hours = { figure: Math.floor(minutes / 60), unit: words.hours }
    return rest === 0 ? [hours] : [hours, { figure: rest, unit: words.minutes }]
  }
  const days = Math.round(minutes / (24 * 60))
  return [{ figure: days, unit: counted(locale, days, words.days) }]
}

/** "75 хв", "2 год 5 хв", "2 дні": the same in one line. */
export function timeLeftText(ms: number, locale: Locale): string {
  return timeLeft(ms, locale)
    .map(({ figure, unit }) => `${figure}\u00a0${unit}`)
    .join(' ')
}

/** Whether a speaker should come to an end: the last five minutes run. */
export function isEnding(ms: number | null): boolean {
  return ms !== null && ms <= 5 * minute
}
