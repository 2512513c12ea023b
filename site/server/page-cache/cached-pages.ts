// The pages in memory and their eviction.
import { LRUCache } from 'lru-cache'
import type { PageEntry } from './page-entry.ts'
import type { PageTarget } from './page-key.ts'

export type CachedPages = {
  get(target: PageTarget): PageEntry | undefined
  /** By canonical path without a query: most requests. */
  plain(path: string): PageEntry | undefined
  store(target: PageTarget, entry: PageEntry): void
  size(): { pages: number; bytes: number }
}

/** Pages with a query and pages requested only once have separate space: invented queries cannot evict popular pages. */
export function createCachedPages(maxBytes: number): CachedPages {
  const plain = createRoom(maxBytes * 0.75)
  const queried = createRoom(maxBytes * 0.2)
  const requestedOnce = createRoom(maxBytes * 0.05)
  const rooms = [plain, queried, requestedOnce]
  const sum = (of: 'size' | 'calculatedSize') => rooms.reduce((total, room) => total + room[of], 0)
  return {
    get({ path, query }) {
      if (query === '') return plain.get(path)
      const key = path + query
      const known = queried.get(key)
      if (known) return known
      const once = requestedOnce.get(key)
      if (once) queried.set(key, once)
      return once
    },
    plain: (path) => plain.get(path),
    store({ path, query, isCacheable }, entry) {
      const key = path + query
      const room = query === '' ? plain : queried.get(key) ? queried : requestedOnce
      if (isCacheable) room.set(key, entry)
    },
    size: () => ({ pages: sum('size'), bytes: sum('calculatedSize') }),
  }
}

/** An LRU cache limited by total bytes. */
function createRoom(maxBytes: number): LRUCache<string, PageEntry> {
  return new LRUCache({ maxSize: Math.floor(maxBytes), sizeCalculation: ({ size }) => size })
}
