import { type Locale, localeTable } from '../localisation/locale.ts'

/** "26 kB", "1.4 MB": decimal units in the language's words; megabytes with one decimal. */
export function fileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 999_500
  const format = new Intl.NumberFormat(localeTable[locale].intl, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return format.format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000)).replace(' ', '\u00a0')
}
