// A plain, well set page or two: a title, paragraphs, a foot with the page number. DejaVu, embedded; the same bytes each time.
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'

const font = (name) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))
const INK = '#0b0e14'
const PALE = '#6b7078'
const PAGE = { size: 'A4', margins: { top: 96, bottom: 110, left: 84, right: 96 } }
/** A fixed moment instead of the clock. */
const MADE = new Date('2025-09-01T09:00:00Z')
const WORDS = {
  ua: { forum: 'Київський економічний форум', page: 'стор.', note: 'Демонстраційний документ. Усі назви й числа вигадані.' },
  en: { forum: 'Kyiv Economic Forum', page: 'p.', note: 'A demonstration document. All names and figures are invented.' },
}

/** Words of one or two letters and numbers stay with what follows. */
const tied = (text) => text.replace(/(?<=^|[\s(«“])(\p{L}{1,2}|\d{1,3}) (?=\S)/gu, '$1\u00a0')

/** The forum's sheaf: lines that meet at a point. */
const sheaf = (doc) => {
  for (let i = 0; i < 12; i++) {
    doc
      .moveTo(84, 58 + (i - 5.5) * 0.6)
      .lineTo(PAGE_WIDTH - 96, 40 + i * 3.4)
      .lineWidth(i === 11 ? 1.6 : 0.5)
      .stroke(i === 11 ? '#f2c230' : INK)
  }
}
const PAGE_WIDTH = 595.28

export function drawDocument({ title, paragraphs, lang }) {
  const words = WORDS[lang] ?? WORDS.en
  const info = { Title: title, Author: words.forum, Creator: 'demo', Producer: 'demo', CreationDate: MADE, ModDate: MADE }
  const doc = new PDFDocument({ ...PAGE, info, bufferPages: true, lang: lang === 'ua' ? 'uk' : lang, displayTitle: true })
  const chunks = []
  doc.on('data', (chunk) => chunks.push(chunk))
  const done = new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))))

  doc
    .registerFont('text', font('DejaVuSerif'))
    .registerFont('head', font('DejaVuSans-Bold'))
    .registerFont('small', font('DejaVuSans'))
  sheaf(doc)
  doc.font('small').fontSize(8.5).fillColor(PALE).text(words.forum, 84, 92)
  doc.font('head').fontSize(21).fillColor(INK).text(tied(title), 84, 118, { lineGap: 4, width: 400 })
  doc.moveDown(1.1).font('text').fontSize(11)
  for (const paragraph of paragraphs.map(tied)) {
    const set = { lineGap: 5, paragraphGap: 11, width: 415 }
    if (doc.y + doc.heightOfString(paragraph, set) - 16 > doc.page.maxY()) doc.addPage()
    doc.text(paragraph, set)
  }

  const { start, count } = doc.bufferedPageRange()
  for (let i = start; i < start + count; i++) {
    doc.switchToPage(i)
    doc.page.margins.bottom = 0
    doc.font('small').fontSize(8).fillColor(PALE)
    doc.text(words.note, 84, 772, { lineBreak: false })
    doc.text(`${words.page} ${i + 1} / ${count}`, 84, 772, { width: PAGE_WIDTH - 180, align: 'right', lineBreak: false })
  }
  doc.end()
  return done
}
