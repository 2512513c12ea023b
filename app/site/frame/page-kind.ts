// What the frame knows of the page that it is around.
import { createContext, use } from 'react'
import { useMatches } from 'react-router'
import { type Page, pageOfRoute } from '#domain/address/pages.ts'

/** What the frame does differently on some pages. */
export type PageKind = NonNullable<Page['kind']> | 'other'

/** The page with these route names; undefined where the address is of no page. Pure. */
export function pageOfRoutes(routeNames: readonly string[]): Page | undefined {
  return routeNames.map(pageOfRoute).find(Boolean)
}

/** Whether the callback and the contacts below a page stand there at their full size: elsewhere they are what a page ends with, not what it is about. */
export function isTailFull(page: PageKind): boolean {
  return page === 'home' || page === 'contacts'
}

export function useTableRow(): Page | undefined {
  return pageOfRoutes(useMatches().map(({ id }) => id))
}

/** What stands in the place of the page that was asked for, and so is of another kind: an error. */
export const KindInItsPlace = createContext<PageKind | null>(null)

export function usePageKind(): PageKind {
  const asked = useTableRow()?.kind ?? 'other'
  return use(KindInItsPlace) ?? asked
}
