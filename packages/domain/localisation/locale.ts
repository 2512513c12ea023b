// The table of languages: a language is a row here and a folder in packages/messages/. "UA" and the suffix `ua` occur only here.

type LocaleRow = {
  /** Label in the switcher. */
  label: string
  /** Suffix of localised fields in the content service. */
  suffix: string
  /** The language's own name, for screen readers and for editors. */
  name: string
  /** `og:locale`. */
  openGraph: string
  /** Tag for Intl: 24-hour clock and day-first dates in every language. */
  intl: string
  /** Script: decides which font files are preloaded. */
  script: 'cyrillic' | 'latin'
  /** Which file of a legal document is used. */
  legalDocument: 'ukrainian' | 'other'
}

export const localeTable = {
  uk: {
    label: 'UA',
    suffix: 'ua',
    name: 'Українська',
    openGraph: 'uk_UA',
    intl: 'uk-UA',
    script: 'cyrillic',
    legalDocument: 'ukrainian',
  },
  en: { label: 'EN', suffix: 'en', name: 'English', openGraph: 'en_GB', intl: 'en-GB', script: 'latin', legalDocument: 'other' },
  ru: {
    label: 'RU',
    suffix: 'ru',
    name: 'Русский',
    openGraph: 'ru_UA',
    intl: 'ru-UA',
    script: 'cyrillic',
    legalDocument: 'other',
  },
} as const satisfies Readonly<Record<string, LocaleRow>>

/** A language: URL segment and BCP 47 code. */
export type Locale = keyof typeof localeTable

/** Suffix of localised fields: `title_ua`. */
export type Suffix = (typeof localeTable)[Locale]['suffix']

export const locales: readonly Locale[] = Object.keys(localeTable) as Locale[]

/** The language of `/` and of unknown segments. */
export const defaultLocale: Locale = 'uk'

/** The language of the first segment in any spelling: `UK`, or `ua` as in the switcher; undefined: none. */
export function localeMeant(segment: string): Locale | undefined {
  const small = segment.toLowerCase()
  return locales.find((locale) => locale === small || localeTable[locale].label.toLowerCase() === small)
}

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}

/** The language of a path segment or cookie; Ukrainian if invalid. */
export function localeFrom(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale
}

/** The language of a path; Ukrainian if its first segment is no language. */
export function localeOfPath(pathname: string): Locale {
  return localeFrom(pathname.split('/')[1])
}

/** One value for each language. */
export function everyLocale<T>(value: (locale: Locale) => T): Readonly<Record<Locale, T>> {
  return Object.fromEntries(locales.map((locale) => [locale, value(locale)])) as Record<Locale, T>
}
