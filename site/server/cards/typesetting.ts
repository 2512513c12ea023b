// Text as SVG outlines in the site's fonts, independent of installed fonts.
import { createRequire } from 'node:module'
import { type Face, fontFiles } from '@forum/design/fonts/font-files.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { type Font, openSync } from 'fontkit'

/** Fallback fonts for other scripts. */
const others = { text: 'DejaVuSans', strong: 'DejaVuSans-Bold', display: 'DejaVuSans-Bold' } as const

const require = createRequire(import.meta.url)
const opened = new Map<string, Font>()

function fontAt(path: string): Font {
  const font = opened.get(path) ?? (openSync(path) as Font)
  opened.set(path, font)
  return font
}

/** Replaces the Ukrainian apostrophe by one that all fonts have, and removes emoji, for which they have no outlines. */
const drawn = (text: string) =>
  text
    .replaceAll('ʼ', '’')
    .replaceAll(/[\u00a0\u2009\u202f]/g, ' ')
    .replaceAll(
      /\u00ad|\u2060|\u200d|\ufe0e|\ufe0f|\u20e3|\p{Emoji_Modifier}|\p{Regional_Indicator}|(?![©®™])\p{Extended_Pictographic}/gu,
      '',
    )

/** Unbreakable parts of a line. */
const unbreakableParts = (text: string) =>
  noBreak(drawn(text).trim())
    .replaceAll('\u2060', '')
    .split(/[^\S\u00a0]+/)

/** The font of a text: the fallback if ours lacks a character. */
function fontOf(text: string, face: Face): Font {
  const own = fontAt(fontFiles[face])
  const hasAll = [...text].every((letter) => own.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  return hasAll ? own : fontAt(require.resolve(`dejavu-fonts-ttf/ttf/${others[face]}.ttf`))
}

export type Setting = { face: Face; size: number /** Of 1/1000 of the size, between letters. */; spacing?: number }

/** Width of a line in units of its size. */
export function widthOf(text: string, { face, size, spacing = 0 }: Setting): number {
  const line = drawn(text)
  const font = fontOf(line, face)
  const { advanceWidth, glyphs } = font.layout(line)
  return (advanceWidth / font.unitsPerEm) * size + (glyphs.length * spacing * size) / 1000
}

/** The line as an SVG group with its baseline at `x`, `y`. */
export function lineSvg(text: string, { face, size, spacing = 0 }: Setting, x: number, y: number, colour: string): string {
  const line = drawn(text)
  const font = fontOf(line, face)
  const { glyphs, positions } = font.layout(line)
  const scale = size / font.unitsPerEm
  let at = 0
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 }
    const path = glyph.path.toSVG()
    const place = `translate(${round(at + xOffset)} ${round(yOffset)})`
    at += xAdvance + (spacing * font.unitsPerEm) / 1000
    return path === '' ? '' : `<path transform="${place}" d="${path}"/>`
  })
  return `<g fill="${colour}" transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
}

const round = (value: number) => Math.round(value * 100) / 100

/** Breaks the text into lines of at most `width`; a single word that is too wide is broken inside, if possible at a hyphen. */
export function typesetLines(text: string, setting: Setting, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of unbreakableParts(text).flatMap((one) => piecesOf(one, setting, width))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, setting) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}

function piecesOf(word: string, setting: Setting, width: number): string[] {
  if (widthOf(word, setting) <= width) return [word]
  let fits = word.length - 1
  while (fits > 1 && widthOf(word.slice(0, fits), setting) > width) fits--
  fits = word.lastIndexOf('-', fits - 1) + 1 || fits
  return [word.slice(0, fits), ...piecesOf(word.slice(fits), setting, width)]
}

/** The largest of `sizes` (descending) whose height fits; at the smallest one the text is cut. */
export function fitted(
  text: string,
  setting: Omit<Setting, 'size'>,
  { sizes, width, height, leading }: { sizes: readonly number[]; width: number; height: number; leading: number },
): { size: number; lines: string[] } {
  const longestWord = (size: number) => Math.max(0, ...unbreakableParts(text).map((word) => widthOf(word, { ...setting, size })))
  for (const size of sizes) {
    const lines = typesetLines(text, { ...setting, size }, width)
    if (lines.length * size * leading <= height && longestWord(size) <= width) return { size, lines }
  }
  const size = sizes.at(-1) ?? 32
  const lines = typesetLines(text, { ...setting, size }, width)
  const room = Math.max(1, Math.floor(height / (size * leading)))
  if (lines.length <= room) return { size, lines }
  const last = `${lines[room - 1]}…`
  return { size, lines: [...lines.slice(0, room - 1), last] }
}
