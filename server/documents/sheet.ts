// A PDF page of the forum: fonts that hold every letter of the three languages, one column, drawn from above to below.
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { hryvniaStrokes, type QrDrawing } from '#domain/payment/qr-drawing.ts'

const require = createRequire(import.meta.url)
const fontAt = (name: string) => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)

/** The site's inks; on document the ground is white. */
export const inks = { text: '#0b0e14', quiet: '#566072', line: '#dfe2da', wheat: '#f2c230' }

export type Sheet = PDFKit.PDFDocument

export type SheetOptions = { title: string; lang: string; subject: string }

/** Points of the page's margin; A4 is 595 by 842. */
export const margin = 48

/** Draws a document with `draw` and gives its bytes. `lang`: of the text, so that readers pronounce it rightly. */
export async function sheet({ title, lang, subject }: SheetOptions, draw: (page: Sheet) => void): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'A4',
    margin,
    lang,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Subject: subject, Producer: 'Forum', Creator: 'Forum' },
  })
  page.registerFont('text', fontAt('DejaVuSans'))
  page.registerFont('strong', fontAt('DejaVuSans-Bold'))
  page.font('text').fillColor(inks.text)
  const bytes = buffer(page)
  draw(page)
  page.end()
  return bytes
}

/** A QR code of `side` points, with the sign of the hryvnia where it is a payment's. */
export function drawQr(page: Sheet, { size, path, disc }: QrDrawing, x: number, y: number, side: number): void {
  const scale = side / size
  page.save().translate(x, y).scale(scale)
  page.rect(0, 0, size, size).fill('#ffffff')
  page.path(path).fill('#000000')
  if (disc !== null) {
    const middle = size / 2
    page.circle(middle, middle, disc / 2).fill('#ffffff')
    page.translate(middle - disc / 3, middle - disc / 3).scale(disc / 36)
    page.path(hryvniaStrokes).lineWidth(2).stroke('#000000')
  }
  page.restore()
  page.fillColor(inks.text)
}
