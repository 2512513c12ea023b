import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { ShownPage } from '../page-info/page-info.tsx'

/** Lists with item pages. */
const lists = ['news', 'photos', 'videos', 'speakers', 'team']

/** Target of a language link: path without language, and whether it is the same page. */
export type SwitchedAddress = { path: string; isSamePage: boolean }

/**
 * The page in `locale`, or the nearest list where it does not exist there (product.md, 2.4). An address that is missing is offered in
 * no language: it leads to the list above it, else home. Pure.
 */
export function switchedAddress(path: string, page: ShownPage | undefined, isMissing: boolean, locale: Locale): SwitchedAddress {
  if (page && !isMissing) {
    const exists = page.locales.includes(locale)
    const list = (page.listLocales ?? [locale]).includes(locale) ? page.nearestList : ''
    return { path: exists ? path : list, isSamePage: exists }
  }
  return isMissing ? { path: listAbove(path), isSamePage: false } : { path, isSamePage: true }
}

function listAbove(path: string): string {
  const [, list = '', item] = (path.split('?')[0] ?? '').split('/')
  return item && lists.includes(list) ? `/${list}` : ''
}
