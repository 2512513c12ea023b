// Whether a text answers a query. What is searched is folded once and kept; a query is folded and taken apart when it is asked.
import { foldedWords } from './fold.ts'
import { beginningsOf } from './stem.ts'

/** So many letters are looked for within words too ("енерго" in "Укренерго"): fewer stand in every text. */
const withinWords = 4

/** A query ready to be asked of many texts; `words` as they were folded. */
export type Asked = { words: readonly string[]; isFoundIn(folded: string): boolean }

/**
 * Takes a query apart. Every word of it must be there, in any order: as a word's beginning, by its root whatever the endings
 * ("енергетика" finds "енергію"), or, of four letters and more, within a word. A query without words finds everything.
 */
export function askedOf(query: string): Asked {
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

/** Whether `query` is found in a text that was folded (fold.ts). */
export function isFound(folded: string, query: string): boolean {
  return askedOf(query).isFoundIn(folded)
}
