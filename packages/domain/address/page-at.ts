// Finds the page of an address. A test compares it with the router.
import { isLocale } from '../localisation/locale.ts'
import { type PageId, pageIds, pageOf } from './pages.ts'

/** The patterns as a tree of path parts; parameters are under `:`. */
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

type FoundPage = { id: PageId; parts: string[] }

/** Literal parts win over parameters, and case does not matter, as in the router. `parts`: canonical. */
function find(branch: Branch | undefined, [part, ...rest]: string[], before: string[] = []): FoundPage | undefined {
  if (branch === undefined || part === undefined) return branch?.id && { id: branch.id, parts: before }
  const small = part.toLowerCase()
  return find(branch.next.get(small), rest, [...before, small]) ?? find(branch.next.get(':'), rest, [...before, part])
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** The page at `path` without language (`/forum/2025`); undefined: none. */
export function pageWithin(path: string): PageId | undefined {
  return find(root, partsOf(path))?.id
}

/** The page at the canonical `pathname` with language (`/en/forum/2025`); undefined: none. */
export function pageAt(pathname: string): PageId | undefined {
  const [language, ...rest] = partsOf(pathname)
  return isLocale(language) ? find(root, rest)?.id : undefined
}

/** `path` without language, spelled as in the table of pages: `/About` becomes `/about`; parameters stay. */
export function spelt(path: string): string {
  const parts = find(root, partsOf(path))?.parts
  return parts ? parts.map((part) => `/${part}`).join('') : path
}

/** Names of the query parameters that change the page at `pathname`. */
export function allowedQuery(pathname: string): readonly string[] {
  const id = pageAt(pathname)
  return (id && pageOf(id).query) ?? []
}
