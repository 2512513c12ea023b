// What a request asked for, in a few names that no visitor can invent: the label of figures about requests.
import { pageAt } from '#domain/address/page-at.ts'

/** Beginnings of paths and what stands there, for what is no page. */
const places: readonly [RegExp, string][] = [
  [/^\/assets\//, 'picture'],
  [/^\/static\//, 'static file'],
  [/^\/(?:healthz|readyz|metrics)$/, 'health'],
  [/^\/hooks\/content$/, 'content hook'],
  [/^\/payments\//, 'payment report'],
  [/^\/desk\/check-in$/, 'check-in'],
  [/^\/(?:[\w-]+\.(?:txt|xml|ico|svg|png|webmanifest|js)|\.well-known\/[\w.-]+)$/, 'machine file'],
  [/\.(?:ics|pdf|csv|json|webmanifest)$/, 'document'],
]

/** Paths whose kind is remembered; a flood of invented ones begins anew. */
const most = 5000

/** Gives the kind of what stands at a path with its query: the name of a page, of what is no page, or `other`. */
export function createRequestKinds(): (url: string) => string {
  const known = new Map<string, string>()
  return (url) => {
    const path = (url.split('?', 1)[0] ?? '').slice(0, 300)
    let kind = known.get(path)
    if (kind === undefined) {
      kind = kindOf(path)
      if (known.size >= most) known.clear()
      known.set(path, kind)
    }
    return kind
  }
}

function kindOf(path: string): string {
  if (path === '/') return 'entrance'
  const place = places.find(([pattern]) => pattern.test(path))
  return place?.[1] ?? pageAt(path) ?? 'other'
}
