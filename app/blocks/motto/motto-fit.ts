// Fits an editor's motto to the hero: lines and their length in em of Unbounded 600 (product.md, 8.3).
import { advances } from './advances.ts'

/** Of letters that the font does not have. */
const averageAdvance = 800
const tracking = -45

const advanceOf = new Map<string, number>()
for (const [width, letters] of Object.entries(advances)) {
  for (const letter of letters) advanceOf.set(letter, Number(width))
}

/** Length in em, with the motto's tracking. */
export function emLength(text: string): number {
  let sum = 0
  for (const letter of text) sum += (advanceOf.get(letter) ?? averageAdvance) + tracking
  return sum / 1000
}

export type FittedMotto = {
  lines: readonly string[]
  /** Longest line and longest word, in em. */
  line: number
  word: number
}

/** Lines longer than this many em are broken once more. */
const maxGoodLine = 9

export function fitMotto(motto: string): FittedMotto {
  const words = motto.trim().split(/\s+/)
  let lines = [words.join(' ')]
  for (let count = 2; count <= Math.min(words.length, 4); count++) {
    const isLongEnough = count === 2 || longest(lines) > maxGoodLine
    if (isLongEnough) lines = balanced(words, count)
  }
  return { lines, line: upTo(longest(lines)), word: upTo(longest(words)) }
}

function longest(texts: readonly string[]): number {
  return Math.max(...texts.map(emLength))
}

/** Rounded up a little, so that the last letter never touches the strands. */
function upTo(value: number): number {
  return Math.ceil(value * 20) / 20
}

/** The words in `count` lines whose longest is as short as it can be. */
function balanced(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(' ')]
  let best: string[] = []
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first).join(' '), ...balanced(words.slice(first), count - 1)]
    if (best.length === 0 || longest(lines) < longest(best)) best = lines
  }
  return best
}
