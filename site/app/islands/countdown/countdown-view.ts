import type { Locale } from '@forum/domain/localisation/locale.ts'
import { type CountedWord, counted } from '@forum/domain/localisation/plural.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export type Units = Readonly<Record<'days' | 'hours' | 'minutes' | 'seconds', CountedWord>>

/** The remaining time in days, hours, minutes and seconds, each with its unit in the right plural form. `left` in ms, not negative. */
export function countdownView(left: number, locale: Locale, units: Units): { key: keyof Units; figure: number; unit: string }[] {
  const parts = [
    ['days', Math.floor(left / day)],
    ['hours', Math.floor((left % day) / hour)],
    ['minutes', Math.floor((left % hour) / minute)],
    ['seconds', Math.floor((left % minute) / second)],
  ] as const
  return parts.map(([key, figure]) => ({ key, figure, unit: counted(locale, figure, units[key]) }))
}
