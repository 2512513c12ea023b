/**
 * What `aria-current` says of a link on a page, both as paths without language: the page itself, a page above it, or nothing. Links to a
 * part of a page say nothing: which part is looked at is not known. Pure.
 */
export function currentOf(link: string, page: string | undefined): 'page' | 'true' | undefined {
  if (page === undefined || link.includes('#')) return undefined
  const path = withoutQuery(page)
  if (path === link) return 'page'
  return path.startsWith(`${link}/`) ? 'true' : undefined
}

/** Whether a group of links holds the page, or a part of it, or a page above it. Pure. */
export function holdsPage(links: readonly string[], page: string | undefined): boolean {
  return links.some((link) => currentOf(link.split('#')[0] ?? '', page) !== undefined)
}

function withoutQuery(path: string): string {
  return path.split('?')[0] ?? ''
}
