// A share image as SVG, 1200 × 630: text, pattern, and optionally a picture.
import type { Card } from './card.ts'
import { fitted, lineSvg, typesetLines, widthOf } from './typesetting.ts'

const [width, height] = [1200, 630]
const [ink, paper, quiet, wheat] = ['#0b0e14', '#f6f5f0', '#a9b0bf', '#f2c230']
const edge = 64
/** x of the picture, and maximum x of the text with and without it. */
const photoLeft = 772
const leading = 1.14

/** `photo`: JPEG. */
export function cardSvg({ kicker, title, facts, siteName }: Card, photo: Uint8Array | null): string {
  const column = (photo ? photoLeft - 40 : width - edge) - edge
  const parts: string[] = []
  let y = edge + 26
  if (kicker) parts.push(...block(kicker, { size: 27, face: 'strong', colour: wheat, top: y, width: column, most: 1 }).lines)
  y += kicker ? 34 : 0
  const below = facts.map((fact) => typesetLines(fact, { face: 'text', size: 29 }, column).length)
  const factLines = Math.min(
    3,
    below.reduce((sum, count) => sum + count, 0),
  )
  const room = height - 12 - 76 - y - factLines * 40 - (factLines > 0 ? 22 : 0)
  const { size, lines } = fitted(
    title,
    { face: 'display', spacing: -22 },
    { sizes: [80, 72, 64, 57, 51, 46, 41, 37], width: column, height: room, leading },
  )
  for (const line of lines) {
    y += size * leading
    parts.push(lineSvg(line, { face: 'display', size, spacing: -22 }, edge, y, paper))
  }
  y += 22
  let left = 3
  for (const fact of facts) {
    if (left <= 0) break
    const set = block(fact, { size: 29, face: 'text', colour: quiet, top: y + 40, width: column, most: left })
    parts.push(...set.lines)
    y += set.count * 40
    left -= set.count
  }
  parts.push(...block(siteName, { size: 27, face: 'strong', colour: paper, top: height - 12 - 36, width: column, most: 1 }).lines)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${ink}" d="M0 0h${width}v${height}H0z"/>${photo ? '' : strands}${parts.join('')}${photo ? framed(photo) : ''}` +
    `<path fill="${wheat}" d="M0 ${height - 12}h${width}v12H0z"/></svg>`
  )
}

type Block = {
  size: number
  face: 'text' | 'strong'
  colour: string
  top: number
  width: number
  /** Maximum number of lines. */
  most: number
}

function block(text: string, { size, face, colour, top, width: column, most }: Block): { lines: string[]; count: number } {
  const all = typesetLines(text, { face, size }, column)
  const shown = all.slice(0, most)
  if (all.length > most) shown[most - 1] = cut(shown[most - 1] ?? '', { size, face }, column)
  return {
    lines: shown.map((line, index) => lineSvg(line, { face, size }, edge, top + index * size * 1.38, colour)),
    count: shown.length,
  }
}

/** The line with an ellipsis, within the column. */
function cut(line: string, setting: { size: number; face: 'text' | 'strong' }, column: number): string {
  let text = line
  while (text.length > 1 && widthOf(`${text}…`, setting) > column) text = text.slice(0, -1)
  return `${text.replace(/[\s,;:–-]+$/, '')}…`
}

function framed(photo: Uint8Array): string {
  const data = Buffer.from(photo.buffer, photo.byteOffset, photo.byteLength).toString('base64')
  const size = `width="${width - photoLeft}" height="${height}"`
  // Pictures for sharing have the same height and line.
  return `<svg x="${photoLeft}" ${size}><image ${size} preserveAspectRatio="xMidYMid slice" href="data:image/jpeg;base64,${data}"/></svg>`
}

/** Lines that grow from the left and meet in one point. */
const strands = `<g fill="none" stroke="${paper}">${Array.from({ length: 12 }, (_, strand) => {
  const top = 20 + strand * 50
  return `<path stroke-width="${1.5 + strand * 0.9}" stroke-opacity="${(0.05 + strand * 0.006).toFixed(3)}" d="M${width} ${top}C980 ${top} 960 ${height - 12} 700 ${height - 12}"/>`
}).join('')}</g>`
