// How many of a long list stand on a page at first: all 171 portraits are three screens of bytes before the first of them shows.
import { useLocation } from 'react-router'

/** Rows of four, three and two in the layouts. */
export const first = 24

/** The query that asks for everybody at once. */
export const everybody = '?all=1'

/** How many people are shown: everybody where a query or the address asks for that. */
export function useLimit(): number {
  const asked = new URLSearchParams(useLocation().search)
  return limitOf({ isWhole: asked.get('all') === '1', query: asked.get('q') ?? '' })
}

export function limitOf({ isWhole, query }: { isWhole: boolean; query: string }): number {
  return isWhole || query.trim() !== '' ? Number.POSITIVE_INFINITY : first
}
