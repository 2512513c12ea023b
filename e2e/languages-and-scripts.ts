// Journeys that are the same in each language, and with and without scripts: both ways once, the languages taken in turns. That pages and letters
// have their words in every language is shown where they are drawn and written (pages.spec.ts, packages/desk/post/mail).
import { type Locale, locales } from '@forum/domain/localisation/locale.ts'

/** For journey `index` of a file. */
export const languagesAndScripts = (index: number): { locale: Locale; javaScriptEnabled: boolean; way: string }[] =>
  [true, false].map((javaScriptEnabled, place) => {
    const locale = locales[(index + place) % locales.length] ?? 'uk'
    return { locale, javaScriptEnabled, way: `in ${locale} ${javaScriptEnabled ? 'with' : 'without'} scripts` }
  })
