import { localePath } from '#domain/address/paths.ts'
import { defaultLocale, type Locale, locales } from '#domain/localisation/locale.ts'

/** A page in a language, or for those of no particular one: the `hreflang` and the absolute address. */
export type LanguageVersion = { language: Locale | 'x-default'; href: string }

/** The versions of a page as its own head and the sitemap name them: every language in which it exists, and `x-default`. */
export function languageVersions(page: { path: string; locales: readonly Locale[] }, siteUrl: string): LanguageVersion[] {
  const present = locales.filter((language) => page.locales.includes(language))
  const address = (language: Locale) => siteUrl + localePath(language, page.path)
  return [
    ...present.map((language) => ({ language, href: address(language) })),
    { language: 'x-default', href: page.path === '' ? `${siteUrl}/` : address(defaultOf(present)) },
  ]
}

/** The root chooses the language of the home page; elsewhere Ukrainian comes first, if the page exists in it. */
function defaultOf(present: readonly Locale[]): Locale {
  return present.includes(defaultLocale) ? defaultLocale : (present[0] ?? defaultLocale)
}
