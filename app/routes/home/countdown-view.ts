import type { Locale } from '#domain/localisation/locale.ts'
import { counted } from '#domain/localisation/plural.ts'
import { wordsIn } from '../../locale.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** What is left, in days, hours, minutes and seconds: each figure with its unit as it is said beside that figure. `left` in ms, not negative. */
export function countdownView(left: number, locale: Locale): { key: string; figure: number; unit: string }[] {
  const { units } = wordsIn(locale).home
  const parts = [
    ['days', Math.floor(left / day)],
    ['hours', Math.floor((left % day) / hour)],
    ['minutes', Math.floor((left % hour) / minute)],
    ['seconds', Math.floor((left % minute) / second)],
  ] as const
  return parts.map(([key, figure]) => ({ key, figure, unit: counted(locale, figure, units[key]) }))
}
