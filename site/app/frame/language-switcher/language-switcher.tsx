import { data } from '@forum/design/attributes/attributes.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath } from '@forum/domain/address/paths.ts'
import { locales, localeTable } from '@forum/domain/localisation/locale.ts'
import { useTableRow } from '@forum/site/app/context/page-kind.ts'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { usePageInfo } from '../page-info/page-info.tsx'
import styles from './language-switcher.module.css'
import { switchedAddress } from './switched-address.ts'

/** Links to other languages. Each is a new document, because a document contains the words of one language. */
export function LanguageSwitcher() {
  const current = useLocale()
  const { site } = useWords()
  const page = usePageInfo()
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  // Keeps the current path, even if it is not canonical.
  const path = pathname.replace(/^\/[^/]*/, '') + queryOf(useTableRow()?.query, search)
  return (
    <ul role="list" className={styles.languages} aria-label={site.languages}>
      {locales.map((locale) => {
        const { path: target, isSamePage } = switchedAddress(path, page, isMissing, locale)
        const isAbsent = !isSamePage && !isMissing
        const { label, name } = localeTable[locale]
        return (
          <li key={locale}>
            <a
              href={localePath(locale, target)}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
              title={isAbsent ? site.notInLanguage : undefined}
              className={isAbsent ? styles.absent : undefined}
              {...data({ 'data-language': locale, 'data-absent': isSamePage ? undefined : '' })}
            >
              <span aria-hidden="true">{label}</span>
              <span className="visuallyHidden" lang={locale}>
                {name}
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Only the parameters of the page, equal on server and browser; early.js adds the rest. */
function queryOf(names: readonly string[] = [], search: string): string {
  const query = new URLSearchParams()
  const given = new URLSearchParams(search)
  for (const name of names) for (const value of given.getAll(name)) query.append(name, value)
  return query.size > 0 ? `?${query}` : ''
}
