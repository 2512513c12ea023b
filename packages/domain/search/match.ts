// Matches folded texts with a query.
import { foldedWords } from './fold.ts'
import { beginningsOf } from './stem.ts'

/** Minimum length of a query word to be found inside words ("енерго" in "Укренерго"). */
const withinWords = 4

/** A parsed query; `words` are folded. */
export type SearchedWords = { words: readonly string[]; isFoundIn(folded: string): boolean }

/**
 * Parses a query. All its words must occur, in any order: at the beginning of a word, by root ("енергетика" finds "енергію"), or inside a word from
 * four letters on. A query without words matches everything.
 */
export function askedOf(query: string): SearchedWords {
  const words = foldedWords(query)
  const needles = words.map((word) => {
    const starts = [word, ...beginningsOf(word)].map((start) => ` ${start}`)
    return word.length >= withinWords ? [...starts, word] : starts
  })
  return {
    words,
    isFoundIn(folded) {
      const text = ` ${folded}`
      return needles.every((any) => any.some((needle) => text.includes(needle)))
    },
  }
}

/** Whether a folded text (fold.ts) matches `query`. */
export function isFound(folded: string, query: string): boolean {
  return askedOf(query).isFoundIn(folded)
}
