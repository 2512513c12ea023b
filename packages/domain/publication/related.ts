import type { Publication } from './publication.ts'

/** The next newer and older item in a list that begins with the newest. */
export function neighbours<T extends Publication>(item: T, newestFirst: readonly T[]): { older: T | null; newer: T | null } {
  const place = newestFirst.findIndex(({ id }) => id === item.id)
  if (place < 0) return { older: null, newer: null }
  return { older: newestFirst[place + 1] ?? null, newer: newestFirst[place - 1] ?? null }
}

/** At most `count` other items: similar ones first, then the rest, each in list order. */
export function related<T extends Publication>(item: T, items: readonly T[], count: number, isNear: (other: T) => boolean): T[] {
  const others = items.filter(({ id }) => id !== item.id)
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, count)
}
