import { useLocation } from 'react-router'
import { locales, localeTable } from '#domain/localisation/locale.ts'
import { allowedQuery } from '../../allowed-query.ts'
import { useLocale, useWords } from '../../locale.tsx'
import { inLanguage } from '../../paths.ts'
import { usePageInfo } from '../page-info/page-info.ts'
import styles from './language-switcher.module.css'

/** The languages of the site. A new language is a new document, because a document carries the words of one. */
export function LanguageSwitcher() {
  const current = useLocale()
  const { site } = useWords()
  const page = usePageInfo()
  const { pathname, search } = useLocation()
  // The visitor keeps the very path they are on, whatever its canonical form is.
  const path = pathname.replace(/^\/[^/]*/, '') + keptQuery(pathname, search)
  return (
    <ul className={styles.languages} aria-label={site.languages}>
      {locales.map((locale) => {
        const exists = !page || page.locales.includes(locale)
        const { label, name } = localeTable[locale]
        return (
          <li key={locale}>
            <a
              href={inLanguage(locale, exists ? path : page.nearestList)}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
              title={exists ? undefined : site.notInLanguage}
              className={exists ? undefined : styles.absent}
              data-language={locale}
              data-absent={exists ? undefined : ''}
            >
              <span aria-hidden="true">{label}</span>
              <span className="visuallyHidden">{name}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** On the server and in the browser alike only the query that the page depends on; the choice script adds the rest. */
function keptQuery(pathname: string, search: string): string {
  const kept = new URLSearchParams()
  const given = new URLSearchParams(search)
  for (const name of allowedQuery(pathname)) for (const value of given.getAll(name)) kept.append(name, value)
  return kept.size > 0 ? `?${kept}` : ''
}
