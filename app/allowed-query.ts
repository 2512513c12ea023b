/** Query parameters that a page depends on, by the last part of its path; all others are ignored. */
const byPage: readonly (readonly [pattern: RegExp, names: readonly string[]])[] = [
  [/^\/[a-z]{2}(?:\/forum(?:\/[^/]+)?)?\/speakers$/, ['q']],
  [/^\/[a-z]{2}\/forum(?:\/[^/]+)?\/program$/, ['day', 'room', 'language', 'q']],
  [/^\/[a-z]{2}\/forum(?:\/[^/]+)?\/by-(?:card|bank)$/, ['ticket']],
  [/^\/[a-z]{2}\/(?:news|photos|videos)$/, ['page']],
  [/^\/[a-z]{2}\/(?:photos\/[^/]+|forum\/\d{4})$/, ['picture']],
  [/^\/[a-z]{2}\/(?:videos|forum(?:\/[^/]+)?\/broadcast)\/[^/]+$/, ['play']],
]

/** Names of the query parameters that change the page at `pathname`; its `.data` twin has the same. */
export function allowedQuery(pathname: string): readonly string[] {
  const path = pathname.replace(/\.data$/, '')
  return byPage.find(([pattern]) => pattern.test(path))?.[1] ?? []
}
