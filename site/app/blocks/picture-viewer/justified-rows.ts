/** Aspect ratio (width / height) if unknown. */
const unknownRatio = 3 / 2

/** `full`: total aspect ratio of a full row. A row below `stretched` is not stretched: its pictures would be too large. */
type Sheet = { full: number; stretched: number }
const wide: Sheet = { full: 4.2, stretched: 3.2 }
const narrow: Sheet = { full: 2.4, stretched: 1.2 }
/** Minimum aspect ratio of the first row on a phone. */
const lead = 0.8
const narrowest = 0.5
const widest = 3.6

/** Position in a row: own aspect ratio, the row's, and number of pictures in the row. */
export type RowPlace = { ratio: number; rowRatio: number; rowCount: number }

/** Aspect ratio in the layout: extreme ratios are cropped. */
export function laidRatio(width: number | null, height: number | null): number {
  if (!width || !height) return unknownRatio
  return Math.min(widest, Math.max(narrowest, width / height))
}

/** Lays out pictures in order, in rows of similar height. */
export const justifiedRows = (ratios: readonly number[]): RowPlace[] => laidOn(wide, ratios)

/** For phones: the first picture full width, then mostly pairs. */
export function narrowRows([first, ...others]: readonly number[]): RowPlace[] {
  if (first === undefined) return []
  return [{ ratio: rounded(first), rowRatio: rounded(Math.max(lead, first)), rowCount: 1 }, ...laidOn(narrow, others)]
}

function laidOn({ full, stretched }: Sheet, ratios: readonly number[]): RowPlace[] {
  return rowLengths(full, ratios).flatMap((rowCount, index, lengths) => {
    const start = lengths.slice(0, index).reduce((sum, length) => sum + length, 0)
    const row = ratios.slice(start, start + rowCount)
    const rowRatio = Math.max(stretched, total(row))
    return row.map((ratio) => ({ ratio: rounded(ratio), rowRatio: rounded(rowRatio), rowCount }))
  })
}

/** Number of pictures per row with the smallest deviation from full rows. */
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
