// What a request asked for, in a few names that no visitor can invent: the label of figures about requests.
import { pageAt } from '@forum/domain/address/page-at.ts'

/** Beginnings of paths and what stands there, for what is no page. */
const places: readonly [RegExp, string][] = [
  [/^\/assets\//, 'picture'],
  [/^\/static\//, 'static file'],
  [/^\/share\//, 'share card'],
  [/^\/(?:healthz|readyz|metrics)$/, 'health'],
  [/^\/hooks\/content$/, 'content hook'],
  [/^\/payments\//, 'payment report'],
  [/^\/desk\/check-in$/, 'check-in'],
  [/^\/(?:[\w-]+\.(?:txt|xml|ico|svg|png|webmanifest|js)|\.well-known\/[\w.-]+)$/, 'machine file'],
  [/\.(?:ics|pdf|csv|json|webmanifest)$/, 'document'],
]

/** The kind of what stands at `url`: the name of a page, of what is no page, or `other`. */
export function kindOf(url: string): string {
  const path = (url.split('?', 1)[0] ?? '').slice(0, 300)
  if (path === '/') return 'entrance'
  const place = places.find(([pattern]) => pattern.test(path))
  return place?.[1] ?? pageAt(path) ?? 'other'
}
