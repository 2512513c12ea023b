// The canonical form of a requested address: cache key, and address for rendering.

/** Names of query parameters that a page depends on. */
export type AllowedQuery = (pathname: string) => readonly string[]

export type PageTarget = {
  /** Canonical path. */
  path: string
  /** With the question mark, or empty: only parameters that the page depends on, in a fixed order. */
  query: string
  /** Whether the page can be cached: path and parameters are not too long. */
  isCacheable: boolean
}

const maxPathLength = 400
const maxValueLength = 100

/** The target of `url` (as in the request line); undefined when the path is invalid. */
export function pageTarget(url: string, allowedQuery: AllowedQuery): PageTarget | undefined {
  const start = url.indexOf('?')
  const path = canonicalPath(start === -1 ? url : url.slice(0, start))
  if (path === undefined) return undefined
  const isShort = path.length <= maxPathLength
  if (start === -1) return { path, query: '', isCacheable: isShort }
  const given = new URLSearchParams(url.slice(start + 1))
  const parameters: [string, string][] = []
  let areShort = true
  for (const name of allowedQuery(path)) {
    const value = given.get(name)
    if (value === null || value === '') continue
    parameters.push([name, value])
    areShort &&= value.length <= maxValueLength
  }
  const query = parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : ''
  return { path, query, isCacheable: isShort && areShort }
}

/**
 * The path without needless percent-encoding, so that `/%65n` and `/en` are one page. Undefined for an invalid path, a backslash, a control
 * character, a dot segment or an invalid escape.
 */
export function canonicalPath(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined
  if (/^[\w\-./~]*$/.test(path)) return /\/\.{1,2}(\/|$)/.test(path) ? undefined : path
  try {
    const segments = path.split('/').map((segment) => decodeURIComponent(segment))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    if (segments.some((segment) => segment === '.' || segment === '..' || /[\u0000-\u001f\u007f\\]/.test(segment)))
      return undefined
    return segments.map((segment) => encodeURIComponent(segment)).join('/')
  } catch {
    return undefined
  }
}
