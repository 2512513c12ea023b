import type { Locale } from '@forum/domain/localisation/locale.ts'
import { type Invoice, kyivDate } from '@forum/domain/order/invoice.ts'
import { companyCodeKind } from '@forum/domain/payment/company-code.ts'
import { exactEuro, rateText } from '@forum/domain/payment/euro.ts'
import { groupedIban } from '@forum/domain/payment/iban.ts'
import { sumInWords } from '@forum/domain/payment/sum-in-words.ts'
import { exactPrice, formatPrice } from '@forum/domain/ticket/price.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import {
  drawLogo,
  drawQr,
  heightOf,
  heightOfTerms,
  inks,
  margin,
  rule,
  type Sheet,
  sheet,
  type Text,
  write,
  writeTerms,
} from './pdf-page.ts'
import { markAcross, type PartyRows, party, placeFor, width } from './pdf-parts.ts'
import { artifact, group } from './pdf-structure.ts'
import { paymentQrDrawing } from './qr-drawing.ts'

const qrSide = 196

/** The invoice as PDF in `locale`; the payment purpose stays Ukrainian for the payer's bank. */
export function invoicePdf(invoice: Invoice, locale: Locale): Promise<Buffer> {
  const { invoice: text } = catalogues[locale].papers
  const title = text.title(invoice.number)
  return sheet({ title, lang: locale, subject: text.subject, size: 'A4' }, (page) => {
    const top = markReplaced(page, invoice, locale, margin + 62)
    drawLogo(page, catalogues[locale].site.nameLines, margin, margin, inks.text)
    let y = write(page, title, { x: margin, y: top, width, size: 22, face: 'display', role: 'H1' })
    const dates = text.dates(kyivDate(invoice.issuedAt), kyivDate(invoice.dueAt))
    y = write(page, dates, { x: margin, y: y + 4, width, size: 11, ink: inks.quiet })
    const version = versionText(invoice, locale)
    if (version) y = write(page, version, { x: margin, y: y + 2, width, size: 11, ink: inks.quiet })
    rule(page, { x: margin, y: y + 10, width, thickness: 3, ink: inks.wheat })
    y = parties(page, invoice, locale, y + 26)
    const below = y + 20
    y = group(page, 'Table', () => lines(page, invoice, locale, below))
    y = sums(page, invoice, locale, y + 8)
    payment(page, invoice, locale, y + 22)
  })
}

/** Says over the title that another version is valid, and across each page. Returns y of the title: `top`, if this version is valid. */
function markReplaced(page: Sheet, { version }: Invoice, locale: Locale, top: number): number {
  if (!version?.after) return top
  const { notValid, notValidMark } = catalogues[locale].papers.invoice
  const across = () => markAcross(page, notValidMark)
  page.on('pageAdded', across)
  across()
  const text = notValid(version.after.version, kyivDate(version.after.since))
  const words = { x: margin + 12, y: top + 8, width: width - 24, size: 13, face: 'strong' } as const
  const height = heightOf(page, text, words) + 16
  artifact(page, () => page.rect(margin, top, width, height).lineWidth(2).stroke(inks.text))
  write(page, text, words)
  return top + height + 14
}

/** Empty: the invoice was never corrected. */
function versionText({ version }: Invoice, locale: Locale): string {
  if (!version) return ''
  const dated = ({ version, since }: { version: number; since: number }) => ({ version, since: kyivDate(since) })
  const words = catalogues[locale].papers.invoice
  return words.version(version.version, kyivDate(version.since), version.before && dated(version.before))
}

/** Seller and payer side by side. Returns their lower edge. */
function parties(page: Sheet, { seller, payer, abroad }: Invoice, locale: Locale, top: number): number {
  const { invoice: text } = catalogues[locale].papers
  const left = (width * 3) / 5
  const ofBank: PartyRows = abroad
    ? [
        [text.swift, abroad.swift],
        [text.correspondent, abroad.correspondent, 'en'],
        [text.address, abroad.address, 'en'],
      ]
    : [
        [text.bank, seller.bank, 'uk'],
        [text.address, seller.address, 'uk'],
      ]
  const supplier: PartyRows = [
    [text.codes[companyCodeKind(seller.code)], seller.code],
    [text.account, groupedIban(seller.iban)],
    ...ofBank,
    [text.contact, [seller.email, seller.phone].filter(Boolean).join(', ')],
  ]
  const payers: PartyRows = [
    ...(payer.code ? [[text.codes[companyCodeKind(payer.code, abroad !== null)], payer.code] as const] : []),
    ...(payer.address
      ? [abroad ? ([text.address, payer.address] as const) : ([text.address, payer.address, 'uk'] as const)]
      : []),
  ]
  const name = { words: abroad?.name ?? seller.name, lang: abroad ? 'en' : 'uk' } as const
  const first = party(page, text.supplier, name, supplier, { x: margin, y: top, width: left - 24 })
  const payerName = { words: payer.name, lang: abroad ? undefined : 'uk' } as const
  return Math.max(first, party(page, text.payer, payerName, payers, { x: margin + left, y: top, width: width - left }))
}

/** Positions and widths of table columns, points. */
const columns = [
  { x: margin, width: 236, align: 'left' },
  { x: margin + 244, width: 56, align: 'left' },
  { x: margin + 304, width: 40, align: 'right' },
  { x: margin + 352, width: 76, align: 'right' },
  { x: margin + 436, width: width - 436, align: 'right' },
] as const

function lines(page: Sheet, invoice: Invoice, locale: Locale, top: number): number {
  const { invoice: text, discount: discountWords } = catalogues[locale].papers
  let y = cells(page, [text.item, text.unit, text.quantity, text.price, text.sum], top, true)
  for (const { title, quantity, price, sum } of invoice.lines)
    y = cells(page, [text.line(title), text.piece, String(quantity), formatPrice(price), formatPrice(sum)], y)
  const { discount } = invoice
  if (discount) y = cells(page, [discountWords(discount.code), '', '', '', `−${formatPrice(discount.sum)}`], y)
  return y
}

function cells(page: Sheet, texts: readonly string[], top: number, isHead = false): number {
  const cell = { size: isHead ? 9 : 10.5, ...(isHead && { ink: inks.quiet }) }
  const height = Math.max(...columns.map(({ width }, index) => heightOf(page, texts[index] ?? '', { ...cell, width })))
  const y = placeFor(page, top, isHead ? 80 : height + 12)
  const role = isHead ? ({ role: 'TH', scope: 'Column' } as const) : ({ role: 'TD' } as const)
  const ends = group(page, 'TR', () =>
    columns.map((column, index) => write(page, texts[index] ?? '', { ...column, ...cell, ...role, y })),
  )
  const bottom = Math.max(...ends) + 5
  rule(page, { x: margin, y: bottom, width, thickness: 0.6, ink: inks.line })
  return bottom + 7
}

function sums(page: Sheet, { total, vat, received, toPay, abroad }: Invoice, locale: Locale, above: number): number {
  const words = catalogues[locale].papers
  const top = placeFor(page, above, received > 0 ? 120 : 80)
  const right = { x: margin + width / 2, width: width / 2, align: 'right' as const }
  const head = write(page, words.invoice.total, { ...right, y: top, size: 9, ink: inks.quiet })
  let y = write(page, formatPrice(total), { ...right, y: head + 1, size: 19, face: 'display' })
  const tax = vat === null ? words.withoutVat : words.vatIn(vat.rate, exactPrice(vat.sum, locale))
  y = write(page, tax, { ...right, y: y + 2, size: 9.5, ink: inks.quiet })
  if (received > 0) {
    const came = words.invoice.received(exactPrice(received, locale))
    y = write(page, came, { ...right, y: y + 6, size: 10.5 })
    y = write(page, words.invoice.toPay(exactPrice(toPay, locale)), { ...right, y: y + 2, size: 12, face: 'strong' })
  }
  if (abroad && abroad.euroRate !== null) {
    const about = words.invoice.euro(exactEuro(toPay, abroad.euroRate, locale), rateText(abroad.euroRate, locale))
    y = write(page, about, { ...right, y: y + 4, size: 9.5, ink: inks.quiet })
  }
  const left = { x: margin, width: width / 2 - 20 }
  const label = write(page, words.invoice.inWords, { ...left, y: top, size: 9, ink: inks.quiet })
  return Math.max(y, write(page, sumInWords(total * 100, locale), { ...left, y: label + 2, size: 10.5 }))
}

/** Payment details and small print, together on one page. */
function payment(page: Sheet, { purpose, qr, terms, abroad }: Invoice, locale: Locale, top: number): void {
  const words = catalogues[locale].papers
  const { invoice: text } = words
  const x = qr ? margin + qrSide + 8 : margin
  const box = { x, width: margin + width - x }
  const parts: readonly (Omit<Text, 'y'> & { words: string; above: number })[] = [
    { ...box, words: abroad ? text.purposeAbroad : text.purpose, above: 18, size: 9, ink: inks.quiet },
    { ...box, words: purpose, above: 2, size: 11, face: 'strong', lang: abroad ? 'en' : 'uk' },
    ...(qr ? [{ ...box, words: text.qr, above: 10, size: 10 }] : []),
    { ...box, words: text.proposal, above: 8, size: 9, ink: inks.quiet },
  ]
  const small = { x: margin, y: 0, width, size: 8, ink: inks.quiet }
  const textHeight = parts.reduce((sum, { words, above, ...place }) => sum + above + heightOf(page, words, place), 0)
  const height = Math.max(textHeight + 14, qr ? qrSide + 18 : 0)
  const start = placeFor(page, top, height + heightOfTerms(page, terms, words, small))
  rule(page, { x: margin, y: start, width, thickness: 0.6, ink: inks.line })
  if (qr) drawQr(page, paymentQrDrawing(qr.address), { x: margin - 10, y: start + 8, side: qrSide, alt: text.codeAlt })
  let y = start
  for (const { words, above, ...place } of parts) y = write(page, words, { ...place, y: y + above })
  writeTerms(page, terms, words, { ...small, y: start + height })
}
