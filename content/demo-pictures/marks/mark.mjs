// A partner's mark as a small SVG of paths in one colour.
import { compsMarks } from './comps-marks.mjs'
import { word } from './word.mjs'

export const INK = '#0b0e14'
export const PAPER = '#f6f5f0'

/** Letters of these fonts reach so high and so low, in shares of the type size. */
const REACH = { play: [0.8, 0.26], osw: [1.04, 0.14], yes: [0.78, 0.24], rus: [0.76, 0.14], mono: [0.76, 0.24] }
const CAPITALS = /^[^\p{Ll}]+$/u
const path = (d) => `<path d="${d}"/>`

/** spec: one row of logos.ts. */
const setMark = ({ text, sub, font, spacing = 0, device = 'none' }) => {
  const size = 60
  const a = word(text, font, { size, gap: spacing })
  const [high, low] = REACH[font]
  const deep = CAPITALS.test(text) ? 0.06 : low
  let body = path(a.d)
  let bottom = deep * size
  let end = a.end
  if (sub) {
    // The second line runs as wide as the first as far as it stays a line and not a row of letters.
    // Its letters keep their share of a long name: a logo is shown as wide as its box.
    const small = Math.max(22, Math.round(a.end / 16))
    const tight = word(sub, font === 'play' ? 'osw' : font, { size: small })
    const gap = Math.max(1, Math.min(14, (a.end - tight.end) / Math.max(sub.length - 1, 1)))
    const b = word(sub, font === 'play' ? 'osw' : font, { size: small, gap, x: 1, y: bottom + small + 8 })
    body += path(b.d)
    bottom += small + 14
    end = Math.max(end, b.end)
  }
  const [x, half] = [Math.round(end), Math.round(end / 2)]
  const y = Math.round(bottom)
  if (device === 'rule') {
    body += path(`M0 ${y + 8}h${x}v6H0z`)
    bottom += 16
  }
  if (device === 'arc') {
    body += path(`M0 ${y + 20}Q${half} ${y} ${x} ${y + 20}V${y + 25}Q${half} ${y + 5} 0 ${y + 25}z`)
    bottom += 28
  }
  if (device === 'square') {
    body += path(`M${x + 14} ${-Math.round(0.66 * size)}h34v34h-34z`)
    end += 48
  }
  const top = -Math.round(high * size)
  return { body, box: [0, top, end + (font === 'play' ? 4 : 1), Math.ceil(bottom - top + 2)] }
}

export function drawMark(slug, spec, colour) {
  const make = compsMarks[slug]
  if (!make && !spec) throw new Error(`partner ${slug}: no mark in comps-marks.mjs and no row in logos.ts`)
  const { body, box } = make ? make() : setMark(spec)
  const [x, y, w, h] = box.map((n) => Math.ceil(n))
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}" fill="${colour}">${body}</svg>\n`,
  )
}
