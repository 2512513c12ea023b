/** One page of a list, numbered from 1; `count` is the number of pages. */
export type Page<T> = { items: readonly T[]; number: number; count: number }

/** The page that a query parameter asks for: none asks for the first; undefined for what is no plain number from 1 up. */
export function pageNumber(parameter: string | null): number | undefined {
  if (parameter === null) return 1
  return /^[1-9]\d{0,5}$/.test(parameter) ? Number(parameter) : undefined
}

/** How many pages the list has; an empty list has one, which is empty. */
export function pageCount(length: number, size: number): number {
  return Math.max(1, Math.ceil(length / size))
}

/** Page `number` of the list; undefined beyond its last page. */
export function pageOf<T>(items: readonly T[], size: number, number: number): Page<T> | undefined {
  const count = pageCount(items.length, size)
  if (number < 1 || number > count) return undefined
  return { items: items.slice((number - 1) * size, number * size), number, count }
}
