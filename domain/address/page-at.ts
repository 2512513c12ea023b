// From an address back to its page. The router decides what is drawn; a test holds this to it.
import { isLocale } from '../localisation/locale.ts'
import { type PageId, pageIds, pageOf } from './pages.ts'

/** The patterns as a tree: below a part those that follow it; what is filled in stands under `:`. */
type Branch = { id?: PageId; next: Map<string, Branch> }

const root: Branch = { next: new Map() }
for (const id of pageIds) plant(root, partsOf(pageOf(id).pattern), id)

function plant(branch: Branch, [part, ...rest]: string[], id: PageId): void {
  if (part === undefined) {
    branch.id ??= id
    return
  }
  if (part.endsWith('?')) plant(branch, rest, id)
  const key = part.startsWith(':') ? ':' : part
  const next: Branch = branch.next.get(key) ?? { next: new Map() }
  branch.next.set(key, next)
  plant(next, rest, id)
}

type Found = { id: PageId; parts: string[] }

/** What is spelt out goes before what is filled in, and letters may be small or capital, as with the router. `parts`: in their one spelling. */
function find(branch: Branch | undefined, [part, ...rest]: string[], before: string[] = []): Found | undefined {
  if (branch === undefined || part === undefined) return branch?.id && { id: branch.id, parts: before }
  const small = part.toLowerCase()
  return find(branch.next.get(small), rest, [...before, small]) ?? find(branch.next.get(':'), rest, [...before, part])
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** The page that stands at `path`, which is below the language (`/forum/2025`); undefined where none can. */
export function pageWithin(path: string): PageId | undefined {
  return find(root, partsOf(path))?.id
}

/** The page at `pathname` with its language (`/en/forum/2025`), spelt canonically; undefined where none can stand. */
export function pageAt(pathname: string): PageId | undefined {
  const [language, ...rest] = partsOf(pathname)
  return isLocale(language) ? find(root, rest)?.id : undefined
}

/** `path` without its language as it is spelt in the table of pages: `/About` is `/about`; what is filled in stays as it is. */
export function spelt(path: string): string {
  const parts = find(root, partsOf(path))?.parts
  return parts ? parts.map((part) => `/${part}`).join('') : path
}

/** Names of the query parameters that change the page at `pathname`. */
export function allowedQuery(pathname: string): readonly string[] {
  const id = pageAt(pathname)
  return (id && pageOf(id).query) ?? []
}
