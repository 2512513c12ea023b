// The kind of the page inside the frame.

import { type Page, pageOfRoute } from '@forum/domain/address/pages.ts'
import { createContext, use } from 'react'
import { useMatches } from 'react-router'

/** What the frame does differently on some pages. */
export type PageKind = NonNullable<Page['kind']> | 'other'

/** The page with these route names; undefined: none. Pure. */
export function pageOfRoutes(routeNames: readonly string[]): Page | undefined {
  return routeNames.map(pageOfRoute).find(Boolean)
}

/** Whether callback form and contacts below the page are shown in full. */
export function isTailFull(page: PageKind): boolean {
  return page === 'home' || page === 'contacts'
}

export function useTableRow(): Page | undefined {
  return pageOfRoutes(useMatches().map(({ id }) => id))
}

/** Kind of a replacement for the requested page: an error. */
export const KindInItsPlace = createContext<PageKind | null>(null)

export function usePageKind(): PageKind {
  const asked = useTableRow()?.kind ?? 'other'
  return use(KindInItsPlace) ?? asked
}
