// The sentences about an interruption, for pages, screens and /state.json.
import type { Interruption } from '@forum/domain/day-state/day-state.ts'
import { clockText } from '@forum/domain/time/kyiv-time.ts'
import type { Catalogue } from './uk/catalogue.ts'

/** `title`: what it is; `lines`: since when and where, what to do, when it goes on; `halls`: the names of those that are interrupted, empty for all. */
export function interruptionText(
  one: Interruption,
  halls: readonly string[],
  words: Catalogue['interruption'],
): { title: string; lines: string[] } {
  const since = clockText(one.since)
  const where = halls.length === 0 ? words.since(since) : words.sinceInHalls(halls.join(', '), since)
  const next = one.resumesAt === null ? words.wait : words.resumes(clockText(one.resumesAt))
  const isToShelter = one.kind === 'alert' && one.resumesAt === null
  return {
    title: words.kinds[one.kind],
    lines: [...(one.isDrill ? [words.drill] : []), where, ...(isToShelter ? [words.toShelter] : []), next],
  }
}
