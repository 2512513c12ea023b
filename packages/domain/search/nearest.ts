// Spelling suggestions: words of the texts that differ from a query word by a typing error.
import { fold } from './fold.ts'
import { stem } from './stem.ts'

/** Maximum difference in length: two typing errors and an apostrophe. */
const mostOther = 3

/**
 * At most `count` words of `texts`, as written, that are nearest to an unmatched word of `query`, nearest first: one or two letters added, missing,
 * wrong or swapped, depending on length.
 */
export function nearestWords(texts: Iterable<string>, query: string, count = 3): string[] {
  const asked = fold(query)
    .split(' ')
    .filter((word) => word.length > 2)
  if (asked.length === 0) return []
  const near = new Map<string, { word: string; distance: number }>()
  const seen = new Set<string>()
  for (const text of texts) {
    for (const word of text.match(/[\p{L}\p{N}’'ʼ]+/gu) ?? []) {
      if (seen.has(word)) continue
      seen.add(word)
      if (!asked.some((one) => Math.abs(one.length - word.length) <= mostOther)) continue
      const folded = fold(word)
      const distance = Math.min(...asked.map((one) => slips(one, folded)))
      const root = stem(folded)
      if (Number.isFinite(distance) && distance < (near.get(root)?.distance ?? Number.POSITIVE_INFINITY))
        near.set(root, { word: word.toLowerCase(), distance })
    }
  }
  return [...near.values()]
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ word }) => word)
}

/** Distance of two folded words; infinite if too large for the shorter one. */
function slips(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length)
  const allowed = shorter < 4 ? 0 : shorter < 6 ? 1 : 2
  if (allowed === 0 || Math.abs(one.length - other.length) > allowed || one === other) return Number.POSITIVE_INFINITY
  const distance = editDistance(one, other)
  return distance <= allowed ? distance : Number.POSITIVE_INFINITY
}

/** Optimal string alignment distance. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1)
      row.push(best)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
