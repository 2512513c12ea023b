// The visitor's starred sessions by edition, stored only in this browser. What it does not store lives as long as the page.

import type { Drawn } from '@forum/design/attributes/attributes.ts'
import { maxSelected, readSelection, type SessionKey, withKey, writeSelection } from '@forum/domain/programme/selection.ts'

/** Changes that the browser did not store, by edition: whether a key is set. */
const unkept = new Map<number, ReadonlyMap<SessionKey, boolean>>()
const listeners = new Set<() => void>()

const nameOf = (year: number) => `stars:${year}`
const formerNameOf = (year: number) => `stars-before:${year}`

/** In the order in which they were starred. Always of the storage of this moment: another tab may have changed it. */
export function starsOf(year: number): readonly SessionKey[] {
  const stars = new Set(storedStars(year))
  for (const [key, isSet] of unkept.get(year) ?? []) {
    if (isSet) stars.add(key)
    else stars.delete(key)
  }
  return [...stars]
}

/** Whether the star is set on this page only. */
export const isFleeting = (year: number, key: SessionKey): boolean => unkept.get(year)?.get(key) === true

/** `full`: the maximum is reached, nothing changed. `isKept` false: the browser did not store it. */
export type StarChange = { is: 'added' | 'removed' | 'full'; isKept: boolean }

/** The session of a button: `data-star="2025:fcxyha"`. */
export function starOf({ dataset: { star } }: Drawn): { year: number; key: SessionKey } {
  const [year, key = ''] = star?.split(':') ?? []
  return { year: Number(year), key }
}

/** Sets a star or takes it off, whatever it was before. */
export function setStar(year: number, key: SessionKey, isSet: boolean): StarChange {
  const { keys, is } = withKey(starsOf(year), key, isSet)
  const isKept = is === 'full' || keep(year, keys)
  notify()
  return { is, isKept }
}

/** Replaces all stars of an edition by `keys`; `undoStars` restores them. False: the browser did not store them. */
export function replaceStars(year: number, keys: readonly SessionKey[]): boolean {
  store(() => sessionStorage, formerNameOf(year), writeSelection(starsOf(year)))
  const isKept = keep(year, keys.slice(0, maxSelected))
  notify()
  return isKept
}

export function undoStars(year: number): void {
  const former = stored(() => sessionStorage, formerNameOf(year))
  store(() => sessionStorage, formerNameOf(year), '')
  keep(year, readSelection(former).keys)
  notify()
}

/** Whether replaced stars can be restored. */
export function canUndo(year: number): boolean {
  return Boolean(stored(() => sessionStorage, formerNameOf(year)))
}

/** Calls `listener` now and after each change, also in another tab or while the page lay in the back/forward cache. */
export function followStars(listener: () => void): void {
  if (listeners.size === 0) {
    addEventListener('storage', ({ key }) => (key === null || key.startsWith('stars:')) && notify())
    addEventListener('pageshow', ({ persisted }) => persisted && notify())
  }
  listeners.add(listener)
  listener()
}

function keep(year: number, keys: readonly SessionKey[]): boolean {
  if (store(() => localStorage, nameOf(year), writeSelection(keys))) {
    unkept.delete(year)
    return true
  }
  const before = storedStars(year)
  const isChanged = (key: SessionKey) => keys.includes(key) !== before.includes(key)
  unkept.set(year, new Map([...before, ...keys].filter(isChanged).map((key) => [key, keys.includes(key)])))
  return false
}

const storedStars = (year: number) => readSelection(stored(() => localStorage, nameOf(year))).keys

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
    // Some protections against tracking take it and forget it.
    return storage().getItem(name) === text
  } catch {
    return false
  }
}

function notify(): void {
  for (const listener of listeners) listener()
}
