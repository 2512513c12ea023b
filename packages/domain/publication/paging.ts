/** One page of a list, numbered from 1; `count` is the number of pages. */
export type Page<T> = { items: readonly T[]; number: number; count: number }

/** The page number from a query parameter: 1 if missing; undefined if invalid. */
export function pageNumber(parameter: string | null): number | undefined {
  if (parameter === null) return 1
  return /^[1-9]\d{0,5}$/.test(parameter) ? Number(parameter) : undefined
}

/** Number of pages; an empty list has one empty page. */
export function pageCount(length: number, size: number): number {
  return Math.max(1, Math.ceil(length / size))
}

/** Page `number` of the list; undefined beyond its last page. */
export function listPageOf<T>(items: readonly T[], size: number, number: number): Page<T> | undefined {
  const count = pageCount(items.length, size)
  if (number < 1 || number > count) return undefined
  return { items: items.slice((number - 1) * size, number * size), number, count }
}
