// Sets a word in outlines, so that a mark needs no font where it is shown.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import opentype from 'opentype.js'

const CUTS = {
  play: ['playfair-display', '700-italic'],
  osw: ['oswald', '600-normal'],
  yes: ['yeseva-one', '400-normal'],
  rus: ['russo-one', '400-normal'],
  mono: ['ibm-plex-mono', '500-normal'],
}
const opened = new Map()
const fontOf = (name, script) => {
  const [family, cut] = CUTS[name]
  const path = `@fontsource/${family}/files/${family}-${script}-${cut}.woff`
  if (!opened.has(path)) {
    const { buffer, byteOffset, length } = readFileSync(fileURLToPath(import.meta.resolve(path)))
    opened.set(path, opentype.parse(buffer.slice(byteOffset, byteOffset + length)))
  }
  return opened.get(path)
}

const short = (n) => String(Math.round(n * 10) / 10)
const outline = (commands) =>
  commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      if (type === 'Z') return 'Z'
      return (
        type +
        [x1, y1, x2, y2, x, y]
          .filter((n) => n !== undefined)
          .map(short)
          .join(' ')
      )
    })
    .join('')

/** Path data of the text and where it ends. `gap`: extra space between letters. */
export function word(text, font, { size = 60, gap = 0, x = 0, y = 0 } = {}) {
  let d = ''
  for (const letter of text) {
    const face = fontOf(font, /[Ѐ-ӿ]/.test(letter) ? 'cyrillic' : 'latin')
    const glyph = face.charToGlyph(letter)
    d += outline(glyph.getPath(x, y, size).commands)
    x += (glyph.advanceWidth * size) / face.unitsPerEm + gap
  }
  return { d, end: x - gap }
}
