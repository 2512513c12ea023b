// The one table of the site's languages. "UA" and the suffix `ua` exist only here (specification §3, §9).

export const locales = ['uk', 'en', 'ru'] as const

/** A language of the site: its URL segment and its BCP 47 code. */
export type Locale = (typeof locales)[number]

type LocaleRow = {
  /** What the switcher shows. */
  label: string
  /** Suffix of localised fields in the content service. */
  suffix: 'ua' | 'en' | 'ru'
  /** The language's own name, for screen readers. */
  name: string
  /** `og:locale`. */
  openGraph: string
  /** Tag for Intl: 24-hour clock and day-first dates in every language. */
  intl: string
}

export const localeTable: Readonly<Record<Locale, LocaleRow>> = {
  uk: { label: 'UA', suffix: 'ua', name: 'Українська', openGraph: 'uk_UA', intl: 'uk-UA' },
  en: { label: 'EN', suffix: 'en', name: 'English', openGraph: 'en_GB', intl: 'en-GB' },
  ru: { label: 'RU', suffix: 'ru', name: 'Русский', openGraph: 'ru_UA', intl: 'ru-UA' },
}

/** Ukrainian loads first (decisions, Languages). */
export const defaultLocale: Locale = 'uk'

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}
