import { decimalSign } from '#domain/localisation/decimal-sign.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { groupedIban } from '#domain/payment/iban.ts'
import { type Invoice, kyivDate } from '#domain/payment/invoice.ts'
import { sumInWords } from '#domain/payment/sum-in-words.ts'
import { formatPrice } from '#domain/ticket/price.ts'
import { documentWords } from '#messages/document-words.ts'
import { paymentQrDrawing } from './qr-drawing.ts'
import { drawQr, inks, margin, type Sheet, sheet } from './sheet.ts'

const width = 595 - 2 * margin

/** The invoice as a PDF in `locale`; the purpose of the payment stays Ukrainian, because the payer's bank reads it. */
export function invoicePdf(invoice: Invoice, locale: Locale): Promise<Buffer> {
  const { invoice: text } = documentWords[locale]
  const title = text.title(invoice.number)
  return sheet({ title, lang: locale, subject: text.subject }, (page) => {
    page.font('strong').fontSize(20).text(title, { width })
    page.moveDown(0.3).font('text').fontSize(10).fillColor(inks.quiet)
    page.text(text.dates(kyivDate(invoice.issuedAt), kyivDate(invoice.dueAt)))
    page.fillColor(inks.text).moveDown(1)
    rule(page)
    parties(page, invoice, locale)
    lines(page, invoice, locale)
    sums(page, invoice, locale)
    payment(page, invoice, locale)
  })
}

function rule(page: Sheet): void {
  page
    .moveTo(margin, page.y)
    .lineTo(margin + width, page.y)
    .lineWidth(2)
    .stroke(inks.wheat)
  page.moveDown(1)
}

function parties(page: Sheet, { seller, payer }: Invoice, locale: Locale): void {
  const { invoice: text } = documentWords[locale]
  const rows: [string, string][] = [
    [text.supplier, seller.name],
    [text.code, seller.code],
    [text.account, groupedIban(seller.iban)],
    [text.bank, seller.bank],
    [text.address, seller.address],
    [text.payer, payer.code ? `${payer.name}, ${text.code} ${payer.code}` : payer.name],
  ]
  for (const [label, value] of rows) row(page, label, value)
  page.moveDown(1)
}

function row(page: Sheet, label: string, value: string): void {
  const top = page.y
  page.fontSize(10).fillColor(inks.quiet).text(label, margin, top, { width: 130 })
  const after = page.y
  page.fillColor(inks.text).text(value, margin + 140, top, { width: width - 140 })
  page.x = margin
  page.y = Math.max(after, page.y) + 4
}

/** Where the columns of the table begin and how wide they are, in points. */
const columns = [
  { x: margin, width: 240, align: 'left' },
  { x: margin + 248, width: 70, align: 'right' },
  { x: margin + 326, width: 80, align: 'right' },
  { x: margin + 414, width: 85, align: 'right' },
] as const

function lines(page: Sheet, invoice: Invoice, locale: Locale): void {
  const { invoice: text } = documentWords[locale]
  page.font('strong')
  cells(page, [text.item, text.quantity, text.price, text.sum])
  page.font('text')
  for (const { title, quantity, price, sum } of invoice.lines)
    cells(page, [text.line(title), String(quantity), formatPrice(price), formatPrice(sum)])
  page.moveDown(0.5)
}

function cells(page: Sheet, texts: readonly string[]): void {
  if (page.y > 760) page.addPage()
  const top = page.y
  let bottom = top
  for (const [index, column] of columns.entries()) {
    page.fontSize(10).text(texts[index] ?? '', column.x, top, { width: column.width, align: column.align })
    bottom = Math.max(bottom, page.y)
  }
  page.x = margin
  page.y = bottom + 5
  page
    .moveTo(margin, page.y)
    .lineTo(margin + width, page.y)
    .lineWidth(0.5)
    .stroke(inks.line)
  page.y += 5
}

function sums(page: Sheet, { total, vat, seller }: Invoice, locale: Locale): void {
  const { invoice: text } = documentWords[locale]
  page
    .font('strong')
    .fontSize(13)
    .text(`${text.total}: ${formatPrice(total)}`, margin, page.y, { width, align: 'right' })
  page.font('text').fontSize(10)
  const tax =
    vat === null ? text.withoutVat : text.vat(seller.vatRate ?? 0, (vat / 100).toFixed(2).replace('.', decimalSign(locale)))
  page.text(tax, { width, align: 'right' })
  page.moveDown(0.6).text(`${text.inWords}: ${sumInWords(total * 100, locale)}`, { width })
  page.moveDown(1)
}

function payment(page: Sheet, { purpose, qr }: Invoice, locale: Locale): void {
  const { invoice: text } = documentWords[locale]
  const side = 190
  if (page.y + (qr ? side : 60) > 842 - margin) page.addPage()
  const top = page.y
  if (qr) drawQr(page, paymentQrDrawing(qr.address), margin, top, side)
  const left = qr ? margin + side + 20 : margin
  const rest = margin + width - left
  page
    .font('strong')
    .fontSize(10)
    .text(text.purpose, left, top + 8, { width: rest })
  page.font('text').text(purpose, left, page.y + 2, { width: rest })
  page.moveDown(0.8).fillColor(inks.quiet)
  if (qr) page.text(text.qr, left, page.y, { width: rest })
  page.moveDown(0.8).text(text.proposal, left, page.y, { width: rest })
}
