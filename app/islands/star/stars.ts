// The visitor's starred sessions by edition, stored only in this browser; in memory if the browser stores nothing.
import { maxSelected, readSelection, type SessionKey, toggled, writeSelection } from '#domain/programme/selection.ts'

const chosen = new Map<number, readonly SessionKey[]>()
const listeners = new Set<() => void>()

const nameOf = (year: number) => `stars:${year}`
const formerNameOf = (year: number) => `stars-before:${year}`

/** In the order in which they were starred. */
export function starsOf(year: number): readonly SessionKey[] {
  const known = chosen.get(year)
  if (known) return known
  const read = readSelection(stored(() => localStorage, nameOf(year))).keys
  chosen.set(year, read)
  return read
}

/** `full`: the maximum is reached, nothing changed. `isKept` false: the browser did not store it. */
export type StarChange = { is: 'added' | 'removed' | 'full'; isKept: boolean }

/** The session of a button: `data-star="2025:fcxyha"`. */
export function starOf({ dataset: { star = '' } }: HTMLElement): { year: number; key: SessionKey } {
  const [year, key = ''] = star.split(':')
  return { year: Number(year), key }
}

export function toggleStar(year: number, key: SessionKey): StarChange {
  const { keys, is } = toggled(starsOf(year), key)
  const isKept = is === 'full' || keep(year, keys)
  tell()
  return { is, isKept }
}

/** Replaces all stars of an edition by `keys`; `undoStars` restores them. */
export function replaceStars(year: number, keys: readonly SessionKey[]): void {
  store(() => sessionStorage, formerNameOf(year), writeSelection(starsOf(year)))
  keep(year, keys.slice(0, maxSelected))
  tell()
}

export function undoStars(year: number): void {
  const former = stored(() => sessionStorage, formerNameOf(year))
  store(() => sessionStorage, formerNameOf(year), '')
  keep(year, readSelection(former).keys)
  tell()
}

/** Whether replaced stars can be restored. */
export function canUndo(year: number): boolean {
  return Boolean(stored(() => sessionStorage, formerNameOf(year)))
}

/** Calls `listener` now and after each change, also in another tab. */
export function followStars(listener: () => void): void {
  if (listeners.size === 0) {
    addEventListener('storage', ({ key }) => (key === null || key.startsWith('stars:')) && readAnew())
    addEventListener('pageshow', ({ persisted }) => persisted && readAnew())
  }
  listeners.add(listener)
  listener()
}

function keep(year: number, keys: readonly SessionKey[]): boolean {
  chosen.set(year, keys)
  return store(() => localStorage, nameOf(year), writeSelection(keys))
}

/** The stored value is untrusted; null: the browser refuses access. */
function stored(storage: () => Storage, name: string): string | null {
  try {
    return storage().getItem(name)
  } catch {
    return null
  }
}

function store(storage: () => Storage, name: string, text: string): boolean {
  try {
    storage().setItem(name, text)
    return true
  } catch {
    return false
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** Another tab has changed the stars. */
function readAnew(): void {
  chosen.clear()
  tell()
}
