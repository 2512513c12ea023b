import type { Locale } from '@forum/domain/localisation/locale.ts'
import { type CountedWord, counted } from '@forum/domain/localisation/plural.ts'

/** Number and unit: 40 and "хв". */
export type TimePart = { figure: number; unit: string }

/** Units in the words of a language. */
export type TimeWords = { locale: Locale; minutes: string; hours: string; days: CountedWord }

const minute = 60_000
/** Up to this many minutes no hours are used. */
const maxMinutes = 120
/** Up to this many hours no days are used. */
const maxHours = 48

/** Remaining time in suitable units; a begun minute counts. */
export function timeLeft(ms: number, words: TimeWords): TimePart[] {
  const minutes = Math.max(Math.ceil(ms / minute), 1)
  if (minutes < maxMinutes) return [{ figure: minutes, unit: words.minutes }]
  if (minutes < maxHours * 60) {
    const rest = minutes % 60
    const hours = { figure: Math.floor(minutes / 60), unit: words.hours }
    return rest === 0 ? [hours] : [hours, { figure: rest, unit: words.minutes }]
  }
  const days = Math.round(minutes / (24 * 60))
  return [{ figure: days, unit: counted(words.locale, days, words.days) }]
}

/** As one text: "75 хв", "2 год 5 хв", "2 дні". */
export function timeLeftText(ms: number, words: TimeWords): string {
  return timeLeft(ms, words)
    .map(({ figure, unit }) => `${figure}\u00a0${unit}`)
    .join(' ')
}

/** The last five minutes: the speaker should finish. */
export function isEnding(ms: number | null): boolean {
  return ms !== null && ms <= 5 * minute
}
