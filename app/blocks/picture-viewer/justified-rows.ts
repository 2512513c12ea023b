/** Width to height of a picture whose size nobody knows. */
const unknownRatio = 3 / 2

/**
 * `full`: widths of a full row's pictures together, in heights of the row. A row with less than `stretched` is not stretched to the edge: its
 * pictures would be larger than any other's.
 */
type Sheet = { full: number; stretched: number }
const wide: Sheet = { full: 4.2, stretched: 3.2 }
const narrow: Sheet = { full: 2.4, stretched: 1.2 }
/** Least width, in heights, of the row that the first picture has for itself on a narrow sheet. */
const lead = 0.8
const narrowest = 0.5
const widest = 3.6

/** A place in its row: its own width, that of the whole row (both in heights of the row), and how many share it. */
export type Place = { ratio: number; rowRatio: number; rowCount: number }

/** Width to height as it is laid out: very tall and very wide pictures are cut to what a row can hold. */
export function laidRatio(width: number | null, height: number | null): number {
  if (!width || !height) return unknownRatio
  return Math.min(widest, Math.max(narrowest, width / height))
}

/** Lays pictures of these ratios, in their order, into rows that are as equal in height as they can be. */
export const justifiedRows = (ratios: readonly number[]): Place[] => laidOn(wide, ratios)

/** The same for a phone: the first picture as wide as the sheet, the others mostly in twos. */
export function narrowRows([first, ...others]: readonly number[]): Place[] {
  if (first === undefined) return []
  return [{ ratio: rounded(first), rowRatio: rounded(Math.max(lead, first)), rowCount: 1 }, ...laidOn(narrow, others)]
}

function laidOn({ full, stretched }: Sheet, ratios: readonly number[]): Place[] {
  return rowLengths(full, ratios).flatMap((rowCount, index, lengths) => {
    const start = lengths.slice(0, index).reduce((sum, length) => sum + length, 0)
    const row = ratios.slice(start, start + rowCount)
    const rowRatio = Math.max(stretched, total(row))
    return row.map((ratio) => ({ ratio: rounded(ratio), rowRatio: rounded(rowRatio), rowCount }))
  })
}

/** How many pictures each row has: the division whose rows differ least from a full one. */
function rowLengths(fullRow: number, ratios: readonly number[]): number[] {
  const best: { cost: number; start: number }[] = [{ cost: 0, start: 0 }]
  for (let end = 1; end <= ratios.length; end++) {
    let choice = { cost: Number.POSITIVE_INFINITY, start: end - 1 }
    let sum = 0
    for (let start = end - 1; start >= 0; start--) {
      sum += ratios[start] ?? unknownRatio
      if (sum > 2 * fullRow && start < end - 1) break
      const cost = (best[start]?.cost ?? 0) + (fullRow / sum - 1) ** 2
      if (cost < choice.cost) choice = { cost, start }
    }
    best.push(choice)
  }
  const lengths: number[] = []
  for (let end = ratios.length; end > 0; end = best[end]?.start ?? 0) lengths.unshift(end - (best[end]?.start ?? 0))
  return lengths
}

const total = (row: readonly number[]) => row.reduce((sum, ratio) => sum + ratio, 0)
const rounded = (value: number) => Math.round(value * 10_000) / 10_000
