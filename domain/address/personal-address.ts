// Addresses that are keys themselves: whoever has one reads an order or holds a ticket.
import { pageIds, pageOf } from './pages.ts'

const places = pageIds.map(pageOf).flatMap(({ caching, pattern }) => (caching === 'never' ? pattern.replace(/\/:.*/, '') : []))
const personal = new RegExp(`^(/+[^/]+/+(?:${places.join('|')})/+)[^/]+(/[\\w.-]+)?`, 'i')

/** Whether a page or a document of one order, ticket or payment stands at `path`: nobody keeps it, counts it or lists it. */
export function isPersonalAddress(path: string): boolean {
  return personal.test(decoded(path))
}

/** The path for logs and statistics: of a personal address without its key. */
export function withoutKey(path: string): string {
  const [, place, document = ''] = personal.exec(decoded(path)) ?? []
  return place === undefined ? path : `${place}*${document}`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
