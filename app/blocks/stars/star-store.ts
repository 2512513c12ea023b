// The sessions that this visitor starred, by edition: kept in this browser, and nowhere else. Where the browser keeps nothing they live as long as the page.
import { useSyncExternalStore } from 'react'
import { maxSelected, readSelection, type SessionKey, toggled, writeSelection } from '#domain/programme/selection.ts'
import { tellChange } from './star-change.ts'

const none: readonly SessionKey[] = []
const chosen = new Map<number, readonly SessionKey[]>()
const before = new Map<number, readonly SessionKey[]>()
const listeners = new Set<() => void>()

const storageName = (year: number) => `stars:${year}`

/** Adds a session's star, or takes it away. */
export function toggleStar(year: number, key: SessionKey): void {
  const { keys, is } = toggled(starsOf(year), key)
  tellChange({ year, key, is, isKept: is === 'full' || keep(year, keys) })
  tell()
}

/** Puts `keys` in the place of all stars of an edition; `undoStars` brings those back. */
export function replaceStars(year: number, keys: readonly SessionKey[]): void {
  before.set(year, starsOf(year))
  keep(year, keys.slice(0, maxSelected))
  tell()
}

export function undoStars(year: number): void {
  const former = before.get(year)
  before.delete(year)
  if (former) keep(year, former)
  tell()
}

/** The starred sessions of an edition, in the order of their stars; none on the server and while its page is taken over. */
export function useStars(year: number): readonly SessionKey[] {
  return useSyncExternalStore(
    subscribe,
    () => starsOf(year),
    () => none,
  )
}

/** Whether other stars were replaced on this page, and can be brought back. */
export function useCanUndo(year: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (before.get(year)?.length ?? 0) > 0,
    () => false,
  )
}

function starsOf(year: number): readonly SessionKey[] {
  const known = chosen.get(year)
  if (known) return known
  const read = readSelection(stored(year)).keys
  chosen.set(year, read)
  return read
}

/** What anybody may have written there; null where the browser refuses to say. */
function stored(year: number): string | null {
  try {
    return localStorage.getItem(storageName(year))
  } catch {
    return null
  }
}

function keep(year: number, keys: readonly SessionKey[]): boolean {
  chosen.set(year, keys)
  try {
    localStorage.setItem(storageName(year), writeSelection(keys))
    return true
  } catch {
    return false
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** Another tab of this browser has set a star. */
function onStorage({ key }: StorageEvent): void {
  if (key !== null && !key.startsWith('stars:')) return
  chosen.clear()
  tell()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}
