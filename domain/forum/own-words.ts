// What editors say in place of the site's own words. They stand only where somebody wrote them in the language of the page: the site has
// its own words in every language, so that nothing falls back to another one.
import type { Locale } from '../localisation/locale.ts'
import { type Localised, notPublished } from '../localisation/localised.ts'

/** The editors' words in `locale`, else the site's own. */
export function ownWords(field: Localised | null | undefined, locale: Locale, site: string): string {
  const written = field?.[locale]
  return written && written !== notPublished ? written : site
}

/** So many chips fit beside a filter. */
const mostTopics = 8

/** What is often asked of programme and speakers: the editors' list, with commas between, else the site's own; each once, at most eight. */
export function askedTopics(field: Localised | null | undefined, locale: Locale, site: readonly string[]): string[] {
  const written = ownWords(field, locale, '')
    .split(/[,;\n]/)
    .map((topic) => topic.trim())
    .filter(Boolean)
  return [...new Set(written.length > 0 ? written : site)].slice(0, mostTopics)
}
