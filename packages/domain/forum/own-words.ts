// Editors' texts that replace the site's own. They count only in the language of the page: the site has its own text in each language, so none falls
// back to another.
import type { Locale } from '../localisation/locale.ts'
import { type Localised, notPublished } from '../localisation/localised.ts'

/** The editors' text in `locale`, otherwise the site's. */
export function ownWords(field: Localised | null | undefined, locale: Locale, site: string): string {
  const written = field?.[locale]
  return written && written !== notPublished ? written : site
}

/** Maximum number of topic buttons beside a filter. */
const mostTopics = 8

/** Suggested topics: the editors' list, separated by commas, otherwise the site's; without duplicates, at most eight. */
export function askedTopics(field: Localised | null | undefined, locale: Locale, site: readonly string[]): string[] {
  const written = ownWords(field, locale, '')
    .split(/[,;\n]/)
    .map((topic) => topic.trim())
    .filter(Boolean)
  return [...new Set(written.length > 0 ? written : site)].slice(0, mostTopics)
}
