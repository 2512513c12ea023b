/**
 * `aria-current` of a link, both paths without language: the page itself, or a page above it. Links to fragments get none, because the visible
 * section is unknown. Pure.
 */
export function currentOf(link: string, page: string | undefined): 'page' | 'true' | undefined {
  if (page === undefined || link.includes('#')) return undefined
  const path = withoutQuery(page)
  if (path === link) return 'page'
  return path.startsWith(`${link}/`) ? 'true' : undefined
}

/** Whether a group of links contains the page, a section of it, or a page above it. Pure. */
export function holdsPage(links: readonly string[], page: string | undefined): boolean {
  return links.some((link) => currentOf(link.split('#')[0] ?? '', page) !== undefined)
}

function withoutQuery(path: string): string {
  return path.split('?')[0] ?? ''
}
