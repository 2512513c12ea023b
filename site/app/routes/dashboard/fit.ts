// The sizes at which a title may stand on a screen: drawn at the smallest, until use-fit.ts has measured. Lengths are those of the drawing,
// 1920×1080 (product.md, 8.7).
import { emLength } from '@forum/site/app/blocks/motto/motto-fit.ts'

/** Title size in hundredths of the screen's shorter side, and how people are shown. */
export type RoomStep = { size: number; people: 'portraits' | 'names' | 'none' }

/** Minimum title size: share of the screen's height (product.md, 8.7). */
export const minSize = 5

const sizes = [10.5, 9.6, 8.8, 8, 7.3, 6.7, 6.1, 5.5, minSize]
/** Portraits are shown down to this size, then only names, from `largestWithNames`: names are dropped before the title shrinks further. */
const smallestWithPortraits = 6.7
const largestWithNames = 8

/** Steps in the order in which they are tried, with people as `best` allows. On a tall screen `min` exceeds `minSize`; smaller sizes are tried last. */
export function roomSteps(best: RoomStep['people'], min = minSize): RoomStep[] {
  const large = [...sizes.filter((size) => size > min), min]
  const small = sizes.filter((size) => size < min)
  const all: Record<RoomStep['people'], readonly number[]> = {
    portraits: large.filter((size) => size >= Math.max(smallestWithPortraits, min)),
    names: best === 'names' ? large : large.filter((size) => size <= Math.max(largestWithNames, min)),
    none: best === 'none' ? large : large.filter((size) => size < smallestWithPortraits || size === min),
  }
  const order = (['portraits', 'names', 'none'] as const).slice(best === 'none' ? 2 : best === 'names' ? 1 : 0)
  return [
    ...order.flatMap((people) => all[people].map((size) => ({ size, people }))),
    ...small.map((size) => ({ size, people: 'none' as const })),
  ]
}

/** Below these sizes titles side by side need no longer be equal, those of cards and those of what comes next. */
const minEqual = { card: 40, next: 28 }
/** Below this size breaking a word is better than a smaller title. */
export const minUnbroken = 28
const maxEnlarged = 1.35
const cardSizes = [112, 96, 84, 72, 64, 56, 48, 44, 40, 36, 32, 28, 24, 20, 17]

/** Title sizes for `count` rooms, largest first. `height`: relative to 16:9; taller screens give cards more space. */
export function cardSteps(count: number, height = 1): number[] {
  const largest = count === 1 ? 112 : count === 2 ? 72 : count === 3 ? 56 : count === 4 ? 48 : 40
  return cardSizes.filter((size) => size <= largest * Math.min(Math.max(height, 1), maxEnlarged))
}

/** Makes sizes side by side equal, without shrinking any below its limit. */
export function equalised(own: readonly number[], kind: keyof typeof minEqual): number[] {
  const common = Math.max(Math.min(...own), minEqual[kind])
  return own.map((size) => Math.min(size, common))
}

/** Sizes at which the titles of what comes next are tried. */
export function nextSteps(bands: number): number[] {
  return cardSizes.filter((size) => size <= (bands === 1 ? 36 : 28))
}

/** More rooms than this are shown in turns. */
const maxAtOnce = 8
/** Length of one turn, ms. */
const turnLength = 15_000

/** Rooms shown at `now`: the same on all screens. */
export function roomsInTurn(count: number, now: number): { from: number; until: number; atOnce: number } {
  const turns = Math.ceil(count / maxAtOnce)
  const atOnce = Math.ceil(count / turns)
  const from = (Math.floor(now / turnLength) % turns) * atOnce
  return { from, until: Math.min(from + atOnce, count), atOnce }
}

/** Columns and rows of rooms on a wide screen. */
export function arrangement(count: number): { columns: number; bands: number } {
  const bands = count <= 4 ? 1 : 2
  return { columns: Math.ceil(count / bands), bands }
}

/** Tracking of the title beside the motto's, for which the letters were measured, in em. */
const tracking = 0.01

/** Length of the longest word of a title, in em of the display face. */
export function longestWord(title: string): number {
  return Math.max(...title.split(/\s/).map((word) => emLength(word) + tracking * word.length))
}
