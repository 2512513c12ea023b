import { wordsIn } from '@forum/design/page/locale.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { counted } from '@forum/domain/localisation/plural.ts'

/** Duration in full words: "45 хвилин", "1 година 15 хвилин", "4 години". `minutes`: whole, from 0. */
export function lengthText(minutes: number, locale: Locale): string {
  const { programme: words } = wordsIn(locale)
  const parts = [
    { figure: Math.floor(minutes / 60), word: words.hours },
    { figure: minutes % 60, word: words.minutes },
  ]
  const said = parts.filter(({ figure }) => figure > 0)
  const shown = said.length > 0 ? said : parts.slice(1)
  return shown.map(({ figure, word }) => `${figure}\u00a0${counted(locale, figure, word)}`).join(' ')
}
