// Parts of papers on A4: who sells and who pays, and what goes to the next page.
import { drawn, faceFor, inks, margin, type Sheet, write } from './pdf-page.ts'
import { artifact, group } from './pdf-structure.ts'

const [pageWidth, pageHeight] = [595.28, 841.89]

/** Between the margins, points. */
export const width = pageWidth - 2 * margin

/** `lang`: of the value, where it is not the document's. */
export type PartyRows = readonly (readonly [label: string, value: string, lang?: string])[]

type Box = { x: number; y: number; width: number }

type Name = { words: string; lang: 'uk' | 'en' | undefined }

/** Returns its lower edge. */
export function party(page: Sheet, label: string, name: Name, rows: PartyRows, { x, y: top, width }: Box): number {
  let y = write(page, label, { x, y: top, width, size: 9, ink: inks.quiet })
  y = write(page, name.words, { x, y: y + 2, width, size: 12, face: 'strong', ...(name.lang && { lang: name.lang }) }) + 4
  const labels = Math.min(96, width / 2)
  const row = ([about, value, lang]: PartyRows[number]) => {
    const head = { x, y, width: labels - 8, size: 9.5, ink: inks.quiet, role: 'TH', scope: 'Row' } as const
    const after = write(page, about, head)
    const cell = { x: x + labels, y, width: width - labels, size: 9.5, role: 'TD', ...(lang && { lang }) } as const
    y = Math.max(after, write(page, value, cell)) + 3
  }
  const all = () => {
    for (const given of rows) group(page, 'TR', () => row(given))
  }
  if (rows.length > 0) group(page, 'Table', all)
  return y
}

/** y for something of `height` points: `top`, or the next page's if it does not fit there. */
export function placeFor(page: Sheet, top: number, height: number): number {
  if (top + height <= pageHeight - margin) return top
  page.addPage()
  return margin
}

/** Pale words from corner to corner, under everything. */
export function markAcross(page: Sheet, text: string): void {
  const angle = (Math.atan2(pageHeight, pageWidth) * 180) / Math.PI
  const long = Math.hypot(pageWidth, pageHeight)
  artifact(page, () => {
    page
      .save()
      .translate(pageWidth / 2, pageHeight / 2)
      .rotate(-angle)
      .font(faceFor(text, 'display'))
      .fontSize(76)
      .fillColor(inks.line)
      .text(drawn(text), -long / 2, -50, { width: long, align: 'center', lineBreak: false })
    page.restore()
  })
}
