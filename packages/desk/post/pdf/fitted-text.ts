// Text that must fit completely: smaller type, then more lines, never cut.
import type { Face } from '@forum/design/fonts/font-files.ts'
import { drawn, faceFor, heightOf, inks, type Sheet, type Text, write } from './pdf-page.ts'
import { structureElement } from './pdf-structure.ts'

export type TextPlace = {
  x: number
  y: number
  width: number
  height: number
  /** Font size for short text, points. */
  size: number
  face?: Face
  ink?: string
  isMiddle?: boolean
  role?: NonNullable<Text['role']>
  lang?: string
}

/** Below this share of its size the text uses another line, if there is space. */
const comfortable = 0.7
/** As many as 200 characters without a space need (`longestWord`). */
const maxLines = 9
/** Line height relative to the size. */
const lineHeight = 1.2

/** Maximum length of an unbreakable word, characters. */
const longestWord = 24

/** Writes `text` in the largest size that fits; returns y of the next text. `isMiddle`: vertically centred. */
export function writeFitted(page: Sheet, text: string, place: TextPlace): number {
  const { x, y, width, height, size, face = 'text', ink = inks.text, isMiddle = false, role = 'P', lang } = place
  const { lines, size: fitting } = fitInto(text, { width, height, size, widthOf: widthAtOne(page, text, face) })
  const step = fitting * lineHeight
  const top = isMiddle ? y + (height - lines.length * step) / 2 : y
  const draw = () => {
    page.font(faceFor(text, face)).fontSize(fitting).fillColor(ink)
    for (const [index, line] of withSpaces(lines, text).entries())
      page.text(inReadingOrder(drawn(line)), x, top + index * step, { lineBreak: false })
  }
  structureElement(page, role, draw, lang ? { lang } : {})
  return top + lines.length * step
}

/** Lines with the space that parts them from the next: without it a screen reader joins their words. */
function withSpaces(lines: readonly string[], text: string): string[] {
  const whole = text.trim().replaceAll(/\s+/g, ' ')
  let end = 0
  return lines.map((line) => {
    end += line.length
    if (whole[end] !== ' ') return line
    end++
    return `${line} `
  })
}

/** Writes `text` in its size while it fits into its place, otherwise as `writeFitted`. Returns y of the next text. */
export function writeWithin(page: Sheet, text: string, place: TextPlace): number {
  return heightOf(page, text, place) <= place.height ? write(page, text, place) : writeFitted(page, text, place)
}

/** Height that `writeWithin` takes, points. */
export function heightWithin(page: Sheet, text: string, place: Omit<TextPlace, 'x' | 'y'>): number {
  return Math.min(heightOf(page, text, place), place.height)
}

/** PDFKit sets words one by one from the left; a right-to-left line is joined so that it is set as one. */
function inReadingOrder(line: string): string {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(line) ? line.replaceAll(' ', '\u00a0') : line
}

/** Width of a part of `text` at one point, in the text's font. */
function widthAtOne(page: Sheet, text: string, face: Face): (line: string) => number {
  page.font(faceFor(text, face)).fontSize(100)
  return (line) => page.widthOfString(drawn(line)) / 100
}

type Fitting = { width: number; height: number; size: number; widthOf(line: string): number }

/** The fewest lines with a comfortable size, otherwise those with the largest size. Words are broken at hyphens only if that allows a larger size. */
export function fitInto(text: string, given: Fitting): { lines: string[]; size: number } {
  const whole = onLines(wordPieces(text), given)
  if (whole.size >= given.size * comfortable) return whole
  const parted = onLines(wordPieces(text).flatMap(partsOf), given)
  return parted.size > whole.size ? parted : whole
}

function onLines(pieces: readonly Piece[], { width, height, size, widthOf }: Fitting): { lines: string[]; size: number } {
  let best = { lines: [''], size: 0 }
  const evenly = evenLines(pieces, widthOf)
  for (let count = 1; count <= Math.min(maxLines, pieces.length); count++) {
    const lines = evenly(count)
    const widest = Math.max(...lines.map(widthOf))
    const fitting = Math.min(size, width / widest, height / (count * lineHeight))
    if (fitting > best.size) best = { lines, size: fitting }
    if (fitting >= size * comfortable) break
  }
  return best
}

type Piece = { text: string /** What stands before it when it does not begin a line. */; gap: ' ' | '' }

const signs = new Intl.Segmenter('uk', { granularity: 'grapheme' })

const wordPieces = (text: string): Piece[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => ({ text: word, gap: ' ' }))

/** Possible breaks of a word: after hyphens, and anywhere in a very long word. */
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

/** Distributes pieces over a number of lines with the smallest maximum width. Each beginning of a line is looked at once for each number of lines. */
function evenLines(pieces: readonly Piece[], widthOf: (line: string) => number): (count: number) => string[] {
  const space = widthOf(' ')
  const ends = [0]
  for (const { text, gap } of pieces) ends.push((ends.at(-1) ?? 0) + (gap ? space : 0) + widthOf(text))
  const between = (start: number, end: number) => (ends[end] ?? 0) - (ends[start] ?? 0) - (pieces[start]?.gap ? space : 0)
  type Rest = { widest: number; end: number }
  const known = new Map<string, Rest>()

  function rest(start: number, count: number): Rest {
    const key = `${start} ${count}`
    const found = known.get(key) ?? narrowest(start, count)
    known.set(key, found)
    return found
  }

  function narrowest(start: number, count: number): Rest {
    if (count === 1) return { widest: between(start, pieces.length), end: pieces.length }
    let best: Rest = { widest: Number.POSITIVE_INFINITY, end: start + 1 }
    for (let end = start + 1; end <= pieces.length - count + 1; end++) {
      const own = between(start, end)
      if (own >= best.widest) break
      const widest = Math.max(own, rest(end, count - 1).widest)
      if (widest < best.widest) best = { widest, end }
    }
    return best
  }

  return (count) => {
    const lines: string[] = []
    for (let start = 0; lines.length < count; ) {
      const { end } = rest(start, count - lines.length)
      lines.push(joined(pieces.slice(start, end)))
      start = end
    }
    return lines
  }
}
