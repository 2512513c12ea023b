import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { TermsLinks } from '@forum/domain/order/consent.ts'
import { type Seller, sellerText } from '@forum/domain/order/invoice.ts'
import { vatIn } from '@forum/domain/order/vat.ts'
import { exactPrice, formatPrice } from '@forum/domain/ticket/price.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { heightWithin, writeWithin } from './fitted-text.ts'
import {
  drawLogo,
  drawMark,
  drawQr,
  heightOfTerms,
  inks,
  margin,
  rule,
  type Sheet,
  sheet,
  write,
  writeTerms,
} from './pdf-page.ts'
import { artifact, group } from './pdf-structure.ts'
import { plainQrDrawing } from './qr-drawing.ts'

export type TicketPaper = {
  /** Name of the edition, its date and its place, as the site says them. */
  forum: string
  date: string
  place: string
  title: string
  attendee: { name: string; company: string; position: string }
  orderNumber: string
  /** Price of the seat, whole hryvnias. */
  price: number
  /** VAT in it, per cent; null: none. */
  vatRate: number | null
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
/** Below the small print, points. */
const smallMargin = 30

/** E-tickets of one edition as PDF, one per page. */
export function ticketPdf(tickets: readonly TicketPaper[], locale: Locale): Promise<Buffer> {
  const { ticket: text } = catalogues[locale].papers
  const [first] = tickets
  const subject = tickets.map(({ attendee }) => attendee.name).join(', ')
  return sheet({ title: `${text.title}: ${first?.forum ?? ''}`, lang: locale, subject, size: 'A5' }, (page) => {
    for (const ticket of tickets) {
      if (ticket !== first) page.addPage()
      group(page, 'Sect', () => {
        band(page, ticket, locale)
        person(page, ticket, locale)
        foot(page, ticket, locale, purchase(page, ticket, locale))
      })
    }
  })
}

/** Head: forum, date, place. */
function band(page: Sheet, { forum, date, place }: TicketPaper, locale: Locale): void {
  artifact(page, () => {
    page.save().rect(0, 0, pageWidth, bandHeight).clip()
    page.rect(0, 0, pageWidth, bandHeight).fill(inks.text)
    page.opacity(0.15)
    drawMark(page, pageWidth - 190, bandHeight - 188, 200, inks.paper)
    page.opacity(1).restore()
  })
  drawLogo(page, catalogues[locale].site.nameLines, margin, 30, inks.paper)
  const bottom = bandHeight - 10
  const text = { x: margin, width, size: 10.5, ink: inks.paper }
  const end = writeWithin(page, forum, { ...text, y: 76, height: 48, size: 15, face: 'display', role: 'H1' })
  const after = writeWithin(page, date, { ...text, y: end + 4, height: place ? 15 : bottom - end - 4, face: 'strong' })
  if (place) writeWithin(page, place, { ...text, y: after, width: width - 70, height: bottom - after })
}

/** Attendee and code. Everything stands beside the code, however long it is. */
function person(page: Sheet, { title, attendee, token }: TicketPaper, locale: Locale): void {
  const { ticket: text } = catalogues[locale].papers
  const top = bandHeight + 20
  drawQr(page, plainQrDrawing(token), { x: margin - 8, y: top - 8, side: qrSide, alt: text.codeAlt })
  const [x, rest] = [margin + qrSide + 10, width - qrSide - 10]
  const label = (words: string, y: number) => write(page, words, { x, y, width: rest, size: 8.5, ink: inks.quiet }) + 1
  const kind = { x, width: rest, height: 36, size: 11, face: 'strong' as const }
  const until = top + qrSide - 26 - heightWithin(page, title, kind)
  let y = label(text.attendee, top)
  const { name, position, company } = attendee
  const about = [position, company].filter(Boolean)
  y = writeWithin(page, name, { x, y, width: rest, height: (until - y) * (about.length > 0 ? 0.4 : 1), size: 14, face: 'strong' })
  for (const [index, line] of about.entries())
    y = writeWithin(page, line, { x, y, width: rest, height: (until - y) / (about.length - index), size: 9.5 })
  writeWithin(page, title, { ...kind, y: label(text.kind, y + 8) })
}

/** Item, seller and price. Returns the lower edge. */
function purchase(page: Sheet, { orderNumber, price, vatRate, seller }: TicketPaper, locale: Locale): number {
  const words = catalogues[locale].papers
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
    y = write(page, vatText(price, vatRate, locale), { x: margin + column, y, width: column, size: 8.5, ink: inks.quiet })
  return Math.max(first, y)
}

function vatText(price: number, vatRate: number | null, locale: Locale): string {
  const words = catalogues[locale].papers
  return vatRate === null ? words.withoutVat : words.vatIn(vatRate, exactPrice(vatIn(price, vatRate), locale))
}

/** Admission notes and small print at the foot of the page. */
function foot(page: Sheet, ticket: TicketPaper, locale: Locale, above: number): void {
  const words = catalogues[locale].papers
  const { seller } = ticket
  const terms = { x: margin, y: 0, width, size: 6.2, ink: inks.quiet }
  const after = write(page, words.ticket.atTheDoor, { x: margin, y: above + 14, width, size: 9.5 }) + 10
  const bottom = pageHeight - smallMargin - heightOfTerms(page, ticket.terms, words, terms)
  page.page.margins.bottom = 0
  if (seller) {
    const sold = `${words.seller}: ${sellerText(seller, words)}`
    const small = { x: margin, width, height: bottom - after - 2, size: 7.2, ink: inks.quiet }
    writeWithin(page, sold, { ...small, y: bottom - 2 - heightWithin(page, sold, small) })
  }
  writeTerms(page, ticket.terms, words, { ...terms, y: bottom })
  page.page.margins.bottom = margin
}
