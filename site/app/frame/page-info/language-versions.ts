import { localePath } from '@forum/domain/address/paths.ts'
import { defaultLocale, type Locale, locales } from '@forum/domain/localisation/locale.ts'

/** A language version of a page: `hreflang` and absolute address. */
export type LanguageVersion = { language: Locale | 'x-default'; href: string }

/** Language versions for head and sitemap: every language of the page, and `x-default`. */
export function languageVersions(page: { path: string; locales: readonly Locale[] }, siteUrl: string): LanguageVersion[] {
  const present = locales.filter((language) => page.locales.includes(language))
  const address = (language: Locale) => siteUrl + localePath(language, page.path)
  return [
    ...present.map((language) => ({ language, href: address(language) })),
    { language: 'x-default', href: page.path === '' ? `${siteUrl}/` : address(defaultOf(present)) },
  ]
}

/** `x-default`: `/` for the home page; otherwise Ukrainian, if it exists. */
function defaultOf(present: readonly Locale[]): Locale {
  return present.includes(defaultLocale) ? defaultLocale : (present[0] ?? defaultLocale)
}
