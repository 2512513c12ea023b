// Secret addresses: whoever knows one can read an order or use a ticket.
import { pageIds, pageOf } from './pages.ts'

const places = pageIds.map(pageOf).flatMap(({ caching, pattern }) => (caching === 'never' ? pattern.replace(/\/:.*/, '') : []))
const personal = new RegExp(`^(/+[^/]+/+(?:${places.join('|')})/+)[^/]+(/[\\w.-]+)?`, 'i')

/** Whether `path` is a page or document of an order, ticket or payment: never cached, counted or indexed. */
export function isPersonalAddress(path: string): boolean {
  return personal.test(decoded(path))
}

/** The path for logs and statistics, without the key of a personal address. */
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
