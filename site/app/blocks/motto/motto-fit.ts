// Breaks the motto into lines for the hero, with widths in em of Unbounded 600 (product.md, 8.3).
import { advances } from './advances.ts'

/** Width of letters that the font lacks. */
const averageAdvance = 800
const tracking = -45

const advanceOf = new Map<string, number>()
for (const [width, letters] of Object.entries(advances)) {
  for (const letter of letters) advanceOf.set(letter, Number(width))
}

/** Width in em, with letter spacing. */
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

/** Longer lines get one more break, em. */
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

/** Rounded up, so that the last letter does not touch the pattern. */
function upTo(value: number): number {
  return Math.ceil(value * 20) / 20
}

/** Splits words into `count` lines with the shortest possible longest line. */
function balanced(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(' ')]
  let best: string[] = []
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first).join(' '), ...balanced(words.slice(first), count - 1)]
    if (best.length === 0 || longest(lines) < longest(best)) best = lines
  }
  return best
}
