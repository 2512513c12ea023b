import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type Locale, locales, localeTable } from '#domain/localisation/locale.ts'
import { allowedQuery } from '../../allowed-query.ts'
import { useLocale, useWords } from '../../locale.tsx'
import { inLanguage } from '../../paths.ts'
import { usePageInfo } from '../page-info/page-info.ts'
import styles from './language-switcher.module.css'

const year = 31_536_000

/** The other languages of the page. A new language is a new document, because a document carries the words of one. */
export function LanguageSwitcher() {
  const current = useLocale()
  const { site } = useWords()
  const page = usePageInfo()
  const { pathname } = useLocation()
  const suffix = useSuffix()
  // The visitor keeps the very path they are on, whatever its canonical form is.
  const path = pathname.replace(/^\/[^/]*/, '')
  return (
    <ul className={styles.languages} aria-label={site.languages}>
      {locales.map((locale) => {
        const exists = !page || page.locales.includes(locale)
        const target = exists ? inLanguage(locale, path) + suffix : inLanguage(locale, page.nearestList)
        return (
          <li key={locale}>
            <a
              href={target}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
              title={exists ? localeTable[locale].name : `${localeTable[locale].name} (${site.notInLanguage})`}
              className={exists ? undefined : styles.absent}
              onClick={() => remember(locale)}
            >
              <span aria-hidden="true">{localeTable[locale].label}</span>
              <span className="visuallyHidden">{localeTable[locale].name}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Query and fragment: on the server only the query that the page depends on, in the browser all that stands there. */
function useSuffix(): string {
  const { pathname, search, hash } = useLocation()
  const [full, setFull] = useState<string | null>(null)
  useEffect(() => setFull(search + hash), [search, hash])
  if (full !== null) return full
  const kept = new URLSearchParams()
  const given = new URLSearchParams(search)
  for (const name of allowedQuery(pathname)) for (const value of given.getAll(name)) kept.append(name, value)
  return kept.size > 0 ? `?${kept}` : ''
}

/** The choice is kept for `/` only (decisions, Languages); nothing else sets this cookie. */
function remember(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing in Safari before 18.4.
  document.cookie = `lang=${locale}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
}
