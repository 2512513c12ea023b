// Journeys that are the same in each language, and with and without scripts: every language once, the ways taken in turns.
import { type Locale, locales } from '#domain/localisation/locale.ts'

/** For journey `index` of a file; two that follow one another show each language both ways. */
export const languagesAndScripts = (index: number): { locale: Locale; javaScriptEnabled: boolean; way: string }[] =>
  locales.map((locale, place) => {
    const javaScriptEnabled = (index + place) % 2 === 0
    return { locale, javaScriptEnabled, way: `in ${locale} ${javaScriptEnabled ? 'with' : 'without'} scripts` }
  })
