// Text that must fit into its place and be read whole: smaller, then on more lines, never cut. For badges, whose names nobody can foresee.
import { drawn, type Face, faceFor, inks, type Sheet } from './pdf-page.ts'

export type Place = {
  x: number
  y: number
  width: number
  height: number
  /** Points, when the text is short. */
  size: number
  face?: Face
  ink?: string
  isMiddle?: boolean
}

/** Below this share of its size a text goes on to the next line, where there is room for one. */
const comfortable = 0.7
const maxLines = 4
/** Distance from line to line, of the size. */
const lineHeight = 1.2

/** Signs of a word that are never parted from each other; a longer one may go on in the next line. */
const longestWord = 24

/** Writes `text` in the largest size at which it fits, and gives where the next text may begin. `isMiddle`: in the middle of its height. */
export function writeFitted(page: Sheet, text: string, place: Place): number {
  const { x, y, width, height, size, face = 'text', ink = inks.text, isMiddle = false } = place
  const { lines, size: fitting } = fitInto(text, { width, height, size, widthOf: widthAtOne(page, text, face) })
  const step = fitting * lineHeight
  const top = isMiddle ? y + (height - lines.length * step) / 2 : y
  page.font(faceFor(text, face)).fontSize(fitting).fillColor(ink)
  for (const [index, line] of lines.entries()) page.text(inReadingOrder(drawn(line)), x, top + index * step, { lineBreak: false })
  return top + lines.length * step
}

/** The library sets words apart one after another from the left; a line that runs from the right is held together, so that it sets it as one. */
function inReadingOrder(line: string): string {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(line) ? line.replaceAll(' ', '\u00a0') : line
}

/** How wide a part of `text` is at the size of one point, in the face in which all of it is set. */
function widthAtOne(page: Sheet, text: string, face: Face): (line: string) => number {
  page.font(faceFor(text, face)).fontSize(100)
  return (line) => page.widthOfString(drawn(line)) / 100
}

type Fitting = { width: number; height: number; size: number; widthOf(line: string): number }

/**
 * The fewest lines on which the text is large enough; where no number of them is, those on which it is largest. Words are parted at their
 * hyphens only where that makes it larger.
 */
export function fitInto(text: string, given: Fitting): { lines: string[]; size: number } {
  const whole = onLines(wordsOf(text), given)
  if (whole.size >= given.size * comfortable) return whole
  const parted = onLines(wordsOf(text).flatMap(partsOf), given)
  return parted.size > whole.size ? parted : whole
}

function onLines(pieces: readonly Piece[], { width, height, size, widthOf }: Fitting): { lines: string[]; size: number } {
  let best = { lines: [''], size: 0 }
  for (let count = 1; count <= Math.min(maxLines, pieces.length); count++) {
    const lines = parted(pieces, count, widthOf)
    const widest = Math.max(...lines.map(widthOf))
    const fitting = Math.min(size, width / widest, height / (count * lineHeight))
    if (fitting > best.size) best = { lines, size: fitting }
    if (fitting >= size * comfortable) break
  }
  return best
}

type Piece = { text: string /** What stands before it when it does not begin a line. */; gap: ' ' | '' }

const signs = new Intl.Segmenter('uk', { granularity: 'grapheme' })

const wordsOf = (text: string): Piece[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => ({ text: word, gap: ' ' }))

/** Where a word may go on in the next line: behind its hyphens, and anywhere where it is too long for any line. */
function partsOf({ text, gap }: Piece): Piece[] {
  const parts = text.split(/(?<=[-–/@.])(?=.)/u).flatMap(partsOfLong)
  return parts.map((part, index) => ({ text: part, gap: index === 0 ? gap : '' }))
}

function partsOfLong(word: string): string[] {
  const all = [...signs.segment(word)].map(({ segment }) => segment)
  const length = Math.ceil(all.length / Math.ceil(all.length / longestWord))
  return Array.from({ length: Math.ceil(all.length / length) }, (_, part) =>
    all.slice(part * length, (part + 1) * length).join(''),
  )
}

const joined = (pieces: readonly Piece[]) => pieces.map(({ text, gap }, index) => (index === 0 ? text : gap + text)).join('')

/** The pieces on `count` lines, so that the widest line is as narrow as can be. */
function parted(pieces: readonly Piece[], count: number, widthOf: (line: string) => number): string[] {
  if (count === 1) return [joined(pieces)]
  let best: string[] = []
  let narrowest = Number.POSITIVE_INFINITY
  for (let first = 1; first <= pieces.length - count + 1; first++) {
    const line = joined(pieces.slice(0, first))
    const own = widthOf(line)
    if (own >= narrowest) break
    const lines = [line, ...parted(pieces.slice(first), count - 1, widthOf)]
    const widest = Math.max(...lines.map(widthOf))
    if (widest < narrowest) [best, narrowest] = [lines, widest]
  }
  return best
}
