import { useMatches } from 'react-router'
import { type Page, pageOfRoute } from '#domain/address/pages.ts'

/** What the frame does differently on some pages. */
export type PageKind = NonNullable<Page['kind']> | 'other'

/** The kind of the page with these route names. Pure. */
export function pageKind(routeNames: readonly string[]): PageKind {
  return routeNames.map((name) => pageOfRoute(name)?.kind).find(Boolean) ?? 'other'
}

export function usePageKind(): PageKind {
  return pageKind(useMatches().map(({ id }) => id))
}
