// The one table of the site's languages: a language is a row here and a folder of messages/. "UA" and the suffix `ua` exist only here.

type LocaleRow = {
  /** What the switcher shows. */
  label: string
  /** Suffix of localised fields in the content service. */
  suffix: string
  /** The language's own name, for screen readers and for editors. */
  name: string
  /** `og:locale`. */
  openGraph: string
  /** Tag for Intl: 24-hour clock and day-first dates in every language. */
  intl: string
  /** The letters of its texts: which font files a page needs first. */
  script: 'cyrillic' | 'latin'
  /** Which of the two files of a legal document is its own: the Ukrainian one, or the one for everybody else. */
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

/** A language of the site: its URL segment and its BCP 47 code. */
export type Locale = keyof typeof localeTable

/** Ends the names of localised fields: `title_ua`. */
export type Suffix = (typeof localeTable)[Locale]['suffix']

export const locales: readonly Locale[] = Object.keys(localeTable) as Locale[]

/** Ukrainian loads first. */
export const defaultLocale: Locale = 'uk'

/** The language that the first segment of an address means, however it is spelt: `UK`, or `ua` as the switcher shows it; undefined for none. */
export function localeMeant(segment: string): Locale | undefined {
  const small = segment.toLowerCase()
  return locales.find((locale) => locale === small || localeTable[locale].label.toLowerCase() === small)
}

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}

/** The language that a segment of a path or a cookie names; Ukrainian where it names none. */
export function localeFrom(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale
}

/** The language of a path; Ukrainian when its first segment is no language. */
export function localeOfPath(pathname: string): Locale {
  return localeFrom(pathname.split('/')[1])
}

/** One value for each language. */
export function everyLocale<T>(value: (locale: Locale) => T): Readonly<Record<Locale, T>> {
  return Object.fromEntries(locales.map((locale) => [locale, value(locale)])) as Record<Locale, T>
}
