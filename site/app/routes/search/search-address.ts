// The search query in an address.
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { longestQuery, type SearchKind, searchKinds } from '@forum/domain/search-index/search-record.ts'

export type SearchQuery = { text: string; kind: SearchKind | null; year: number | null }

/** Parses the query; unknown kinds and years are ignored. */
export function parseSearch(parameters: URLSearchParams): SearchQuery {
  const kind = parameters.get('kind')
  const year = parameters.get('year') ?? ''
  return {
    text: (parameters.get('q') ?? '').trim().slice(0, longestQuery),
    kind: searchKinds.find((one) => one === kind) ?? null,
    year: /^\d{4}$/.test(year) ? Number(year) : null,
  }
}

/** Address of a query in a language. */
export function searchAddress(locale: Locale, { text, kind, year }: SearchQuery): string {
  const parameters = new URLSearchParams({ ...(text && { q: text }), ...(kind && { kind }), ...(year && { year: String(year) }) })
  const path = localePath(locale, pathWithin.search())
  return parameters.size > 0 ? `${path}?${parameters}` : path
}
