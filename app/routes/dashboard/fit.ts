// How large a title stands on a screen. Guessed from its letters for a screen of 16:9, so that the page is right without scripts;
// use-fit.ts then measures. Lengths are those of the drawing, 1920×1080 (product.md, 8.7).
import { emLength } from '../../blocks/motto/motto-fit.ts'

/** Size of the title in hundredths of the screen's shorter side, and how those on stage are shown beside it. */
export type RoomStep = { size: number; people: 'portraits' | 'names' | 'none' }

/** The title is never smaller than this part of the screen's height (product.md, 8.7). */
export const minSize = 5

const sizes = [10.5, 9.6, 8.8, 8, 7.3, 6.7, 6.1, 5.5, minSize]
/** Down to here the portraits stay, then names alone, from `largestWithNames`: names are dropped before titles. */
const smallestWithPortraits = 6.7
const largestWithNames = 8

/**
 * Steps in the order in which they are tried, those on stage shown as `best` allows. On a tall screen `min` is more than `minSize`,
 * and what is smaller is tried last.
 */
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

export type RoomContent = {
  title: string
  hasLabel: boolean
  /** Title of the session that is announced below the headline. */
  announced: string | null
  peopleCount: number
  best: RoomStep['people']
}

const drawn = { height: 1080, titleWidth: 1760, mainHeight: 600, label: 62, leading: 1.06, announcedShare: 0.56 }
/** Of up to five people, and of more, who stand in two rows. */
const peopleHeight = { portraits: [220, 280], names: [110, 140], none: [0, 0] } as const
/** Tracking of the title beside the motto's, for which the letters were measured, in em. */
const tracking = 0.01
/** Breadth of a letter of the text face, in em. */
const textLetter = 0.57

/** The first step at which a screen of 16:9 holds the content. */
export function guessRoomStep({ title, hasLabel, announced, peopleCount, best }: RoomContent): RoomStep {
  const steps = roomSteps(best)
  const fits = ({ size, people }: RoomStep) => {
    const px = (size / 100) * drawn.height
    const announcedPx = px * drawn.announcedShare
    const announcedHeight =
      announced === null ? 0 : drawn.label + linesOf(announced, drawn.titleWidth / announcedPx, textLength) * announcedPx * 1.15
    const height = linesOf(title, drawn.titleWidth / px, displayLength) * px * drawn.leading + announcedHeight
    const free = drawn.mainHeight - peopleHeight[people][peopleCount > 5 ? 1 : 0] - (hasLabel ? drawn.label : 0)
    return longestWord(title) * px <= drawn.titleWidth && height <= free
  }
  return steps.find(fits) ?? { size: minSize, people: 'none' }
}

/** Below these sizes titles side by side need no longer be equal, those of cards and those of what comes next. */
const minEqual = { card: 40, next: 28 }
/** A size below which it is better to break a word than to set it smaller. */
export const minUnbroken = 28
const maxEnlarged = 1.35
const cardSizes = [112, 96, 84, 72, 64, 56, 48, 44, 40, 36, 32, 28, 24, 20, 17]

/**
 * Sizes at which the titles of `count` rooms are tried, largest first, in units of the drawing. `height`: the screen's beside that
 * of one of 16:9, on which cards have more room.
 */
export function cardSteps(count: number, height = 1): number[] {
  const largest = count === 1 ? 112 : count === 2 ? 72 : count === 3 ? 56 : count === 4 ? 48 : 40
  return cardSizes.filter((size) => size <= largest * Math.min(Math.max(height, 1), maxEnlarged))
}

/** The sizes of titles side by side, made equal as far as none becomes smaller than it must. */
export function equalised(own: readonly number[], kind: keyof typeof minEqual): number[] {
  const common = Math.max(Math.min(...own), minEqual[kind])
  return own.map((size) => Math.min(size, common))
}

/** Sizes of the titles of rooms, `count` of them side by side, on a screen of 16:9. */
export function guessCardSizes(titles: readonly string[], count = Math.max(titles.length, 1)): number[] {
  const { columns, bands } = arrangement(count)
  const width = (1760 - 36 * (columns - 1)) / columns - 56
  const height = bands === 1 ? 360 : 240 / bands
  const own = titles.map((title) => {
    const steps = cardSteps(count)
    const longest = Math.max(...title.split(' ').map(textLength))
    const fits = (size: number) => {
      const isBroken = longest * size > width
      const lines = linesOf(title, width / size, textLength)
      return (!isBroken || size < minUnbroken) && lines * size * 1.13 <= height
    }
    return steps.find(fits) ?? steps.at(-1) ?? 0
  })
  return equalised(own, 'card')
}

/** Sizes at which the titles of what comes next are tried. */
export function nextSteps(bands: number): number[] {
  return cardSizes.filter((size) => size <= (bands === 1 ? 36 : 28))
}

/** More rooms than this take turns, so many at a time. */
const maxAtOnce = 8
/** ms for which those of one turn are shown. */
const turnLength = 15_000

/** Which of `count` rooms a screen shows at `now`: all screens of a house show the same. */
export function roomsInTurn(count: number, now: number): { from: number; until: number; atOnce: number } {
  const turns = Math.ceil(count / maxAtOnce)
  const atOnce = Math.ceil(count / turns)
  const from = (Math.floor(now / turnLength) % turns) * atOnce
  return { from, until: Math.min(from + atOnce, count), atOnce }
}

/** How many rooms stand side by side on a wide screen, and how often below one another. */
export function arrangement(count: number): { columns: number; bands: number } {
  const bands = count <= 4 ? 1 : 2
  return { columns: Math.ceil(count / bands), bands }
}

/** Length of the longest word of a title, in em of the display face. */
export function longestWord(title: string): number {
  return Math.max(...title.split(/\s/).map(displayLength))
}

function displayLength(text: string): number {
  return emLength(text) + tracking * text.length
}

function textLength(text: string): number {
  return text.length * textLetter
}

/** Lines that a text takes which breaks between words, in a column of `width` em. */
function linesOf(text: string, width: number, length: (text: string) => number): number {
  let lines = 1
  let used = 0
  const space = length(' ')
  for (const word of text.split(' ')) {
    const wanted = length(word)
    if (used > 0 && used + space + wanted > width) {
      lines += 1
      used = wanted
    } else used += (used > 0 ? space : 0) + wanted
  }
  return lines
}
