import { pageWithin } from './page-at.ts'

/** Pages that show the text of the editors' page of their slug. */
const takenIn: ReadonlySet<string> = new Set(['about', 'donate'])

/**
 * Whether an editors' page of this slug would never be seen: another page stands at its address. A slug that only begins addresses, as
 * `ticket` does, is free.
 */
export function isHiddenByPage(slug: string): boolean {
  return pageWithin(`/${encodeURIComponent(slug)}`) !== 'page' && !takenIn.has(slug)
}
