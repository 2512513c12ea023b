import type { Locale } from '#domain/localisation/locale.ts'
import type { TermsLinks } from '#domain/order/consent.ts'
import { type Seller, sellerText, vatIn } from '#domain/payment/invoice.ts'
import { exactPrice, formatPrice } from '#domain/ticket/price.ts'
import { catalogues } from '#messages/catalogues.ts'
import { drawLogo, drawMark, drawQr, inks, margin, rule, type Sheet, sheet, write, writeTerms } from './pdf-page.ts'
import { plainQrDrawing } from './qr-drawing.ts'

export type TicketDocument = {
  /** Name of the edition, its date and its place, as the site says them. */
  forum: string
  date: string
  place: string
  title: string
  attendee: { name: string; company: string; position: string }
  orderNumber: string
  /** Price of the seat, whole hryvnias. */
  price: number
  /** null: no seller. */
  seller: Seller | null
  terms: TermsLinks
  /** Content of the QR code. */
  token: string
}

/** A5, readable on a phone. */
const [pageWidth, pageHeight] = [419.53, 595.28]
const width = pageWidth - 2 * margin
const bandHeight = 176
const qrSide = 164

/** E-tickets of one edition as PDF, one per page. */
export function ticketPdf(tickets: readonly TicketDocument[], locale: Locale): Promise<Buffer> {
  const { ticket: text } = catalogues[locale].documents
  const [first] = tickets
  const subject = tickets.map(({ attendee }) => attendee.name).join(', ')
  return sheet({ title: `${text.title}: ${first?.forum ?? ''}`, lang: locale, subject, size: 'A5' }, (page) => {
    for (const ticket of tickets) {
      if (ticket !== first) page.addPage()
      band(page, ticket, locale)
      person(page, ticket, locale)
      foot(page, ticket, locale, purchase(page, ticket, locale))
    }
  })
}

/** Head: forum, date, place. */
function band(page: Sheet, { forum, date, place }: TicketDocument, locale: Locale): void {
  page.save().rect(0, 0, pageWidth, bandHeight).clip()
  page.rect(0, 0, pageWidth, bandHeight).fill(inks.text)
  page.opacity(0.15)
  drawMark(page, pageWidth - 190, bandHeight - 188, 200, inks.paper)
  page.opacity(1).restore()
  drawLogo(page, catalogues[locale].site.nameLines, margin, 30, inks.paper)
  const end = write(page, forum, { x: margin, y: 82, width, size: 15, face: 'display', ink: inks.paper })
  const text = { x: margin, width, size: 10.5, ink: inks.paper }
  const after = write(page, date, { ...text, y: end + 6, face: 'strong' })
  if (place) write(page, place, { ...text, y: after, width: width - 70 })
}

/** Attendee and code. */
function person(page: Sheet, { title, attendee, token }: TicketDocument, locale: Locale): void {
  const { ticket: text } = catalogues[locale].documents
  const top = bandHeight + 20
  drawQr(page, plainQrDrawing(token), margin - 8, top - 8, qrSide)
  const [x, rest] = [margin + qrSide + 10, width - qrSide - 10]
  const label = (words: string, y: number) => write(page, words, { x, y, width: rest, size: 8.5, ink: inks.quiet })
  let y = label(text.attendee, top)
  y = write(page, attendee.name, { x, y: y + 1, width: rest, size: 14, face: 'strong' })
  for (const line of [attendee.position, attendee.company].filter(Boolean))
    y = write(page, line, { x, y, width: rest, size: 9.5 })
  y = label(text.kind, y + 10)
  write(page, title, { x, y: y + 1, width: rest, size: 11, face: 'strong' })
}

/** Item, seller and price. Returns the lower edge. */
function purchase(page: Sheet, { orderNumber, price, seller }: TicketDocument, locale: Locale): number {
  const words = catalogues[locale].documents
  const top = bandHeight + 20 + qrSide + 6
  rule(page, { x: margin, y: top, width, thickness: 2, ink: inks.wheat })
  const column = width / 2
  const cell = (label: string, value: string, x: number) => {
    const y = write(page, label, { x, y: top + 12, width: column - 10, size: 8.5, ink: inks.quiet })
    return write(page, value, { x, y: y + 1, width: column - 10, size: 11, face: 'strong' })
  }
  const first = cell(words.ticket.number, orderNumber, margin)
  let y = cell(words.ticket.price, price === 0 ? catalogues[locale].ticket.free : formatPrice(price), margin + column)
  if (seller && price > 0)
    y = write(page, vatText(price, seller, locale), { x: margin + column, y, width: column, size: 8.5, ink: inks.quiet })
  return Math.max(first, y)
}

function vatText(price: number, { vatRate }: Seller, locale: Locale): string {
  const words = catalogues[locale].documents
  return vatRate === null ? words.withoutVat : words.vatIn(vatRate, exactPrice(vatIn(price, vatRate), locale))
}

/** Admission notes and small print at the foot of the page. */
function foot(page: Sheet, { seller, terms }: TicketDocument, locale: Locale, above: number): void {
  const words = catalogues[locale].documents
  const small = { x: margin, width, size: 7.2, ink: inks.quiet }
  const y = write(page, words.ticket.atTheDoor, { x: margin, y: above + 14, width, size: 9.5 })
  const sold = seller ? `${words.seller}: ${sellerText(seller, words)}` : ''
  const lines = [sold, ...[terms.offer, terms.refund].filter((link) => link !== null)]
  page.font('text').fontSize(small.size)
  const height = lines.reduce((sum, line) => sum + page.heightOfString(line, { width: width - 60 }) + 2, 0)
  let at = Math.max(y + 12, pageHeight - margin - height)
  page.page.margins.bottom = 0
  if (sold) at = write(page, sold, { ...small, y: at })
  writeTerms(page, terms, words, { ...small, y: at + 2, size: 6.2 })
  page.page.margins.bottom = margin
}
