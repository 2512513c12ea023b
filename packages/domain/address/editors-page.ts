import { pageWithin } from './page-at.ts'

/** Slugs whose editors' text is shown on another page. */
const takenIn: ReadonlySet<string> = new Set(['about', 'donate'])

/**
 * Whether an editors' page with this slug could never be seen, because another page has its address. A slug that is only the beginning of addresses,
 * such as `ticket`, is free.
 */
export function isHiddenByPage(slug: string): boolean {
  return pageWithin(`/${encodeURIComponent(slug)}`) !== 'page' && !takenIn.has(slug)
}
