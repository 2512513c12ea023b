// Layout of PDF pages: fonts, logo, one column from top to bottom.
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { type Face, faces, fontFiles } from '@forum/design/fonts/font-files.ts'
import type { TermsLinks } from '@forum/domain/order/consent.ts'
import { hryvniaStrokes, type QrDrawing } from '@forum/domain/payment/qr-drawing.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import { openSync } from 'fontkit'
import PDFDocument from 'pdfkit'
import { artifact, group, type Role, structureElement } from './pdf-structure.ts'

/** The site's colours on white. */
export const inks = { text: '#0b0e14', quiet: '#566072', line: '#dfe2da', wheat: '#f2c230', paper: '#f6f5f0' }

/** Fallback fonts for other scripts. */
const otherFaces = { text: 'DejaVuSans', strong: 'DejaVuSans-Bold', display: 'DejaVuSans-Bold' } as const

/** Characters in all our fonts (pdf-page.test.ts). */
const ownRanges =
  '\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u00b4\\u00b6-\\u0113\\u0116-\\u012b\\u012e-\\u0131\\u0134-\\u0137\\u0139-\\u013e' +
  '\\u0141-\\u0148\\u014a-\\u014d\\u0150-\\u017e\\u0218-\\u021b\\u0400-\\u045f\\u0490\\u0491–—‘’‚“”„…•€₴№−'
const own = new RegExp(`^[${ownRanges}]*$`, 'u')

/** Replaces the Ukrainian apostrophe, the hyphens of word processors and narrow spaces by characters that all fonts have. */
export const drawn = (text: string) =>
  text
    .replaceAll('ʼ', '’')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/[\u2009\u202f]/g, '\u00a0')

/** Font of a text: the fallback if ours lacks a character. */
export function faceFor(text: string, face: Face): Face | `other-${Face}` {
  return own.test(drawn(text)) ? face : `other-${face}`
}

export type Sheet = PDFKit.PDFDocument

export type SheetOptions = { title: string; lang: string; subject: string; size: 'A4' | 'A5' }

/** Page margin, points. */
export const margin = 40

const require = createRequire(import.meta.url)

const opened = new Map<string, object>()

/**
 * The font in `path`, parsed once for all documents (half of an invoice's time); PDFKit accepts it although its types do not say so. Glyphs belong to
 * each document, because they remember their characters for text extraction.
 */
function fontAt(path: string): PDFKit.Mixins.PDFFontSource {
  const font = opened.get(path) ?? openSync(path)
  opened.set(path, font)
  return Object.create(font, { _glyphs: { value: {} } })
}

/** Draws a document with `draw` and returns its bytes. `lang`: for screen readers. */
export async function sheet({ title, lang, subject, size }: SheetOptions, draw: (page: Sheet) => void): Promise<Buffer> {
  const page = new PDFDocument({
    size,
    margin,
    lang,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Subject: subject, Producer: 'Forum', Creator: 'Forum' },
  })
  for (const face of faces) {
    page.registerFont(face, fontAt(fontFiles[face]))
    page.registerFont(`other-${face}`, require.resolve(`dejavu-fonts-ttf/ttf/${otherFaces[face]}.ttf`))
  }
  const bytes = buffer(page)
  draw(page)
  page.end()
  return bytes
}

export type Text = {
  x: number
  y: number
  width: number
  size: number
  face?: Face
  ink?: string
  align?: 'left' | 'right'
  /** Link target. */
  link?: string | null
  /** What it is to a screen reader; a paragraph unless said. */
  role?: Exclude<Role, 'Link' | 'Figure'>
  /** Language, where it is not the document's. */
  lang?: string
  scope?: 'Row' | 'Column'
}

/** Writes a text and returns y of the next one. A text with missing characters uses the fallback font as a whole. */
export function write(page: Sheet, text: string, { role = 'P', lang, scope, ...place }: Text): number {
  const options = { ...(lang && { lang }), ...(scope && { scope }) }
  if (place.link) group(page, 'P', () => structureElement(page, 'Link', () => set(page, text, place)), options)
  else structureElement(page, role, () => set(page, text, place), options)
  return page.y
}

function set(page: Sheet, text: string, { x, y, width, size, face = 'text', ink = inks.text, align, link }: Text): void {
  page
    .font(faceFor(text, face))
    .fontSize(size)
    .fillColor(ink)
    .text(drawn(text), x, y, { width, lineGap: size * 0.12, ...(align && { align }), ...(link && { link, underline: true }) })
}

/** Height of `text` as `write` sets it, points. */
export function heightOf(
  page: Sheet,
  text: string,
  { width, size, face = 'text' }: Pick<Text, 'width' | 'size' | 'face'>,
): number {
  return page
    .font(faceFor(text, face))
    .fontSize(size)
    .heightOfString(drawn(text), { width, lineGap: size * 0.12 })
}

/** A horizontal line, `thickness` points. */
export function rule(
  page: Sheet,
  { x, y, width, thickness, ink }: { x: number; y: number; width: number; thickness: number; ink: string },
) {
  artifact(page, () => {
    page
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .stroke(ink)
  })
}

/** Lines of the logo in a 40 × 40 box with thickness (site/app/frame/logo.tsx). */
const strands = [
  ['M40 3C22 3 18 34 0 37', 2],
  ['M40 10.5C22 10.5 18 34.5 0 37', 2.6],
  ['M40 18.5C22 18.5 18 35 0 37', 3.2],
  ['M40 27C22 27 18 36 0 37', 3.8],
  ['M40 36C22 36 18 37.5 0 37.5', 5],
] as const

/** The logo's symbol as an ornament, `side` points high. */
export function drawMark(page: Sheet, x: number, y: number, side: number, ink: string): void {
  artifact(page, () => strokeMark(page, x, y, side, ink))
}

function strokeMark(page: Sheet, x: number, y: number, side: number, ink: string): void {
  page
    .save()
    .translate(x, y)
    .scale(side / 40)
  for (const [path, thickness] of strands)
    page
      .path(path)
      .lineWidth(thickness)
      .stroke(path === strands[4][0] ? inks.wheat : ink)
  page.restore()
}

/** The logo with the name, 34 points high. */
export function drawLogo(page: Sheet, nameLines: readonly string[], x: number, y: number, ink: string): void {
  const draw = () => {
    strokeMark(page, x, y, 34, ink)
    for (const [index, line] of nameLines.entries())
      set(page, `${line} `, { x: x + 44, y: y + 1 + index * 11.5, width: 200, size: 9, face: 'display', ink })
  }
  structureElement(page, 'Figure', draw, { alt: nameLines.join(' '), box: [x, y, x + 244, y + 38] })
}

export type QrPlace = { x: number; y: number; side: number /** Words for who does not see it. */; alt: string }

/** A QR code of `side` points, with the hryvnia sign for payments. */
export function drawQr(page: Sheet, drawing: QrDrawing, { x, y, side, alt }: QrPlace): void {
  structureElement(page, 'Figure', () => fillQr(page, drawing, { x, y, side }), { alt, box: [x, y, x + side, y + side] })
}

function fillQr(page: Sheet, { size, path, disc }: QrDrawing, { x, y, side }: Omit<QrPlace, 'alt'>): void {
  page
    .save()
    .translate(x, y)
    .scale(side / size)
  page.rect(0, 0, size, size).fill('#ffffff')
  page.path(path).fill('#000000')
  if (disc !== null) {
    const middle = size / 2
    page.circle(middle, middle, disc / 2).fill('#ffffff')
    page.translate(middle - disc / 3, middle - disc / 3).scale(disc / 36)
    page.path(hryvniaStrokes).lineWidth(2).stroke('#000000')
  }
  page.restore()
}

/** Links to the terms. Returns y of the next text. */
export function writeTerms(page: Sheet, terms: TermsLinks, words: Catalogue['papers'], text: Text): number {
  let { y } = text
  for (const [link, label] of labelled(terms, words)) y = write(page, `${label}: ${link}`, { ...text, y, link })
  return y
}

/** Height of `writeTerms`, points. */
export function heightOfTerms(page: Sheet, terms: TermsLinks, words: Catalogue['papers'], text: Text): number {
  return labelled(terms, words).reduce((sum, [link, label]) => sum + heightOf(page, `${label}: ${link}`, text), 0)
}

function labelled({ offer, refund }: TermsLinks, words: Catalogue['papers']): (readonly [link: string, label: string])[] {
  const links = [
    [offer, words.offer],
    [refund, words.refund],
  ] as const
  return links.flatMap(([link, label]) => (link ? [[link, label] as const] : []))
}
